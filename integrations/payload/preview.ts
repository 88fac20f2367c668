import type { LivePreviewConfig } from "payload";
import { isLanguageCode, languages } from "./languages.ts";
import { createPreviewToken, isRecord } from "./portal.ts";
import { portalUrl, previewSecret } from "./settings.ts";

const HOUR = 3_600_000;

/**
 * Address of a content item's preview in the portal, with a token valid for one hour; undefined for a content item
 * without an address.
 */
export const previewUrl: NonNullable<LivePreviewConfig["url"]> = async ({ data, locale, req }) => {
  const { id, address, web: site } = data;
  const code = isLanguageCode(locale.code) ? locale.code : "cs";
  const secret = previewSecret();
  const webId = isRecord(site) ? site["id"] : site;
  if (typeof address !== "string" || address === "" || secret === null || !webId) return "";
  const web = await req.payload.findByID({ collection: "webs", id: String(webId), depth: 0, disableErrors: true });
  const token = await createPreviewToken(secret, Date.now() + HOUR, { site: null, content: String(id) });
  const base = String(web?.["friendlyURL"] ?? "/").replace(/\/$/, "");
  return `${portalUrl()}${languages[code].prefix}${base}/${address}?preview=${token}`;
};
