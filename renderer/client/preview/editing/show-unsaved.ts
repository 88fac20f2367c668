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
  const next = new DOMParser().parseFromString(html, "text/html");
  const data = next.getElementById(pageIds.preview)?.textContent;
  rememberScroll();
  const isShown = replacePage(next);
  restoreScroll();
  return isShown && data ? JSON.parse(data) : null;
}

/**
 * Puts the page of another document into this one, with its styles; its interactive parts stay as they are without script
 * until the record is saved. Nothing is imported from the scripts of all pages, which the bundler would divide for it.
 */
function replacePage(next: Document): boolean {
  const [from, to] = [document, next].map((each) => each.getElementById(pageIds.page));
  if (!from || !to) return false;
  to.dataset["unsaved"] = "";
  for (const sheet of next.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (!document.querySelector(`link[href="${sheet.getAttribute("href")}"]`))
      document.head.append(document.adoptNode(sheet));
  from.replaceWith(document.adoptNode(to));
  document.title = next.title;
  return true;
}
