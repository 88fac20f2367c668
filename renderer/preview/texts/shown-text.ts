import type { Translate } from "./translate.ts";

/** Number of characters of a field's line that are used to find it on the page. */
export const maxTextLength = 120;

/** Returns the text that a finding is about, without JSON's quotation marks; null for other values. */
export function receivedText(received: string): string | null {
  if (!received.startsWith('"')) return null;
  const inner = received.replace(/^"|…?"?$/g, "");
  return inner.replace(/\\(["\\])/g, "$1").replace(/\\[nrt]/g, " ");
}

/** Describes a received value in words that editors understand. */
export function shownValue(received: string, translate: Translate): string {
  if (received === "nothing" || received === "null") return translate("valueNone");
  if (received === "personal data") return translate("valuePersonal");
  const text = receivedText(received);
  if (text === null) return received;
  return text.trim() === "" ? translate("valueNone") : `${text}${received.endsWith("…") ? "…" : ""}`;
}
