import { sendToLoaded } from "#renderer/client/behaviours/start.ts";
import { releaseIslands } from "#renderer/client/islands/start.ts";
import { startPageParts } from "#renderer/client/page-parts.ts";
import { showHeader } from "#renderer/client/shell/header.ts";
import { stopOverflow } from "#renderer/client/shell/overflow.ts";
import * as pageIds from "#schemas/site/page-ids.ts";
import { addStyles } from "./add-styles.ts";
import { morph } from "./morph.ts";

const header = "body > header > [data-menu]";

/** Parts outside the page that differ by page, language or site. */
const outerParts = ["body > .skip-link", "body > header > [data-official]", "body > footer", "body > template"];

/** The cookie bar may have been removed since the document was rendered, and the next page may have none. */
const consentBar = "body > [data-consent-bar]";

/** Data attributes of `<html>` that must be equal: third-party scripts, say, would keep running on the next page. */
const sharedAttributes = ["build", "session", "feedback", "consentScripts"];

/** True for a page with the same theme, shared attributes and parts outside the page, and without a fatal error. */
function canReplacePage(next: Document): boolean {
  const { dataset, className } = next.documentElement;
  const own = document.documentElement.dataset;
  // A theme also has its own icons and its own browser toolbar colour.
  if (className !== document.documentElement.className) return false;
  // Pages with the layout `none` lack these parts.
  const isFramedAlike = [header, ...outerParts].every(
    (part) => !document.querySelector(part) === !next.querySelector(part),
  );
  return (
    isFramedAlike && dataset["fatal"] === undefined && sharedAttributes.every((name) => dataset[name] === own[name])
  );
}

/** Replaces the page in this document; false when the next page does not fit or the navigation was aborted. */
export async function applyDocument(next: Document, signal: AbortSignal): Promise<boolean> {
  const from = document.getElementById(pageIds.page);
  const to = next.getElementById(pageIds.page);
  if (!from || !to || !canReplacePage(next)) return false;
  await addStyles(next);
  if (signal.aborted) return false;
  releaseIslands(from);
  from.replaceWith(document.adoptNode(to));
  document.title = next.title;
  const { lang, dataset } = next.documentElement;
  document.documentElement.lang = lang;
  const own = document.documentElement.dataset;
  delete own["forcedTheme"];
  Object.assign(own, dataset);
  // The visitor's choice applies to every page that does not force a colour mode.
  if (own["theme"] === "auto" && own["colorMode"]) own["theme"] = own["colorMode"];
  updateHead(next);
  applyFrame(next);
  sendToLoaded("navigated");
  startPageParts();
  return true;
}

/** Shows everything around the page as in another document. */
export function applyFrame(next: Document): void {
  for (const part of [consentBar, ...outerParts]) replaceAll(next, part);
  applyHeader(document.querySelector(header), next.querySelector(header));
}

const perPage =
  "meta[name=description], meta[name=robots], meta[property], link[rel=canonical], link[rel=alternate], script[type='application/ld+json']";

function updateHead(next: Document): void {
  for (const element of document.head.querySelectorAll(perPage)) element.remove();
  // Adopted, not cloned: with Trusted Types, a cloned data block counts as a modified script.
  for (const element of next.head.querySelectorAll(perPage)) document.head.append(document.adoptNode(element));
}

/** Updates the header in place, because the visitor may be about to press something in it. */
function applyHeader(own: Element | null, next: Element | null): void {
  stopOverflow();
  if (own && next) morph(own, next);
  showHeader();
}

/** Replaces a part of the document by that of the next page; a part that this document lacks is not added. */
function replaceAll(next: Document, part: string): void {
  const [first, ...others] = document.querySelectorAll(part);
  for (const other of others) other.remove();
  first?.replaceWith(...[...next.querySelectorAll(part)].map((element) => document.adoptNode(element)));
}
