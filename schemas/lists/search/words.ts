import { casesField } from "#schemas/forms/form-fields.ts";
import { memo } from "#schemas/parse/memo.ts";
import { withoutTags } from "#schemas/values/text.ts";
import { situationsField } from "./situations.ts";

/** Fields that pages do not always show, or never. */
const sometimesHidden = new Set(["adresat", "alt", casesField, situationsField]);

/** Single-word fields that visitors do not search for. */
const notLookedFor = new Set([...sometimesHidden, "id", "versionId", "pk"]);

/** Marks the end of a part of a page, such as a heading, a list item or a field. */
const end = "\u0001";

/**
 * Returns the text in the data of a content item, without markup, addresses and codes. A dot separates parts, unless
 * the punctuation at their end does: a sentence is not followed by a small letter.
 */
export const wordsIn = memo((data: object) => {
  const parts = readWords(data).replace(/\s+/g, " ").split(end);
  return parts
    .flatMap((part) => part.trim() || [])
    .map((part, at, all) => (at === 0 || isSeparated(all[at - 1] ?? "", part) ? part : `· ${part}`))
    .join(" ");
});

function isSeparated(before: string, after: string): boolean {
  return /[,:;]$/.test(before) || (/[.?!…]$/.test(before) && !/^\p{Ll}/u.test(after));
}

function readWords(value: unknown): string {
  if (typeof value === "string") return isRunningText(value) ? withoutMarkup(value) : "";
  if (typeof value !== "object" || value === null) return "";
  // The envelope of an embedded content item is not text.
  if ("friendlyURLs" in value) return readWords(Reflect.get(value, "data"));
  return Object.entries(value)
    .filter(([name]) => !sometimesHidden.has(name))
    .map(([, part]) => readWords(part))
    .join(end);
}

/**
 * Returns single-word values that visitors may search for: names of places, numbers of forms, e-mail addresses, phones;
 * but no dates, page addresses and internal codes.
 */
export function namesIn(value: unknown): string[] {
  if (typeof value === "string") return isName(value) ? [value] : [];
  if (typeof value !== "object" || value === null || "friendlyURLs" in value) return [];
  return Object.entries(value).flatMap(([name, part]) => (notLookedFor.has(name) ? [] : namesIn(part)));
}

/** Maximum length of a name: longer single words are addresses or keys. */
const longestName = 60;

function isName(text: string): boolean {
  if (text.length > longestName || isRunningText(text) || /^\d{4}-\d{2}-\d{2}|^#|^\w+:|[/\\<>]/.test(text))
    return false;
  return /^\p{Lu}|@|\d/u.test(text);
}

/** True for texts of at least two words; codes, days and addresses are a single word. */
function isRunningText(text: string): boolean {
  return !/^(?:https?:\/)?\//.test(text) && text.split(/[<>]/).some(hasTwoWords);
}

/** Two steps, since a single pattern would backtrack at each letter. */
function hasTwoWords(text: string): boolean {
  const first = text.search(/\p{L}{2}/u);
  const gap = first < 0 ? -1 : text.slice(first).search(/\s/);
  return gap >= 0 && /\p{L}{2}/u.test(text.slice(first + gap));
}

function withoutMarkup(html: string): string {
  if (!/[<&]/.test(html)) return html;
  const joined = withoutCode(html).replace(/<\/?(?:a|abbr|b|em|i|mark|small|span|strong|sub|sup|u)\b[^<>]*>/gi, "");
  return withoutTags(joined, end).replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi,
    (whole, decimal, hex, name) => {
      if (name) return entities[name] ?? " ";
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
      return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
    },
  );
}

/** Removes script and style elements. */
function withoutCode(html: string): string {
  const [before = "", ...elements] = html.split(/<(?=(?:script|style)\b)/i);
  return [
    before,
    ...elements.map((element) =>
      element
        .split(/<\/(?:script|style)\s*>/i)
        .slice(1)
        .join(" "),
    ),
  ].join(" ");
}

/** Entities that editors' tools produce; others become a space. */
const entities: Readonly<Record<string, string>> = {
  amp: "&",
  apos: "'",
  bdquo: "„",
  gt: ">",
  hellip: "…",
  ldquo: "“",
  lt: "<",
  mdash: "—",
  nbsp: " ",
  ndash: "–",
  quot: '"',
  rdquo: "”",
  sbquo: "‚",
};
