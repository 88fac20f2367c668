import { z } from "zod";

/** CMS HTML that shows something: markup around nothing (`<p>&nbsp;</p>`) counts as missing. */
export const html = z.string().refine(hasContent);

/** HTML that passed the server's sanitiser; the only kind a RichText component takes. */
export const safeHtml = z.string().brand<"SafeHtml">();
export type SafeHtml = z.output<typeof safeHtml>;

function hasContent(source: string): boolean {
  return /<(img|table|hr)\b/i.test(source) || source.replace(/<[^>]*>|&nbsp;|&#160;|\s/g, "") !== "";
}
