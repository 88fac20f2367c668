import { memo } from "#schemas/parse/memo.ts";
import { withoutTags } from "#schemas/values/text.ts";

/** Fields that pages do not always show. */
const sometimesHidden = new Set(["adresat", "alt"]);

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
