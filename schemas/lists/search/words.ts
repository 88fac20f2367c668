import { memo } from "#schemas/parse/memo.ts";

/** Fields whose words a page does not show, or not always. */
const sometimesHidden = new Set(["adresat", "alt"]);

/** The running text that editors wrote somewhere in a content's data: no markup, no addresses, no codes of the CMS. */
export const wordsIn = memo((data: object) => readWords(data).replace(/\s+/g, " ").trim());

function readWords(value: unknown): string {
  if (typeof value === "string") return isRunningText(value) ? withoutMarkup(value) : "";
  if (typeof value !== "object" || value === null) return "";
  // Of an embedded content its envelope is no text.
  if ("friendlyURLs" in value) return readWords(Reflect.get(value, "data"));
  return Object.entries(value)
    .filter(([name]) => !sometimesHidden.has(name))
    .map(([, part]) => readWords(part))
    .join(" ");
}

/** Codes, days and addresses are one word; so are some titles, which nobody misses in an excerpt. */
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

/** The entities that an editor's tool writes; of others only a gap is left. */
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
