import { i18nOf } from "#renderer/page/i18n.ts";
import { type Folders, toShell } from "#renderer/shell/to-shell.ts";
import { sentParameter } from "#schemas/forms/submission.ts";
import { languageCodes } from "#schemas/site/languages.ts";
import type { WebConfig } from "#schemas/site/web-config.ts";
import type { Config } from "#server/config/config.ts";
import type { PageRequest } from "#server/pages/pages.ts";
import type { Visit } from "#server/view/view-context.ts";
import { systemPageAddress } from "./addresses.ts";
import { type SystemPageName, systemPages } from "./registry.ts";
import type { ShownSystemPage } from "./system-page.tsx";

/** One of the portal's own pages in the frame of the visited site. */
export function toSystemPage(
  name: SystemPageName,
  request: PageRequest,
  visit: Visit,
  config: WebConfig,
  folders: Folders,
  portal: Pick<Config, "cookieProbeOrigin">,
) {
  const { language } = visit;
  const title = i18nOf(language).t(systemPages[name].title);
  const alternates = languageCodes.map((code) => ({ language: code, href: systemPageAddress(name, code, visit) }));
  const shell = toShell(visit, config, folders, { title, language, alternates });
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
