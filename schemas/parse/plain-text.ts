import type { RichText } from "#schemas/structures/structure.ts";
import { withoutTags } from "#schemas/values/text.ts";

const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };

/** Converts sanitised HTML to plain text, one line per block. */
export function plainText({ html }: RichText): string {
  const lines = html.replace(/<br ?\/?>|<\/(?:p|li|h[1-6]|tr|div|dt|dd|blockquote|figcaption)>/g, "\n");
  return withoutTags(lines)
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .join("\n");
}
