import type { z } from "zod";
import { type Words, words } from "../locales/words.ts";
import type { FieldMeta } from "../portal.ts";
import type { Kind } from "./kinds.ts";
import { valueHint } from "./value-hints.ts";

/**
 * Returns the help text of a field: its purpose if the label does not say it, that it is recommended, its ideal length
 * and an example; null when there is none.
 */
export function hintOf(schema: z.ZodType, meta: FieldMeta, kind: Kind["kind"]): Words | null {
  const { expected, advisedLength, example } = meta;
  // Choices show their labels, not the values of an example.
  const isReadable = example !== undefined && kind !== "html" && kind !== "choice" && !/^[[{]/.test(example);
  const own = valueHint(schema);
  const isCopied = kind === "markdown" || (kind === "text" && isLong(meta));
  const parts = [
    ...(own ? [words(own)] : []),
    ...(expected ? [words("hint.expected")] : []),
    ...(advisedLength ? [words("hint.advisedLength", { limit: advisedLength })] : []),
    ...(isReadable ? [words("hint.example", { example })] : []),
    ...(isCopied ? [words("hint.values")] : []),
  ];
  if (parts.length === 0) return null;
  return { cs: parts.map(({ cs }) => cs).join(" · "), en: parts.map(({ en }) => en).join(" · ") };
}

/** True for long texts, which get a multi-line control. */
export function isLong(meta: FieldMeta | null): boolean {
  return (meta?.advisedLength ?? 0) >= 120;
}
