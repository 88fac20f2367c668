import { DOMParser, DOMSerializer, Fragment, type ResolvedPos, Slice } from "prosemirror-model";
import { toBlocks } from "./from-html.ts";
import { parseMarkup } from "./markup.ts";
import { nodeType, schema } from "./schema.ts";
import { toHtml } from "./to-html.ts";

/** Marks HTML copied from an HTML field, which is pasted unchanged. */
const ownMark = "data-html-field";

export function isOwnCopy(html: string): boolean {
  return html.includes(ownMark);
}

/** Copies text as the HTML that would be stored. */
class HtmlSerializer extends DOMSerializer {
  override serializeFragment(
    fragment: Fragment,
    options: { document?: Document } = {},
    target?: HTMLElement | DocumentFragment,
  ): HTMLElement | DocumentFragment {
    const own = options.document ?? document;
    const template = own.createElement("template");
    const html = toHtml(fragment);
    // Rows without a table around them would be lost.
    template.innerHTML = `<i ${ownMark}></i>${/^<t(?:head|body|foot)\b/.test(html) ? `<table>${html}</table>` : html}`;
    if (!target) return template.content;
    target.append(template.content);
    return target;
  }
}

/** Parses pasted HTML in the same way as stored values. */
class HtmlParser extends DOMParser {
  override parseSlice(dom: HTMLElement): Slice {
    dom.querySelector(`[${ownMark}]`)?.remove();
    const blocks = toBlocks(parseMarkup(dom.innerHTML));
    return Slice.maxOpen(Fragment.from(blocks.map(({ node }) => node)));
  }
}

/** Parses pasted plain text: each line becomes a paragraph with the marks at the cursor. */
export function clipboardTextParser(text: string, $context: ResolvedPos): Slice {
  const lines = text.split(/(?:\r\n?|\n)+/);
  const paragraphs = lines.map((line) =>
    nodeType("p").create(null, line === "" ? null : schema.text(line, $context.marks())),
  );
  return Slice.maxOpen(Fragment.from(paragraphs));
}

export const clipboardSerializer = new HtmlSerializer(
  DOMSerializer.nodesFromSchema(schema),
  DOMSerializer.marksFromSchema(schema),
);

const usual = DOMParser.fromSchema(schema);

export const clipboardParser = new HtmlParser(schema, usual.rules);
