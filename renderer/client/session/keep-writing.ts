import { applyFrame } from "#renderer/client/navigation/apply.ts";
import { fetchPage } from "#renderer/client/navigation/fetch-page.ts";
import { withoutFragment } from "#renderer/client/navigation/in-app.ts";
import { parseDocument } from "#renderer/client/navigation/parse-document.ts";
import { writtenField } from "#renderer/client/reload.ts";
import * as pageIds from "#schemas/site/page-ids.ts";
import { announceKept, keptText } from "./outage.ts";

/**
 * Keeps the page on screen with what has been written into it, once its session has ended: only what is around the page
 * is replaced by what everybody sees. Returns false when nothing has been written, or when the page is not for everybody.
 */
export async function keepWriting(): Promise<boolean> {
  const field = writtenField();
  const next = field && (await publicVersion());
  // The text may not become that of another visitor, nor stay where only signed-in visitors may write.
  if (!next || next.documentElement.dataset["session"] !== undefined || !hasField(next, field)) return false;
  const text = keptText();
  applyFrame(next);
  document.getElementById(pageIds.session)?.remove();
  delete document.documentElement.dataset["session"];
  document.body.hidden = false;
  announceKept(text);
  return true;
}

/** The page at the current address, as the server shows it now; null when it shows none there. */
async function publicVersion(): Promise<Document | null> {
  const page = await fetchPage(location.href, { cache: "no-store" }).catch(() => null);
  return page && page.url === withoutFragment(location) ? parseDocument(page.html) : null;
}

function hasField(next: Document, field: Element): boolean {
  const name = field.getAttribute("name") ?? "";
  return next.querySelector(`#${pageIds.page} [name="${CSS.escape(name)}"]`) !== null;
}
