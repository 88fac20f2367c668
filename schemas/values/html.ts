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

/** Tags that rich text may hold. The portal takes all others away and keeps the text in them. */
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
];

/** Tags that the portal takes away with all that is in them: programs, forms, and texts for browsers that cannot show them. */
export const unreadTags = [
  ...["script", "style", "noscript", "template", "title", "xmp"],
  ...["button", "select", "option", "optgroup", "textarea", "label", "legend", "datalist", "output"],
  ...["iframe", "object", "applet", "video", "audio", "canvas", "svg", "math", "noframes", "noembed"],
];
