import { z } from "zod";
import { field } from "../structure.ts";
import { html } from "../values/html.ts";
import { text, toText } from "../values/text.ts";
import { block } from "./block.ts";

const question = z.object({
  otazka: field(text, { cs: "Otázka", en: "Question", need: "required" }),
  odpoved: field(html, { cs: "Odpověď", en: "Answer", need: "required" }),
});

export const questionsBlock = block(
  "otazky",
  { cs: "Otázky a odpovědi", en: "Questions and answers" },
  { polozky: field(z.array(question).min(1), { cs: "Otázky", en: "Questions", need: "required" }) },
  ({ polozky }, to) => ({
    type: "questions" as const,
    items: polozky.map(({ otazka, odpoved }) => ({ question: toText(otazka), answer: to.richText(odpoved, 4) })),
  }),
);
