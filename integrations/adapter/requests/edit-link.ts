import type { Adapter } from "#integrations/adapter/define-adapter.ts";
import { fieldOf } from "#integrations/adapter/mapping/mapping.ts";
import type { OutboxFile } from "#integrations/adapter/reading/outbox-file.ts";
import { parseLanguage } from "#schemas/site/languages.ts";

/**
 * Answers `/edit?id=…&language=…&pointer=…`, the `CMS_EDIT_URL` of the portal, with a redirect to the field in the form of
 * the CMS.
 */
export function editLink(query: URLSearchParams, adapter: Adapter, outbox: OutboxFile): Response {
  const id = query.get("id") ?? "";
  const language = parseLanguage(query.get("language") ?? "cs") ?? "cs";
  const origin = (["content", "settings"] as const).flatMap((kind) => outbox.versionsOf(kind, id))[0]?.origin;
  const type = origin && Object.hasOwn(adapter.contents, origin.type) ? adapter.contents[origin.type] : undefined;
  const field = type ? fieldOf(type, query.get("pointer") ?? "", language) : [];
  const location = origin ? adapter.editUrl({ ...origin, language, field }) : null;
  if (location === null) return new Response(null, { status: 404 });
  return new Response(null, { status: 302, headers: { location, "cache-control": "no-store" } });
}
