import { releaseIslands, startIslands, updateIslands } from "#renderer/client/islands/runtime.ts";

/** What stands around the page and is no island: it follows the page's language and site. */
const around = ["body > .skip-link", "body > footer", "body > template"];

/** What pages that share a document have in common; scripts that are not ours would go on running on the next page. */
const shared = ["build", "session", "feedback", "consentScripts"];

/** Whether a page can take this one's place: alike in what they share, in the same frame and no end of the application. */
function fitsHere(next: Document): boolean {
  const { dataset } = next.documentElement;
  const own = document.documentElement.dataset;
  // Pages without layout lack what stands around.
  const isFramedAlike = around.every((part) => !document.querySelector(part) === !next.querySelector(part));
  return isFramedAlike && dataset["fatal"] === undefined && shared.every((name) => dataset[name] === own[name]);
}

/** The one place that puts another page into this document; false when it is not one of ours, or came too late. */
export async function applyDocument(next: Document, signal: AbortSignal): Promise<boolean> {
  const from = document.getElementById("page");
  const to = next.getElementById("page");
  if (!from || !to || !fitsHere(next)) return false;
  await addStyles(next);
  if (signal.aborted) return false;
  releaseIslands(from);
  from.replaceWith(document.adoptNode(to));
  document.title = next.title;
  const { lang, className, dataset } = next.documentElement;
  Object.assign(document.documentElement, { lang, className });
  const own = document.documentElement.dataset;
  delete own["forcedTheme"];
  Object.assign(own, dataset);
  // What the visitor chose holds on every page that forces no colours.
  if (own["theme"] === "auto" && own["colorMode"]) own["theme"] = own["colorMode"];
  updateHead(next);
  for (const part of around) document.querySelector(part)?.replaceWith(...adopted(next, part));
  updateIslands(next, to);
  startIslands(document);
  return true;
}

/** Styles the new page needs beyond those here are loaded before it is shown, for 100 ms at most. */
async function addStyles(next: Document): Promise<void> {
  const known = new Set(
    [...document.querySelectorAll("link[rel=stylesheet]")].map((link) => link.getAttribute("href")),
  );
  const fresh = [...next.querySelectorAll("link[rel=stylesheet]")].filter(
    (link) => !known.has(link.getAttribute("href")),
  );
  const loads = fresh.map((link) => {
    const own = document.importNode(link, true);
    const loaded = new Promise((resolve) => {
      own.addEventListener("load", resolve, { once: true });
      own.addEventListener("error", resolve, { once: true });
    });
    document.head.append(own);
    return loaded;
  });
  if (loads.length > 0) await Promise.race([Promise.all(loads), new Promise((resolve) => setTimeout(resolve, 100))]);
}

const perPage =
  "meta[name=description], meta[name=robots], meta[property], link[rel=canonical], link[rel=alternate], script[type='application/ld+json']";

function updateHead(next: Document): void {
  for (const element of document.head.querySelectorAll(perPage)) element.remove();
  // Adopted and not copied: Trusted Types take a copied data block for a script that somebody has changed.
  for (const element of next.head.querySelectorAll(perPage)) document.head.append(document.adoptNode(element));
}

function adopted(next: Document, part: string): Node[] {
  return [...next.querySelectorAll(part)].map((element) => document.adoptNode(element));
}
