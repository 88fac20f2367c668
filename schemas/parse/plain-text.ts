import type { RichText } from "#schemas/structures/structure.ts";

const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };

/** The words of sanitised HTML, one line for each of its blocks. */
export function plainText({ html }: RichText): string {
  return html
    .replace(/<br ?\/?>|<\/(?:p|li|h[1-6]|tr|div|dt|dd|blockquote|figcaption)>/g, "\n")
    .replace(/<[^>]*>/g, "")
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s*\n\s*/g, "\n")
    .trim();
}
