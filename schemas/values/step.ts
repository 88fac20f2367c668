import { z } from "zod";
import type { ViewContext } from "#schemas/structures/structure.ts";
import { field } from "./field.ts";
import { html } from "./html.ts";
import { text, toText } from "./text.ts";

export const step = z.object({
  titulek: field(text, { cs: "Název kroku", en: "Step title", example: "Vyplňte žádost" }),
  obsah: field(html, { cs: "Text", en: "Text" }),
});

/** Its title is a third-level heading. */
export function toStep({ titulek, obsah }: z.output<typeof step>, ctx: ViewContext) {
  return { title: toText(titulek), body: ctx.richText(obsah, 4) };
}
