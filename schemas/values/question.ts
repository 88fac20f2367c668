import { z } from "zod";
import { field, type To } from "#schemas/structures/structure.ts";
import { html } from "./html.ts";
import { text, toText } from "./text.ts";

export const question = z.object({
  otazka: field(text, { cs: "Otázka", en: "Question", need: "required" }),
  odpoved: field(html, { cs: "Odpověď", en: "Answer", need: "required" }),
});

/** The question is a third-level heading. */
export function toQuestion({ otazka, odpoved }: z.output<typeof question>, to: To) {
  return { question: toText(otazka), answer: to.richText(odpoved, 4) };
}
