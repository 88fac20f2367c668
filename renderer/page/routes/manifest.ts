import { textFile } from "#renderer/exports/export-file.ts";
import { manifestSlug } from "#renderer/shell/common-frame.ts";
import { toShell } from "#renderer/shell/to-shell.ts";
import { languages } from "#schemas/site/languages.ts";
import type { SiteRoute } from "./route.ts";

/** Web app manifest: the site's name and icons for visitors who add it to their home screen. */
export const manifest: SiteRoute = {
  name: "manifest",
  of: "site",
  matches: (path) => path === `/${manifestSlug}`,
  async answer({ reader }, site) {
    const { siteName, home, language, theme } = toShell(site, null);
    // Imported lazily: themes exist only in a build, and `portal check` resolves routes without one.
    const { manifestTheme } = await import("#renderer/page/document/manifest-theme.ts");
    const { name, color } = manifestTheme(theme);
    const icon = (size: number) => ({
      src: `/assets/${name}/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose: "any maskable",
    });
    const body = {
      name: siteName,
      short_name: siteName,
      lang: languages[language].tag,
      start_url: home,
      scope: home,
      display: "browser",
      theme_color: color,
      background_color: color,
      icons: [icon(192), icon(512)],
    };
    return textFile("application/manifest+json", JSON.stringify(body), reader);
  },
};
