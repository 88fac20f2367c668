import type { Translate } from "./translate.ts";

/** Characters of a line of a field by which it is found on the page. */
export const longestText = 120;

/** Returns the text that a finding is about, without the quotation marks of JSON; null for other values. */
export function receivedText(received: string): string | null {
  if (!received.startsWith('"')) return null;
  const inner = received.replace(/^"|…?"?$/g, "");
  return inner.replace(/\\(["\\])/g, "$1").replace(/\\[nrt]/g, " ");
}

/** Returns a received value in the words of editors. */
export function shownValue(received: string, translate: Translate): string {
  if (received === "nothing" || received === "null") return translate("valueNone");
  if (received === "personal data") return translate("valuePersonal");
  const text = receivedText(received);
  if (text === null) return received;
  return text.trim() === "" ? translate("valueNone") : `${text}${received.endsWith("…") ? "…" : ""}`;
}
