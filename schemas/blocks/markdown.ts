import { field } from "#schemas/values/field.ts";
import { markdown } from "#schemas/values/markdown.ts";
import { block } from "./block.ts";

export const markdownBlock = block(
  "markdown",
  { cs: "Text v Markdownu", en: "Markdown text" },
  { obsah: field(markdown, { cs: "Text", en: "Text", example: "Žádost podejte **do 30. 11.**" }) },
  ({ obsah, titulek }, ctx) => ({ type: "text" as const, body: ctx.markdown(obsah, titulek ? 3 : 2) }),
);
