import { sentParameter } from "#schemas/forms/submission.ts";
import { languageCodes } from "#schemas/languages.ts";
import type { WebConfig } from "#schemas/web-config.ts";
import type { Config } from "#server/config.ts";
import type { PageRequest } from "#server/pages.ts";
import type { Visit } from "#server/to-view.ts";
import { i18nOf } from "../i18n.ts";
import { type Folders, toShell } from "../shell/to-shell.ts";
import { ownPageAddress } from "./addresses.ts";
import type { ShownOwnPage } from "./own-page.tsx";
import { type OwnPageName, ownPages } from "./registry.ts";

/** One of the portal's own pages in the frame of the visited site. */
export function toOwnPage(
  name: OwnPageName,
  request: PageRequest,
  visit: Visit,
  config: WebConfig,
  folders: Folders,
  portal: Pick<Config, "cookieProbeOrigin">,
) {
  const { language } = visit;
  const title = i18nOf(language).t(ownPages[name].title);
  const alternates = languageCodes.map((code) => ({ language: code, href: ownPageAddress(name, code, visit) }));
  const shell = toShell(visit, config, folders, { title, language, alternates });
  const page = toPage(name, request, portal);
  return { kind: "own", status: 200, ...page, alternates, language, shell } as const;
}

function toPage(name: OwnPageName, { query, visitor }: PageRequest, portal: Pick<Config, "cookieProbeOrigin">) {
  const pages: { [name in OwnPageName]: Extract<ShownOwnPage, { name: name }> } = {
    "browser-test": { name: "browser-test", takes: [], view: { probe: portal.cookieProbeOrigin } },
    "cookie-settings": {
      name: "cookie-settings",
      takes: [sentParameter],
      view: { consent: visitor.consent, isSaved: query.has(sentParameter) },
    },
  };
  return pages[name];
}
