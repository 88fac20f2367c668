import { i18nOf } from "#renderer/page/i18n.ts";
import type { ShellLink } from "#renderer/shell/shell.ts";
import type { Language } from "#schemas/site/languages.ts";
import { addressOf, baseOf } from "#server/cms/sites.ts";
import type { Visit } from "#server/view/view-context.ts";
import { type SystemPageName, systemPageNames, systemPages } from "./registry.ts";

/** Where one of the portal's own pages is on the visited site in a language. */
export function systemPageAddress(name: SystemPageName, language: Language, visit: Visit): string {
  return addressOf(baseOf(visit.web, language, visit), systemPages[name].slugs[language]);
}

/** Links to the portal's own pages, which no editor can put into a folder; that of the cookies has a place of its own. */
export function ownPageLinks(visit: Visit): ShellLink[] {
  const { t } = i18nOf(visit.language);
  return systemPageNames
    .filter((name) => name !== "cookie-settings")
    .map((name) => ({
      label: t(systemPages[name].title),
      href: systemPageAddress(name, visit.language, visit),
      language: null,
    }));
}
