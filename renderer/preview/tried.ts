import { i18nOf } from "#renderer/page/i18n.ts";
import type { RequestContext } from "#renderer/page/request-context.ts";
import type { Resolved } from "#renderer/page/resolved.ts";
import { isRecord } from "#schemas/parse/shape.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import { inLanguageOrDefault, languages } from "#schemas/site/languages.ts";
import { siteOfHost, siteOfPath } from "#schemas/site/site-addresses.ts";
import type { ReceivedContent } from "#server/cms/entities.ts";
import type { Tried } from "./data.ts";

/** Describes what a preview without a page requested, so that editors see whether address or content is wrong. */
export async function toTried(
  resolved: Resolved,
  own: ReceivedContent | null,
  { request, address, reader, services: { log } }: RequestContext,
): Promise<Tried | null> {
  if (resolved.kind !== "error") return null;
  const webs = await reader.webs(request.host).catch((error: unknown) => {
    log.debug({ error }, "a preview cannot name the site it was asked for");
    return [];
  });
  const host = siteOfHost(webs, request.host);
  const entered = host ? { web: host, path: address.path } : siteOfPath(webs, address.path);
  return {
    reason: reasonOf(resolved.status, own),
    id: own ? idOf(own.record) : null,
    url: decodeURI(entered?.path ?? address.path).replace(/^\/(?=.)/, ""),
    language: address.language,
    web: entered ? (inLanguageOrDefault(entered.web.names, address.language)?.value ?? entered.web.id) : null,
  };
}

/** Returns the same as a sentence in the language of the page; null when the error page says enough. */
export function sentenceOf({ reason, id, url, language, web }: Tried, shown: Language): string | null {
  const { t } = i18nOf(shown);
  const values = { id: id ?? "", url, language: languages[language].name, web: web ?? "" };
  if (reason === "missing") return t("errors.previewMissing", values);
  return reason === "broken" ? t("errors.previewBroken", values) : null;
}

function reasonOf(status: number, own: ReceivedContent | null): Tried["reason"] {
  if (own && !own.content) return "broken";
  if (status === 403) return "forbidden";
  if (status !== 404) return "failed";
  return own ? "embedded" : "missing";
}

function idOf(record: unknown): string | null {
  const id = isRecord(record) ? record["id"] : null;
  return typeof id === "string" || typeof id === "number" ? String(id) : null;
}
