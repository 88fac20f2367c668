import { identify } from "#renderer/client/browser-test/identify.ts";
import { judge } from "#renderer/client/browser-test/judge.ts";
import { bareShell } from "#renderer/shell/to-shell.ts";
import { languageCodes } from "#schemas/site/languages.ts";
import type { Story } from "./stories.ts";

type Draft = Omit<Story, "id" | "now">;

const current = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0";
const old = "Mozilla/5.0 (Windows NT 6.1; WOW64; Trident/7.0; rv:11.0) like Gecko";

/** The maintenance page, the outline of a page that is on its way, and the browser test, without script and in browsers that do more and less well. */
export function screenStories(now: number): Draft[] {
  return languageCodes.flatMap((language) => {
    const { theme } = bareShell(language);
    const story = (group: string, name: string, props: object): Draft => {
      return { group, name: `${name}-${language}`, language, theme, fixture: null, props };
    };
    const tested = { identity: identify(current, 0), cookies: true };
    const inEvery = [
      story("maintenance-page", "until", { view: { until: now + 7_200_000 } }),
      story("loading-page", "outline", {}),
      story("browser-test", "without-script", { view: { probe: null } }),
      story("browser-report", "limited", { checks: judge({ ...tested, thirdPartyCookies: "limited" }) }),
    ];
    if (language !== "cs") return inEvery;
    return [
      ...inEvery,
      story("maintenance-page", "open-end", { view: { until: null } }),
      story("browser-report", "pending", { checks: judge({ ...tested, thirdPartyCookies: "pending" }) }),
      story("browser-report", "passed", { checks: judge({ ...tested, thirdPartyCookies: "passed" }) }),
      story("browser-report", "failed", {
        checks: judge({ identity: identify(old, 0), cookies: false, thirdPartyCookies: "untested" }),
      }),
    ];
  });
}
