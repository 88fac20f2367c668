import { z } from "zod";
import { field } from "./field.ts";
import { withoutTags } from "./text.ts";

/** CMS HTML of limited length with visible content: empty markup (`<p>&nbsp;</p>`) counts as missing. */
export const html = field(z.string().max(200_000).refine(hasContent), {
  cs: "Formátovaný text (HTML)",
  en: "Rich text (HTML)",
  example: "<h2>Kdo má nárok</h2><p>Příspěvek náleží <strong>rodičům</strong> dítěte do tří let.</p>",
  format: "html",
});

/** HTML that passed the server's sanitiser; the only kind a RichText component takes. */
export const safeHtml = z.string().brand<"SafeHtml">();
export type SafeHtml = z.output<typeof safeHtml>;

function hasContent(source: string): boolean {
  return /<(img|table|hr)\b/i.test(source) || withoutTags(source).replace(/&nbsp;|&#160;|\s/g, "") !== "";
}

/** Tags allowed in rich text. The portal removes all others and keeps their text. */
export const allowedTags = [
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
] as const;
export type AllowedTag = (typeof allowedTags)[number];

/** Allowed attributes by tag; `*` stands for all tags. */
export const allowedAttributes: Readonly<Partial<Record<AllowedTag | "*", readonly string[]>>> = {
  "*": ["id", "lang", "dir"],
  a: ["href", "hreflang"],
  abbr: ["title"],
  img: ["src", "alt", "width", "height"],
  ol: ["start", "type"],
  td: ["colspan", "rowspan"],
  th: ["colspan", "rowspan", "scope"],
};

/** Tags that are replaced by one with the same meaning. */
export const renamedTags: Readonly<Record<string, AllowedTag>> = {
  b: "strong",
  i: "em",
  del: "s",
  strike: "s",
  h1: "h2",
};

/** Tags that editing tools wrap around paragraphs; loose text in them becomes paragraphs. */
export const sectionTags = [
  ...["div", "section", "article", "header", "footer", "main", "nav", "aside", "address", "center"],
  ...["details", "summary", "fieldset", "form"],
];

/** Tags that are removed with their content: scripts, forms, and fallback texts of browsers. */
export const removedTags = [
  ...["script", "style", "noscript", "template", "title", "xmp"],
  ...["button", "select", "option", "optgroup", "textarea", "label", "legend", "datalist", "output"],
  ...["iframe", "object", "applet", "video", "audio", "canvas", "svg", "math", "noframes", "noembed"],
];
