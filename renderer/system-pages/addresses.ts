import { i18nOf } from "#renderer/page/i18n.ts";
import type { ShellLink } from "#renderer/shell/shell.ts";
import type { Language } from "#schemas/site/languages.ts";
import { addressOf, baseOf } from "#server/cms/sites.ts";
import type { Visit } from "#server/view/view-context.ts";
import { type OwnPageName, ownPageNames, ownPages } from "./registry.ts";

/** Where one of the portal's own pages is on the visited site in a language. */
export function ownPageAddress(name: OwnPageName, language: Language, visit: Visit): string {
  return addressOf(baseOf(visit.web, language, visit), ownPages[name].slugs[language]);
}

/** Links to the portal's own pages, which no editor can put into a folder; that of the cookies has a place of its own. */
export function ownPageLinks(visit: Visit): ShellLink[] {
  const { t } = i18nOf(visit.language);
  return ownPageNames
    .filter((name) => name !== "cookie-settings")
    .map((name) => ({
      label: t(ownPages[name].title),
      href: ownPageAddress(name, visit.language, visit),
      language: null,
    }));
}
