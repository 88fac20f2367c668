import { memo } from "#schemas/parse/memo.ts";
import { withoutTags } from "#schemas/values/text.ts";

/** Fields that pages do not always show. */
const sometimesHidden = new Set(["adresat", "alt"]);

/** Fields of one word that are none for visitors. */
const notLookedFor = new Set([...sometimesHidden, "id", "versionId", "pk"]);

/** Stands where one part of a page ends, as a heading, a list item or a field. */
const end = "\u0001";

/**
 * Returns the running text in the data of a content item, without markup, addresses and codes. Parts that do not end with a
 * punctuation mark are set apart by a dot.
 */
export const wordsIn = memo((data: object) => {
  const parts = readWords(data).replace(/\s+/g, " ").split(end);
  return parts
    .flatMap((part) => part.trim() || [])
    .map((part, at, all) => (at === all.length - 1 || /[.,:;?!…]$/.test(part) ? part : `${part} ·`))
    .join(" ");
});

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
 * Returns what the data of a content item has in fields of one word that visitors may look for: names of places, numbers of
 * forms, addresses of mail, phones; no days, addresses of pages and codes of ours.
 */
export function namesIn(value: unknown): string[] {
  if (typeof value === "string") return isName(value) ? [value] : [];
  if (typeof value !== "object" || value === null || "friendlyURLs" in value) return [];
  return Object.entries(value).flatMap(([name, part]) => (notLookedFor.has(name) ? [] : namesIn(part)));
}

/** Longer texts of one word are addresses or keys. */
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

/** Searches from the first word on: a single pattern would start anew at each letter. */
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

/** Leaves out the contents of script and style elements. */
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

/** Entities that editors' tools write; others become a space. */
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
