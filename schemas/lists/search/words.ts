import { memo } from "#schemas/parse/memo.ts";

/** Fields that pages do not always show. */
const sometimesHidden = new Set(["adresat", "alt"]);

/** Returns the running text in the data of a content item, without markup, addresses and codes. */
export const wordsIn = memo((data: object) => readWords(data).replace(/\s+/g, " ").trim());

function readWords(value: unknown): string {
  if (typeof value === "string") return isRunningText(value) ? withoutMarkup(value) : "";
  if (typeof value !== "object" || value === null) return "";
  // The envelope of an embedded content item is not text.
  if ("friendlyURLs" in value) return readWords(Reflect.get(value, "data"));
  return Object.entries(value)
    .filter(([name]) => !sometimesHidden.has(name))
    .map(([, part]) => readWords(part))
    .join(" ");
}

/** True for texts of at least two words; codes, days and addresses are a single word. */
function isRunningText(text: string): boolean {
  return !/^(?:https?:\/)?\//.test(text) && /\p{L}{2}[^<>]*\s[^<>]*\p{L}{2}/u.test(text);
}

function withoutMarkup(html: string): string {
  if (!/[<&]/.test(html)) return html;
  return html
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, " ")
    .replace(/<\/?(?:a|abbr|b|em|i|mark|small|span|strong|sub|sup|u)\b[^>]*>/gi, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi, (whole, decimal, hex, name) => {
      if (name) return entities[name] ?? " ";
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
      return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
    });
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
