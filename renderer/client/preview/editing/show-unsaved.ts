import { rememberScroll, restoreScroll } from "#renderer/client/preview/page/keep-scroll.ts";
import type { PreviewData } from "#renderer/preview/data.ts";
import * as pageIds from "#schemas/site/page-ids.ts";

let current: XMLHttpRequest | null = null;

/**
 * Shows a record that the editor has not saved in place of the saved one, at the same place of the page, and returns the
 * data of its panel. The portal renders it for this request only. Null when a newer record came meanwhile; throws when the
 * portal refuses.
 */
export async function showUnsaved(record: object): Promise<PreviewData | null> {
  current?.abort();
  const request = new XMLHttpRequest();
  current = request;
  const next = await post(request, record);
  if (request !== current) return null;
  if (next === null) throw new Error(`The preview was answered with ${request.status}.`);
  const data = next.getElementById(pageIds.preview)?.textContent;
  rememberScroll();
  replacePage(next);
  restoreScroll();
  return data ? JSON.parse(data) : null;
}

/** Sends a record to the address of this preview; null when the portal refuses it. */
function post(request: XMLHttpRequest, record: object): Promise<Document | null> {
  return new Promise((resolve) => {
    request.open("POST", location.href);
    request.setRequestHeader("content-type", "application/json");
    // The browser parses it without a string that Trusted Types would have to allow.
    request.responseType = "document";
    request.onloadend = () => resolve(request.status === 200 ? request.responseXML : null);
    request.send(JSON.stringify(record));
  });
}

/**
 * Replaces what stands between header and footer. The code of in-app navigation is not imported: it would leave the script
 * that every page loads as one file. Islands with the same props go on running, others run again after a save.
 */
function replacePage(next: Document): void {
  const own = document.getElementById(pageIds.page);
  const to = next.getElementById(pageIds.page);
  if (!own || !to) return;
  const fresh = document.adoptNode(to);
  const running = [...own.querySelectorAll("[data-island]")];
  for (const island of fresh.querySelectorAll("[data-island]")) {
    const index = running.findIndex((each) => propsOf(each) === propsOf(island));
    if (index >= 0) island.replaceWith(...running.splice(index, 1));
  }
  // A template that the saved page does not have brings its own styles.
  for (const sheet of next.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (!document.querySelector(`link[href="${sheet.getAttribute("href")}"]`))
      document.head.append(document.adoptNode(sheet));
  own.replaceChildren(...fresh.childNodes);
  document.title = next.title;
}

/** Name and props of an island, as the server wrote them. */
function propsOf(island: Element): string {
  const props = island.querySelector(":scope > script[type='application/json']")?.textContent;
  return `${island.getAttribute("data-island")} ${props}`;
}
