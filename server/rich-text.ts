import sanitizeHtml from "sanitize-html";
import type { Language } from "#schemas/languages.ts";
import type { Heading, RichText } from "#schemas/structure.ts";
import { isSafeAddress } from "#schemas/values/address.ts";
import { safeHtml } from "#schemas/values/html.ts";
import { documentAddress } from "#schemas/values/image.ts";
import { imageSizes, srcSetOf } from "#schemas/values/image-address.ts";
import { type FileSizes, withFileFormats } from "./file-formats.ts";

interface Options {
  /** Level the first heading gets. */
  level: number;
  /** Ids already used on the page; those given here are added. */
  ids: Set<string>;
  /** Where a link leads on this site. */
  address(url: string): string;
  /** Where this site serves a document or image of the CMS. */
  document(url: string): string;
  /** What a file's size is told in. */
  language: Language;
  sizes: FileSizes;
  /** Whether images may stand in the text itself, as Markdown has them (spec §5). */
  dataImages?: boolean;
}

/** Makes CMS HTML fit to be shown: allowed markup only, headings that fit the page, unique ids, resolved links. */
export function sanitise(source: string, options: Options): RichText {
  const { level, ids, address, document, language, sizes, dataImages = false } = options;
  const clean = sanitizeHtml(source.normalize("NFC"), {
    allowedTags,
    allowedAttributes,
    allowedSchemes: ["http", "https", "mailto", "tel"],
    allowedSchemesByTag: { img: ["data"] },
    allowProtocolRelative: false,
    disallowedTagsMode: "discard",
    nestingLimit: 100,
    transformTags: {
      b: "strong",
      i: "em",
      h1: "h2",
      a: (_tag, attributes) => toLink(attributes, address),
      img: (_tag, attributes) => (dataImages && toDataImage(attributes)) || toImage(attributes, document),
      "*": withId,
    },
    exclusiveFilter: isEmpty,
  });
  const headings: Heading[] = [];
  const html = fitHeadings(withFileFormats(clean, language, sizes), level, ids, headings)
    .replaceAll("<table", '<div class="table-scroll" tabindex="0"><table')
    .replaceAll("</table>", "</table></div>");
  return { html: safeHtml.parse(html), headings };
}

