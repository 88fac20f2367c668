import { z } from "zod";
import type { ViewContext } from "#schemas/structures/structure.ts";
import { field } from "./field.ts";
import { html } from "./html.ts";
import { text, toText } from "./text.ts";

export const question = z.object({
  otazka: field(text, { cs: "Otázka", en: "Question", example: "Kdy dostanu první výplatu?" }),
  odpoved: field(html, { cs: "Odpověď", en: "Answer" }),
});

/** The question is a third-level heading. */
export function toQuestion({ otazka, odpoved }: z.output<typeof question>, ctx: ViewContext) {
  return { question: toText(otazka), answer: ctx.richText(odpoved, 4) };
}
