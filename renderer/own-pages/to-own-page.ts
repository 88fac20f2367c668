import { languageCodes } from "#schemas/languages.ts";
import type { WebConfig } from "#schemas/web-config.ts";
import type { Config } from "#server/config.ts";
import type { Visit } from "#server/to-view.ts";
import { i18nOf } from "../i18n.ts";
import { type Folders, toShell } from "../shell/to-shell.ts";
import { ownPageAddress } from "./addresses.ts";
import { type OwnPageName, ownPages } from "./registry.ts";

/** One of the portal's own pages in the frame of the visited site. */
export function toOwnPage(
  name: OwnPageName,
  visit: Visit,
  config: WebConfig,
  folders: Folders,
  { cookieProbeOrigin }: Pick<Config, "cookieProbeOrigin">,
) {
  const { language } = visit;
  const title = i18nOf(language).t(ownPages[name].title);
  const alternates = languageCodes.map((code) => ({ language: code, href: ownPageAddress(name, code, visit) }));
  const shell = toShell(visit, config, folders, { title, language, alternates });
  const view = { probe: cookieProbeOrigin };
  return { kind: "own", status: 200, name, view, alternates, language, shell } as const;
}
