/** Elements that can contain paragraphs, at least in their parts. */
const containers = new Set([
  ...["div", "blockquote", "figure", "figcaption", "ul", "ol", "li", "dl", "dd"],
  ...["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"],
]);

const blocks = new Set([...containers, "p", "pre", "hr", "dt", "h2", "h3", "h4", "h5", "h6"]);

const empty = new Set(["br", "hr", "img"]);

/**
 * Removes `div` elements from sanitised HTML without joining separate texts: loose content of a `div` becomes a
 * paragraph or, where paragraphs are not allowed (such as in a link), a new line. Attributes of a `div` move to its
 * first element.
 */
export function unwrapDivs(html: string): string {
  if (!html.includes("<div")) return html;
  const writer = new DivUnwrapper();
  for (const part of html.split(/(<[^>]*>)/)) {
    const [, slash, tag] = /^<(\/?)(\w+)/.exec(part) ?? [];
    if (tag && slash) writer.endTag(tag, part);
    else if (tag) writer.startTag(tag, part);
    else writer.text(part);
  }
  return writer.html().replace(emptyLine, "");
}

/** Matches an editor's empty line, such as `<div><br></div>`. */
const emptyLine = /<p>(?:<br \/>|<span><\/span>|\s)*<\/p>/g;

/** Writes HTML without its `div` elements, part by part. */
class DivUnwrapper {
  readonly #out: string[] = [];
  readonly #open: string[] = [];
  /** Attributes of the last `div`, for the next block or paragraph. */
  #attributes = "";
  #isInParagraph = false;
  /** Number of open elements that cannot contain paragraphs. */
  #inlineDepth = 0;
  #hasLineContent = false;
  #isLineBreakDue = false;

  html(): string {
    return this.#out.join("");
  }

  text(part: string): void {
    if (/\S/.test(part)) this.#writeLoose(part);
    else if (this.#isInParagraph || this.#open.at(-1) !== "div") this.#out.push(part);
  }

  startTag(tag: string, part: string): void {
    if (tag === "div") {
      this.#separate();
      this.#attributes = part.slice("<div".length, -1) || this.#attributes;
    } else if (this.#inlineDepth === 0 && blocks.has(tag)) {
      this.#endParagraph();
      this.#out.push(part === `<${tag}>` ? `<${tag}${this.#attributes}>` : part);
      this.#attributes = "";
    } else if (empty.has(tag) || this.#inlineDepth === 0) this.#writeLoose(part);
    else this.#out.push(part);
    if (empty.has(tag)) return;
    this.#open.push(tag);
    if (containers.has(tag)) return;
    if (this.#inlineDepth === 0) this.#hasLineContent = this.#isLineBreakDue = false;
    this.#inlineDepth += 1;
  }

  endTag(tag: string, part: string): void {
    this.#open.pop();
    if (!containers.has(tag)) this.#inlineDepth -= 1;
    if (this.#inlineDepth === 0) this.#isLineBreakDue = false;
    if (tag === "div") this.#separate();
    else {
      if (this.#inlineDepth === 0 && blocks.has(tag)) this.#endParagraph();
      this.#out.push(part);
    }
  }

  /** Writes content that is in no block: opens a paragraph or breaks the line where a `div` started or ended. */
  #writeLoose(part: string): void {
    if (this.#inlineDepth === 0 && !this.#isInParagraph && this.#open.at(-1) === "div") {
      this.#out.push(`<p${this.#attributes}>`);
      this.#attributes = "";
      this.#isInParagraph = true;
    }
    if (this.#isLineBreakDue) this.#out.push("<br />");
    this.#isLineBreakDue = false;
    this.#hasLineContent ||= this.#inlineDepth > 0;
    this.#out.push(part);
  }

  /** Separates the texts before and after the edge of a `div`. */
  #separate(): void {
    if (this.#inlineDepth === 0) this.#endParagraph();
    else this.#isLineBreakDue = this.#hasLineContent;
  }

  #endParagraph(): void {
    if (this.#isInParagraph) this.#out.push("</p>");
    this.#isInParagraph = false;
  }
}
