import sanitizeHtml from "sanitize-html";
import type { Language } from "#schemas/site/language-codes.ts";
import { isPageId } from "#schemas/site/part-ids.ts";
import type { Heading, RichText } from "#schemas/structures/structure.ts";
import { isSafeAddress, withScheme } from "#schemas/values/address.ts";
import {
  allowedAttributes,
  allowedTags,
  removedTags,
  renamedTags,
  safeHtml,
  sectionTags,
} from "#schemas/values/html.ts";
import { toAnchorId, toSlug, withoutTags } from "#schemas/values/text.ts";
import { type FileSizes, withFileFormats } from "./file-formats.ts";
import { withNumberCells } from "./number-cells.ts";
import { unwrapDivs } from "./paragraphs.ts";
import { type ImageOptions, toDataImage, toImage } from "./rich-text-image.ts";

interface Options extends ImageOptions {
  level: number;
  /** Ids already used on the page; new ones are added to it. */
  ids: Set<string>;
  /** Resolves a link to an address on this site. */
  address(url: string): string;
  /** Language for formatting file sizes. */
  language: Language;
  sizes: FileSizes;
  /** True when inline data: images are allowed, as in Markdown (spec §5). */
  dataImages?: boolean;
}

/** Sanitises CMS HTML: allowed markup only, headings at the page's levels, unique ids, resolved links. */
export function sanitise(source: string, options: Options): RichText {
  const { level, ids, address, language, sizes, dataImages = false } = options;
  const clean = sanitizeHtml(source.normalize("NFC"), {
    allowedTags: [...allowedTags, "div"],
    allowedAttributes: shownAttributes,
    allowedSchemes: ["http", "https", "mailto", "tel"],
    allowedSchemesByTag: { img: ["data"] },
    allowProtocolRelative: false,
    disallowedTagsMode: "discard",
    nonTextTags: removedTags,
    nestingLimit: 100,
    transformTags: {
      ...renamedTags,
      ...sections,
      p: toParagraph,
      a: (_tag, attributes) => toLink(attributes, address),
      img: (_tag, attributes) => (dataImages && toDataImage(attributes)) || toImage(attributes, options),
      "*": (tag, attributes) => withId(tag, attributes, ids),
    },
    exclusiveFilter: isEmpty,
  });
  const headings: Heading[] = [];
  const linked = withAnchorIds(withFileFormats(unwrapDivs(clean), language, sizes), ids);
  const html = withNumberCells(fitHeadings(linked, level, ids, headings))
    .replace(/<table/g, (tag, start: number, all: string) => `${scrollRegion(all.slice(start, start + 2000))}${tag}`)
    .replaceAll("</table>", "</table></div>");
  return { html: safeHtml.parse(html), headings };
}

/** A paragraph that a word processor marks as a heading becomes one. */
function toParagraph(_tag: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  if (attribs["role"]?.trim().toLowerCase() !== "heading") return { tagName: "p", attribs };
  const level = Math.min(6, Math.max(2, Number(attribs["aria-level"]) || 2));
  return { tagName: `h${level}`, attribs };
}

const sections = Object.fromEntries(sectionTags.map((tag) => [tag, "div"]));

/** Attributes that editors may use, and those that the portal adds. */
const shownAttributes = {
  ...Object.fromEntries(Object.entries(allowedAttributes).map(([tag, names]) => [tag, [...names]])),
  a: [...(allowedAttributes.a ?? []), "rel"],
  img: [...(allowedAttributes.img ?? []), "srcset", "sizes", "loading"],
};

/** Prefix of editors' ids: they cannot clash with the page's own ids or shadow properties of the document. */
const idPrefix = "c-";

/** Returns a unique id for a named place outside the HTML, and adds it to the ids of the page. */
export function anchorOf(name: string, ids: Set<string>): string {
  return unique(`${idPrefix}${toSlug(name) || "section"}`, ids);
}

/** The first element with an id keeps it, as browsers resolve links; ids of headings are made unique later. */
function withId(tagName: string, { id, ...attribs }: sanitizeHtml.Attributes, ids: Set<string>): sanitizeHtml.Tag {
  const anchor = toAnchorId(id ?? "");
  if (!anchor) return { tagName, attribs };
  const prefixedId = `${idPrefix}${anchor}`;
  if (/^h\d$/.test(tagName)) return { tagName, attribs: { ...attribs, id: prefixedId } };
  if (ids.has(prefixedId)) return { tagName, attribs };
  ids.add(prefixedId);
  return { tagName, attribs: { ...attribs, id: prefixedId } };
}

