import { i18nOf } from "#renderer/page/i18n.ts";
import type { ShellLink } from "#renderer/shell/shell.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import { addressOf, baseOf } from "#schemas/site/site-addresses.ts";
import { type SystemPageName, systemPageNames, systemPages } from "#schemas/site/system-pages.ts";
import type { ViewContextInput } from "#server/view/view-context.ts";

export function systemPageAddress(name: SystemPageName, language: Language, input: ViewContextInput): string {
  return addressOf(baseOf(input.web, language, input), systemPages[name].slugs[language]);
}

/** Links to the system pages that editors cannot put in a folder and that nothing else links to. */
export function systemPageLinks(input: ViewContextInput): ShellLink[] {
  const { t } = i18nOf(input.language);
  return systemPageNames
    .filter((name) => name === "browser-test")
    .map((name) => ({
      label: t(systemPages[name].title),
      href: systemPageAddress(name, input.language, input),
      language: null,
    }));
}
