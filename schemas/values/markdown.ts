import { z } from "zod";
import { field } from "./field.ts";

/** Markdown of limited length, so that it parses in bounded time; people do not write longer lines. */
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