/** Gives links ids with a dot, which ids of editors and headings never contain. */
function withAnchorIds(html: string, ids: Set<string>): string {
  return html.replace(/<a (?![^>]*\sid=)/g, () => {
    const id = `a.${ids.size}`;
    ids.add(id);
    return `<a id="${id}" `;
  });
}

function toLink(
  { href = "", id, name, lang, hreflang }: sanitizeHtml.Attributes,
  address: Options["address"],
): sanitizeHtml.Tag {
  const attribs: Record<string, string> = {};
  const anchor = id ?? name;
  if (anchor) attribs["id"] = anchor;
  if (lang) attribs["lang"] = lang;
  if (hreflang) attribs["hreflang"] = hreflang;
  const target = withScheme(href);
  if (!isSafeAddress(target)) return { tagName: "span", attribs };
  attribs["href"] = target.startsWith("#")
    ? `#${idPrefix}${toAnchorId(target.slice(1)) ?? target.slice(1)}`
    : address(target);
  if (/^https?:/.test(attribs["href"])) attribs["rel"] = "external noopener noreferrer";
  return { tagName: "a", attribs };
}

/** True for empty paragraphs, headings and links, which editors leave behind; anchors are kept. */
function isEmpty({ tag, attribs, text, mediaChildren }: sanitizeHtml.IFrame): boolean {
  const isPlace = tag === "a" && attribs["id"] !== undefined && attribs["href"] === undefined;
  const isAround = /^(p|h[2-6]|a|strong|em|u)$/.test(tag) && text.replace(/[\s\u00a0]/g, "") === "";
  return isAround && mediaChildren.length === 0 && !isPlace;
}

/** Shifts heading levels so that the first is at `level` and none is skipped. Expects sanitised, well-formed HTML. */
function fitHeadings(html: string, level: number, ids: Set<string>, headings: Heading[]): string {
  let first = 0;
  let previous = level - 1;
  return html.replace(
    /<h([2-6])([^>]*)>([\s\S]*?)<\/h\1>/g,
    (_all, digit: string, attributes: string, inner: string) => {
      first ||= Number(digit);
      const newLevel = Math.min(6, previous + 1, Math.max(level, level + Number(digit) - first));
      previous = newLevel;
      const text = plain(inner);
      const editorId = /\bid="([^"]+)"/.exec(attributes)?.[1];
      const id = unique(editorId ?? headingId(text), ids);
      headings.push({ id, level: newLevel, text });
      return `<h${newLevel} id="${id}"${attributes.replace(/\s*\bid="[^"]*"/, "")}>${inner}</h${newLevel}>`;
    },
  );
}

/** Start of the group around a table, which may be wider than its place: the keyboard reaches it, its own words name it. */
function scrollRegion(table: string): string {
  const parts = [/<caption[^>]*>([\s\S]*?)<\/caption>/, /<tr[^>]*>([\s\S]*?)<\/tr>/];
  const names = parts.map((part) => plain((part.exec(table)?.[1] ?? "").replace(/<\/t[hd]>/g, ", ")));
  const name = names.find((words) => /[\p{L}\d]/u.test(words))?.replace(/[\s,]+$/, "") ?? "";
  const group = name && ` role="group" aria-label="${escaped(name.slice(0, 100).toWellFormed())}"`;
  return `<div class="table-scroll"${group} tabindex="0">`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function plain(html: string): string {
  const text = withoutTags(html.replaceAll("<br />", " "));
  const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"' };
  return text
    .replace(/&(amp|lt|gt|quot);/g, (_all, name: string) => entities[name] ?? "")
    .replace(/\s+/g, " ")
    .trim();
}

/** Id of a heading, from its words; prefixed where the page itself may use that id. */
function headingId(text: string): string {
  const id = toSlug(text) || "section";
  return isPageId(id) ? `${idPrefix}${id}` : id;
}

/** Next number for each id, by the page's set of ids; without it, equal headings would take quadratic time. */
const nextNumbers = new WeakMap<Set<string>, Map<string, number>>();

function unique(id: string, ids: Set<string>): string {
  const counts = nextNumbers.get(ids) ?? new Map<string, number>();
  nextNumbers.set(ids, counts);
  let count = counts.get(id) ?? 1;
  while (ids.has(count === 1 ? id : `${id}-${count}`)) count += 1;
  counts.set(id, count);
  const free = count === 1 ? id : `${id}-${count}`;
  ids.add(free);
  return free;
}
