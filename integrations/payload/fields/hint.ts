import { type Words, words } from "../locales/words.ts";
import type { FieldMeta } from "../portal.ts";

/**
 * Returns the help text of a field: that it is recommended, its ideal length and an example; null when there is none.
 */
export function hintOf({ expected, advisedLength, example }: FieldMeta, isHtml: boolean): Words | null {
  const isReadable = example !== undefined && !isHtml && !/^[[{]/.test(example);
  const parts = [
    ...(expected ? [words("hint.expected")] : []),
    ...(advisedLength ? [words("hint.advisedLength", { limit: advisedLength })] : []),
    ...(isReadable ? [words("hint.example", { example })] : []),
  ];
  if (parts.length === 0) return null;
  return { cs: parts.map(({ cs }) => cs).join(" · "), en: parts.map(({ en }) => en).join(" · ") };
}
