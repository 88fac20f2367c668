import { showToast } from "#renderer/client/show-toast.ts";
import { endNotice } from "./end-notice.ts";

const subject = "session";

/** Shows a toast that the session cannot be confirmed and that nothing is lost; it stays until the outage is over. */
export function warnOfOutage(): void {
  const text = textOf("unconfirmed");
  if (text) void showToast({ severity: "warn", text, subject, duration: null });
}

export function announceOutageEnd(): void {
  const text = textOf("confirmed");
  if (text) void showToast({ severity: "success", text, subject });
}

/** Has the next page say that the provider has ended the session, as this page is about to be left. */
export function announceEnd(): void {
  const text = textOf("ended");
  try {
    if (text) sessionStorage.setItem(endNotice, text);
  } catch {
    // Without storage the next page shows only that nobody is signed in.
  }
}

/** Returns the text that the session has ended and that what was written is kept. Read it before the texts are removed. */
export function keptText(): string | undefined {
  return textOf("kept");
}

export function announceKept(text: string | undefined): void {
  if (text) void showToast({ severity: "warn", text, subject, duration: null });
}

/** Reads a text from the document, in the page's language: the client scripts contain no translations. */
function textOf(name: "unconfirmed" | "confirmed" | "ended" | "kept"): string | undefined {
  return document.querySelector<HTMLElement>("[data-unconfirmed]")?.dataset[name];
}