const allowedTags = [
  ...[
    "p",
    "br",
    "hr",
    "strong",
    "em",
    "u",
    "s",
    "sub",
    "sup",
    "small",
    "abbr",
    "code",
    "pre",
    "span",
    "blockquote",
    "a",
  ],
  ...["h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "dl", "dt", "dd", "img", "figure", "figcaption"],
  ...["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"],
];

const allowedAttributes = {
  "*": ["id", "lang", "dir"],
  a: ["href", "hreflang", "rel"],
  abbr: ["title"],
  img: ["src", "srcset", "sizes", "alt", "width", "height", "loading"],
  ol: ["start", "type"],
  td: ["colspan", "rowspan"],
  th: ["colspan", "rowspan", "scope"],
};

/** Editors' ids get a prefix, so that they can neither clash with the page's own nor shadow properties of the document. */
const idPrefix = "c-";

/** An id of the editors for a place outside their HTML, added to those used on the page. */
export function anchorOf(name: string, ids: Set<string>): string {
  return unique(`${idPrefix}${slug(name) || "section"}`, ids);
}

function withId(tagName: string, { id, ...attribs }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  return { tagName, attribs: id && /^[\w-]+$/.test(id) ? { ...attribs, id: `${idPrefix}${id}` } : attribs };
}

function toLink(
  { href = "", id, name, lang, hreflang }: sanitizeHtml.Attributes,
  address: Options["address"],
): sanitizeHtml.Tag {
  const attribs: Record<string, string> = {};
  const anchor = id ?? name;
  if (anchor && /^[\w-]+$/.test(anchor)) attribs["id"] = `${idPrefix}${anchor}`;
  if (lang) attribs["lang"] = lang;
  if (hreflang) attribs["hreflang"] = hreflang;
  const target = absolute(href);
  if (!isSafeAddress(target)) return { tagName: "span", attribs };
  attribs["href"] = target.startsWith("#") ? `#${idPrefix}${target.slice(1)}` : address(target);
  if (/^https?:/.test(attribs["href"])) attribs["rel"] = "external noopener noreferrer";
  return { tagName: "a", attribs };
}

/** Editors also write `kontakty` or `www.uradprace.cz`; both mean an address of their own. */
function absolute(href: string): string {
  const trimmed = href.trim();
  if (/^www\./i.test(trimmed)) return `https://${trimmed}`;
  return /^[\w-]+([/?#]|$)/.test(trimmed) ? `/${trimmed}` : trimmed;
}

function toImage(
  { src = "", alt = "", width, height }: sanitizeHtml.Attributes,
  document: Options["document"],
): sanitizeHtml.Tag {
  if (!documentAddress.safeParse(src).success) return { tagName: "span", attribs: {} };
  const size = width && height ? { width, height } : {};
  const address = document(src);
  return {
    tagName: "img",
    attribs: { src: address, ...toSizes(address, Number(width)), alt, loading: "lazy", ...size },
  };
}

/** An image that is its own address; only kinds that hold nothing but pixels. */
function toDataImage({ src = "", alt = "" }: sanitizeHtml.Attributes): sanitizeHtml.Tag | null {
  const isPicture = /^data:image\/(?:gif|png|jpeg|webp);base64,[\w+/=]+$/.test(src);
  return isPicture ? { tagName: "img", attribs: { src, alt } } : null;
}

/** An editor's width is that on the page: the file itself may have more pixels, which dense screens show. */
function toSizes(src: string, width: number): Record<string, string> {
  const srcset = Number.isInteger(width) && width > 0 ? srcSetOf(src, 2 * width) : undefined;
  return srcset ? { srcset, sizes: `min(${width}px, ${imageSizes.content})` } : {};
}

/** Paragraphs and headings around nothing, which editors leave behind. */
function isEmpty({ tag, text, mediaChildren }: sanitizeHtml.IFrame): boolean {
  return /^(p|h[2-6]|a|strong|em|u)$/.test(tag) && text.replace(/[\s\u00a0]/g, "") === "" && mediaChildren.length === 0;
}

/** Shifts headings so that the first is at `level` and none skips one; the sanitiser's output is well formed. */
function fitHeadings(html: string, level: number, ids: Set<string>, headings: Heading[]): string {
  let first = 0;
  let previous = level - 1;
  return html.replace(
    /<h([2-6])([^>]*)>([\s\S]*?)<\/h\1>/g,
    (_all, digit: string, attributes: string, inner: string) => {
      first ||= Number(digit);
      const own = Math.min(6, previous + 1, Math.max(level, level + Number(digit) - first));
      previous = own;
      const text = plain(inner);
      const given = /\bid="([^"]+)"/.exec(attributes)?.[1];
      const id = unique(given ?? (slug(text) || "section"), ids);
      headings.push({ id, level: own, text });
      return `<h${own} id="${id}"${attributes.replace(/\s*\bid="[^"]*"/, "")}>${inner}</h${own}>`;
    },
  );
}

function plain(html: string): string {
  const text = html.replace(/<[^>]*>/g, "");
  const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"' };
  return text
    .replace(/&(amp|lt|gt|quot);/g, (_all, name: string) => entities[name] ?? "")
    .replace(/\s+/g, " ")
    .trim();
}

/** An address for a heading: its words without diacritics, other scripts kept. */
function slug(text: string): string {
  const words = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return words
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 60);
}

function unique(id: string, ids: Set<string>): string {
  let candidate = id;
  for (let count = 2; ids.has(candidate); count++) candidate = `${id}-${count}`;
  ids.add(candidate);
  return candidate;
}
