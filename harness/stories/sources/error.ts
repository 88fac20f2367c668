import { bareShell } from "#renderer/shell/to-shell.ts";
import { languageCodes, languages } from "#schemas/site/languages.ts";
import { authPaths } from "#schemas/visitor/auth-paths.ts";
import type { ErrorPage } from "#templates/error-page/error-page.tsx";
import type { Story } from "./stories.ts";

/** The error pages of every status, for the signed-in, and of a page that is there in other languages alone. */
export function errorStories(): Omit<Story, "id" | "now">[] {
  return languageCodes.flatMap((language) => {
    const { theme, home } = bareShell(language);
    const story = (name: string, status: number, own: Partial<ErrorPage> = {}) => {
      const view: ErrorPage = { status, home, message: null, versions: [], signInAgain: null, ...own };
      return { group: "error-page", name: `${name}-${language}`, language, theme, fixture: null, props: { view } };
    };
    const others = languageCodes.filter((other) => other !== language);
    const ways = {
      search: `${languages[language].prefix}/search`,
      sitemap: { label: "Sitemap", href: `${languages[language].prefix}/sitemap`, external: false, language: null },
    };
    const versions = others.map((other) => ({ language: other, href: `${languages[other].prefix}/rodina` }));
    return [
      ...[403, 404, 500, 503].map((status) => story(`status-${status}`, status)),
      story("status-403-signed-in", 403, { signInAgain: authPaths.cleanup }),
      story("status-404-of-site", 404, { ways }),
      story("in-other-languages", 404, { versions }),
    ];
  });
}
