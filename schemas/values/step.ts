import { z } from "zod";
import { field, type To } from "#schemas/structures/structure.ts";
import { html } from "./html.ts";
import { text, toText } from "./text.ts";

export const step = z.object({
  titulek: field(text, { cs: "Název kroku", en: "Step title", need: "required" }),
  obsah: field(html, { cs: "Text", en: "Text", need: "required" }),
});

/** Its title is a third-level heading. */
export function toStep({ titulek, obsah }: z.output<typeof step>, to: To) {
  return { title: toText(titulek), body: to.richText(obsah, 4) };
}
