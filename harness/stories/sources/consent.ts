import type { ConsentBarProps } from "#components/shell/consent-bar.tsx";
import { i18nOf } from "#renderer/page/i18n.ts";
import { consentLabels } from "#renderer/shell/consent-labels.ts";
import { bareShell } from "#renderer/shell/to-shell.ts";
import { languageCodes } from "#schemas/site/languages.ts";
import type { CookieSettings } from "#templates/cookie-settings/cookie-settings.tsx";
import type { Story } from "./stories.ts";

type Draft = Omit<Story, "id" | "now">;

/** The bar that asks about cookies, also when a choice was not kept, the page of the settings before and after, and its dialog. */
export function consentStories(): Draft[] {
  return languageCodes.flatMap((language) => {
    const { theme } = bareShell(language);
    const story = (group: string, name: string, props: object): Draft => {
      return { group, name: `${name}-${language}`, language, theme, fixture: null, props };
    };
    const bar: ConsentBarProps = { labels: consentLabels(i18nOf(language).t), address: "/", settings: "#" };
    const page = (view: CookieSettings) => ({ view });
    return [
      story("consent-bar", "asking", bar),
      story("consent-bar", "failed", { ...bar, isFailed: true }),
      story("cookie-settings", "undecided", page({ consent: null, isSaved: false })),
      story("consent-dialog", "undecided", { consent: null, isFailed: false }),
      story("consent-dialog", "failed", { consent: { statistical: true, marketing: false }, isFailed: true }),
      story("cookie-settings", "saved", page({ consent: { statistical: true, marketing: false }, isSaved: true })),
    ];
  });
}
