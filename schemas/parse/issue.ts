import type { Language } from "#schemas/site/language-codes.ts";
import { cutBeforeRedacted, redact } from "./redact.ts";

/** Effect of an issue on the page that visitors see. */
export type IssueEffect =
  | "none"
  | "shown-in-czech"
  | "text-hidden"
  | "field-hidden"
  | "item-hidden"
  | "block-hidden"
  | "fallback-template"
  | "page-unavailable";

/** One problem of a content item: its place, the expected and received values, and its effect on the page. */
export interface Issue {
  code: string;
  severity: "error" | "warning" | "info";
  effect: IssueEffect;
  /** Path in the content record as the CMS sent it. */
  path: readonly (string | number)[];
  expected: string;
  /** The value for logs: as JSON without personal data and secrets, cut to 80 characters. */
  received: string;
  content: { id: string; versionId: number | null; language: Language | null; structureKey: string };
}

/** Severities of codes that are not errors. */
const mild: Readonly<Record<string, "warning" | "info">> = {
  "expected-missing": "warning",
  "markup-in-text": "warning",
  "reference.self": "info",
  "reference.unresolved": "warning",
  "structure.unknown": "warning",
  "too-long": "warning",
  "unknown-field": "info",
  untranslated: "warning",
  "wrong-script": "warning",
};

export function toIssue(
  { code, path, expected, received }: { code: string; path: (string | number)[]; expected: string; received: unknown },
  { id, versionId, language, structureKey }: Issue["content"],
  effect: IssueEffect,
  isPersonal = false,
): Issue {
  const content = { id, versionId, language, structureKey };
  const receivedText = isPersonal || code.startsWith("personal-data.") ? "personal data" : excerpt(received);
  return { code, severity: mild[code] ?? "error", effect, path, expected, received: receivedText, content };
}

export function toPointer(path: readonly PropertyKey[]): string {
  let pointer = "";
  for (const part of path) {
    const text = String(part);
    // Fast path: nearly all parts are field names and indices.
    pointer += `/${/[~/]/.test(text) ? text.replaceAll("~", "~0").replaceAll("/", "~1") : text}`;
  }
  return pointer;
}

/** Path of a field in the notation of CMS forms, such as `data.sekce.3.titulek`; empty for the whole record. */
export function fieldPathOf(pointer: string): string {
  return fromPointer(pointer).join(".");
}

/** Path of an RFC 6901 pointer; steps that are whole numbers become indices. */
export function fromPointer(pointer: string): (string | number)[] {
  return pointer
    .split("/")
    .slice(1)
    .map((part) => (/^(?:0|[1-9]\d*)$/.test(part) ? Number(part) : part.replaceAll("~1", "/").replaceAll("~0", "~")));
}

const longest = 80;

/** Texts within a record or list are left out: fields for personal data may be among them. */
function excerpt(value: unknown): string {
  if (value === undefined) return "nothing";
  const json = JSON.stringify(value, (key, part) => (key !== "" && typeof part === "string" ? "…" : part));
  const text = redact(json.slice(0, 5 * longest));
  return text.length > longest ? `${cutBeforeRedacted(text, longest - 1)}…` : text;
}
