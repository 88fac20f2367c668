import { i18nOf } from "#renderer/page/i18n.ts";
import type { Site } from "#renderer/page/resolve-site.ts";
import { toShell } from "#renderer/shell/to-shell.ts";
import { sentParameter } from "#schemas/forms/submission.ts";
import type { Config } from "#server/config/config.ts";
import type { PageRequest } from "#server/pages/pages.ts";
import { linkedLanguages } from "#server/view/view-context.ts";
import { systemPageAddress } from "./addresses.ts";
import { type SystemPageName, systemPages } from "./registry.ts";
import type { ShownSystemPage } from "./system-page.tsx";

/** A system page in the frame of the visited site. */
export function toSystemPage(
  name: SystemPageName,
  request: PageRequest,
  site: Site,
  portal: Pick<Config, "cookieProbeOrigin">,
) {
  const { language } = site.input;
  const title = i18nOf(language).t(systemPages[name].title);
  const alternates = linkedLanguages(site.input).map((code) => ({
    language: code,
    href: systemPageAddress(name, code, site.input),
  }));
  const shell = toShell(site, { title, language, alternates });
  const page = toPage(name, request, portal);
  return { kind: "own", status: 200, ...page, alternates, language, shell } as const;
}

function toPage(name: SystemPageName, { query, visitor }: PageRequest, portal: Pick<Config, "cookieProbeOrigin">) {
  const pages: { [name in SystemPageName]: Extract<ShownSystemPage, { name: name }> } = {
    "browser-test": { name: "browser-test", takes: [], view: { probe: portal.cookieProbeOrigin } },
    "cookie-settings": {
      name: "cookie-settings",
      takes: [sentParameter],
      view: { consent: visitor.consent, isSaved: query.has(sentParameter) },
    },
  };
  return pages[name];
}
