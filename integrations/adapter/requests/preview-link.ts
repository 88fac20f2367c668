import { z } from "zod";
import { toWireLanguage } from "#embedded/replay/languages.ts";
import { isSameSecret } from "#integrations/adapter/service/same-secret.ts";
import type { ServedRecords } from "#integrations/adapter/service/served-records.ts";
import { inLanguage, languages, parseLanguage } from "#schemas/site/languages.ts";
import type { Clock } from "#server/clock.ts";
import { createPreviewToken } from "#server/http/preview-token.ts";

interface Options {
  /** The fixed secret in the CMS's preview address. */
  linkSecret: string;
  /** PREVIEW_SECRET of the portal. */
  previewSecret: string;
  /** Origin of the portal as editors reach it. */
  portal: string;
  clock: Clock;
}

const tokenMs = 900_000;
const item = z.looseObject({ webId: z.coerce.string(), friendlyURLs: z.record(z.string(), z.string()) });
const site = z.looseObject({ friendlyURL: z.string() });

/**
 * Answers `/preview?secret=…&content=…&language=…` with a redirect to the preview of a content item, whose token is valid for
 * a quarter of an hour. The secret is neither logged nor passed on.
 */
export async function previewLink(query: URLSearchParams, served: ServedRecords, options: Options): Promise<Response> {
  if (!isSameSecret(query.get("secret") ?? "", options.linkSecret)) return refusal(401);
  const language = parseLanguage(query.get("language") ?? "cs");
  // An address may name two fields of the CMS, of which one is empty.
  const id = query.getAll("content").find((each) => each !== "") ?? "";
  if (language === null || id === "") return refusal(400);
  const parameters = new URLSearchParams({ language: toWireLanguage(language) ?? "", onlyPublished: "false" });
  const content = await answerOf(served, `/contents/by-id/${encodeURIComponent(id)}?${parameters}`, item);
  const web = content && (await answerOf(served, `/webs/by-id/${encodeURIComponent(content.webId)}`, site));
  const address = content && inLanguage(content.friendlyURLs, language);
  if (!web || address === null) return refusal(404);
  const token = await createPreviewToken(options.previewSecret, options.clock.now() + tokenMs, {
    site: null,
    content: id,
  });
  const path = [web.friendlyURL.replace(/^\/|\/$/g, ""), ...address.split("/")].filter(Boolean).map(encodeURIComponent);
  const url = new URL(`${languages[language].prefix}/${path.join("/")}`, options.portal);
  url.searchParams.set("preview", token);
  return new Response(null, {
    status: 302,
    headers: { location: url.href, "cache-control": "no-store", "referrer-policy": "no-referrer" },
  });
}

async function answerOf<Schema extends z.ZodType>(served: ServedRecords, path: string, schema: Schema) {
  const answer = await served.preview(new Request(`http://service.invalid${path}`));
  return answer.ok ? (schema.safeParse(await answer.json()).data ?? null) : null;
}

function refusal(status: number): Response {
  return new Response(null, { status, headers: { "cache-control": "no-store" } });
}
