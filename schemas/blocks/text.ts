import { field } from "#schemas/values/field.ts";
import { html } from "#schemas/values/html.ts";
import { block } from "./block.ts";

export const textBlock = block(
  "text",
  { cs: "Text", en: "Rich text" },
  { obsah: field(html, { cs: "Text", en: "Text" }) },
  ({ obsah, titulek }, ctx) => ({ type: "text" as const, body: ctx.richText(obsah, titulek ? 3 : 2) }),
);
