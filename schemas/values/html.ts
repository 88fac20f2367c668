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
