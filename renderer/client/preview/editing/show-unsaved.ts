import { applyDocument } from "#renderer/client/navigation/apply.ts";
import { parseDocument } from "#renderer/client/navigation/parse-document.ts";
import { rememberScroll, restoreScroll } from "#renderer/client/preview/page/keep-scroll.ts";
import type { PreviewData } from "#renderer/preview/data.ts";
import * as pageIds from "#schemas/site/page-ids.ts";

let current = new AbortController();

/**
 * Shows a record that the editor has not saved in place of the saved one, at the same place of the page, and returns the
 * data of its panel. The portal renders it for this request only. Null when a newer record came meanwhile; throws when the
 * portal refuses.
 */
export async function showUnsaved(record: object): Promise<PreviewData | null> {
  current.abort();
  current = new AbortController();
  const { signal } = current;
  const headers = { "content-type": "application/json", accept: "text/html" };
  const request = { method: "POST", headers, body: JSON.stringify(record), signal };
  const response = await fetch(location.href, request).catch(() => null);
  const html = response?.ok ? await response.text().catch(() => null) : null;
  if (signal.aborted) return null;
  if (html === null) throw new Error(`The preview was answered with ${response?.status}.`);
  const next = parseDocument(html);
  const data = next.getElementById(pageIds.preview)?.textContent;
  const page = next.getElementById(pageIds.page);
  if (page) page.dataset["unsaved"] = "";
  rememberScroll();
  const isShown = await applyDocument(next, signal);
  restoreScroll();
  return isShown && data ? JSON.parse(data) : null;
}
