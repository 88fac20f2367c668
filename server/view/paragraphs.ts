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
  const out: string[] = [];
  const open: string[] = [];
  let attributes = "";
  let isInParagraph = false;
  /** Number of open elements that cannot contain paragraphs. */
  let inline = 0;
  let isLineFull = false;
  let isLineEnded = false;

  function endParagraph(): void {
    if (isInParagraph) out.push("</p>");
    isInParagraph = false;
  }

  function boundary(): void {
    if (inline === 0) endParagraph();
    else isLineEnded = isLineFull;
  }

  function loose(part: string): void {
    if (inline === 0 && !isInParagraph && open.at(-1) === "div") {
      out.push(`<p${attributes}>`);
      attributes = "";
      isInParagraph = true;
    }
    if (isLineEnded) out.push("<br />");
    isLineEnded = false;
    isLineFull ||= inline > 0;
    out.push(part);
  }

  function start(tag: string, part: string): void {
    if (tag === "div") {
      boundary();
      attributes = part.slice("<div".length, -1) || attributes;
    } else if (inline === 0 && blocks.has(tag)) {
      endParagraph();
      out.push(part === `<${tag}>` ? `<${tag}${attributes}>` : part);
      attributes = "";
    } else if (empty.has(tag) || inline === 0) loose(part);
    else out.push(part);
    if (empty.has(tag)) return;
    open.push(tag);
    if (containers.has(tag)) return;
    if (inline === 0) isLineFull = isLineEnded = false;
    inline += 1;
  }

  function end(tag: string, part: string): void {
    open.pop();
    if (!containers.has(tag)) inline -= 1;
    if (inline === 0) isLineEnded = false;
    if (tag === "div") boundary();
    else {
      if (inline === 0 && blocks.has(tag)) endParagraph();
      out.push(part);
    }
  }

  for (const part of html.split(/(<[^>]*>)/)) {
    const [, slash, tag] = /^<(\/?)(\w+)/.exec(part) ?? [];
    if (tag && slash) end(tag, part);
    else if (tag) start(tag, part);
    else if (/\S/.test(part)) loose(part);
    else if (isInParagraph || open.at(-1) !== "div") out.push(part);
  }
  return out.join("").replace(emptyLine, "");
}

/** Matches an editor's empty line, such as `<div><br></div>`. */
const emptyLine = /<p>(?:<br \/>|<span><\/span>|\s)*<\/p>/g;
