import { clean, type Element, parseHtml } from "#checks/rules/html.ts";
import { markdownAsHtml } from "#checks/rules/markdown.ts";
import { type AllowedTag, allowedAttributes, allowedTags, renamedTags } from "#schemas/values/html.ts";

/** A word of a text, or the start of a block, a picture or the address of a link. */
export interface Token {
  text: string;
  /** Its markup, as far as visitors see it. */
  markup: string;
}

const blocks: ReadonlySet<string> = new Set(
  "p hr pre blockquote h2 h3 h4 h5 h6 ul ol li dl dt dd figure figcaption table caption thead tbody tfoot tr th td br".split(
    " ",
  ),
);
const starts: Readonly<Record<string, string>> = { li: "•", td: "|", th: "|" };

/** Returns the words of a plain text. */
export function plainTokens(text: string): Token[] {
  return (text.match(/\S+/g) ?? []).map((word) => ({ text: clean(word), markup: "" }));
}

/** Returns the words of HTML or Markdown with their markup; links end with their address. */
export function richTokens(source: string, kind: "html" | "markdown"): Token[] {
  const { elements, text } = parseHtml(kind === "markdown" ? markdownAsHtml(source) : source, "cs");
  const tokens: Token[] = [];
  let open: (Element & { name: string })[] = [];
  let next = 0;

  function closeUntil(position: number): void {
    const kept = open.filter(({ end }) => end > position);
    for (const { tag, attributes } of open.filter(({ end }) => end <= position).toReversed())
      if (tag === "a" && attributes.has("href")) tokens.push({ text: `(${attributes.get("href")})`, markup: "a" });
    open = kept;
  }

  function enterUntil(position: number): void {
    for (let element = elements[next]; element && element.start < position; element = elements[++next]) {
      closeUntil(element.start);
      enter(element);
    }
  }

  function enter(element: Element): void {
    const name = nameOf(element);
    if (name === null) return;
    const { attributes, tag } = element;
    if (tag === "img") {
      const file = attributes.get("src")?.split("/").at(-1) ?? "";
      tokens.push({ text: `[${[attributes.get("alt"), file].filter(Boolean).join(": ")}]`, markup: name });
    } else if (blocks.has(tag)) tokens.push({ text: starts[tag] ?? "", markup: name });
    else open.push({ ...element, name });
  }

  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    enterUntil(index + word.length);
    closeUntil(index);
    tokens.push({ text: clean(word), markup: open.map(({ name }) => name).join(" ") });
  }
  enterUntil(Infinity);
  closeUntil(Infinity);
  return tokens;
}

/** Returns a tag with the attributes that visitors notice; null for one that the portal leaves out. */
function nameOf({ tag, attributes }: Element): string | null {
  const shown = allowedTags.find((each) => each === (renamedTags[tag] ?? tag));
  if (!shown || (shown === "span" && attributes.size === 0)) return null;
  const known = new Set([...(allowedAttributes["*"] ?? []), ...attributesOf(shown)]);
  // The address of a link is a word of its own.
  const own = [...attributes].filter(([name]) => known.has(name) && !(shown === "a" && name === "href"));
  return [shown, ...own.map(([name, value]) => `${name}=${value}`).toSorted()].join(" ");
}

function attributesOf(tag: AllowedTag): readonly string[] {
  return allowedAttributes[tag] ?? [];
}
