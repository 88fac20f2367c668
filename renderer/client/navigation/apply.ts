import { sendToLoaded } from "#renderer/client/behaviours/start.ts";
import { releaseIslands, startIslands } from "#renderer/client/islands/start.ts";
import { showHeader } from "#renderer/client/shell/header.ts";
import { stopOverflow } from "#renderer/client/shell/overflow.ts";
import * as pageIds from "#schemas/site/page-ids.ts";
import { addStyles } from "./add-styles.ts";
import { morph } from "./morph.ts";

const header = "body > header > [data-menu]";

/** Parts around the page, which change with its place, language and site. */
const around = ["body > .skip-link", "body > header > [data-official]", "body > footer", "body > template"];

/** A part that a document may have lost since it was rendered, or may have no more. */
const consentBar = "body > [data-consent-bar]";

/** Attributes that must be equal for pages to share a document; scripts of others would go on running on the next page. */
const shared = ["build", "session", "feedback", "consentScripts"];

/** True when a page can replace this one: same theme, shared attributes and parts around the page, no fatal error. */
function fitsHere(next: Document): boolean {
  const { dataset, className } = next.documentElement;
  const own = document.documentElement.dataset;
  // A theme has icons and colours of the browser's own frame as well.
  if (className !== document.documentElement.className) return false;
  // Pages without a layout lack the parts around.
  const isFramedAlike = [header, ...around].every(
    (part) => !document.querySelector(part) === !next.querySelector(part),
  );
  return isFramedAlike && dataset["fatal"] === undefined && shared.every((name) => dataset[name] === own[name]);
}

/** Replaces the page in this document; false when the next page does not fit or the navigation was aborted. */
export async function applyDocument(next: Document, signal: AbortSignal): Promise<boolean> {
  const from = document.getElementById(pageIds.page);
  const to = next.getElementById(pageIds.page);
  if (!from || !to || !fitsHere(next)) return false;
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
  for (const part of [consentBar, ...around]) replaceAll(next, part);
  applyHeader(document.querySelector(header), next.querySelector(header));
  sendToLoaded("navigated");
  void startIslands();
  return true;
}

const perPage =
  "meta[name=description], meta[name=robots], meta[property], link[rel=canonical], link[rel=alternate], script[type='application/ld+json']";

function updateHead(next: Document): void {
  for (const element of document.head.querySelectorAll(perPage)) element.remove();
  // Adopted instead of copied: Trusted Types treat a copied data block as a modified script.
  for (const element of next.head.querySelectorAll(perPage)) document.head.append(document.adoptNode(element));
}

/** Changes the header in place: visitors may be about to press something in it. */
function applyHeader(own: Element | null, next: Element | null): void {
  stopOverflow();
  if (own && next) morph(own, next);
  showHeader();
}

/** Replaces the parts of the document by those of the next one; one that is not here does not come back. */
function replaceAll(next: Document, part: string): void {
  const [first, ...others] = document.querySelectorAll(part);
  for (const other of others) other.remove();
  first?.replaceWith(...[...next.querySelectorAll(part)].map((element) => document.adoptNode(element)));
}
