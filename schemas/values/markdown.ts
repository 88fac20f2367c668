import { z } from "zod";
import { field } from "./field.ts";

/** Markdown of limited length and line length, so that parsing time is bounded. */
export const markdown = field(
  z.string().max(200_000).regex(/\S/).refine(hasLinesToRead, { message: "markdown.line-length" }),
  {
    cs: "Formátovaný text (Markdown)",
    en: "Rich text (Markdown)",
    example: "Žádost podejte **do 30. listopadu**.",
    format: "text",
  },
);

const longestLine = 20_000;

function hasLinesToRead(source: string): boolean {
  return source.split("\n").every((line) => line.length <= longestLine);
}
