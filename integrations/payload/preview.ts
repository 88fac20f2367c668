import type { LivePreviewConfig, PayloadRequest } from "payload";
import { isLanguageCode, languages } from "./languages.ts";
import { createPreviewToken, isRecord, parseSettings } from "./portal.ts";
import { portalUrl, previewSecret } from "./settings.ts";
import { readData } from "./wire/data.ts";

const HOUR = 3_600_000;

/**
 * Address of a preview in the portal, with a token valid for one hour: of a content item's page, or of the home page for
 * settings and menus. Empty for a content item without an address, and for a menu that no site has.
 */
export const previewUrl: NonNullable<LivePreviewConfig["url"]> = async ({ collectionConfig, data, locale, req }) => {
  const { id, address, web: site } = data;
  const code = isLanguageCode(locale.code) ? locale.code : "cs";
  const secret = previewSecret();
  const isMenu = collectionConfig?.slug === "folders";
  const isOfSite = isMenu || collectionConfig?.slug === "web-config";
  const webId = isMenu ? await siteOfMenu(req, String(id)) : isRecord(site) ? site["id"] : site;
  const path = isOfSite ? "" : address;
  if (typeof path !== "string" || (path === "" && !isOfSite) || secret === null || !webId) return "";
  const web = await req.payload.findByID({ collection: "webs", id: String(webId), depth: 0, disableErrors: true });
  const scope = isOfSite ? { site: String(webId), content: null } : { site: null, content: String(id) };
  const token = await createPreviewToken(secret, Date.now() + HOUR, scope);
  const base = String(web?.["friendlyURL"] ?? "/").replace(/\/$/, "");
  const place = `${languages[code].prefix}${base}${path === "" ? "" : `/${path}`}`;
  return `${portalUrl()}${place || "/"}?preview=${token}`;
};

/** Id of the first site whose settings name a menu; null when none does. */
async function siteOfMenu({ payload }: PayloadRequest, menu: string): Promise<unknown> {
  const { docs } = await payload.find({ collection: "web-config", depth: 0, locale: "cs", pagination: false });
  const names = (stored: unknown) => Object.values(Object(parseSettings(readData(stored))["navigace"])).map(String);
  return docs.find(({ stored }) => names(stored).includes(menu))?.["web"] ?? null;
}
