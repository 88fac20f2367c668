import { z } from "zod";
import { field } from "#schemas/values/field.ts";
import { question, toQuestion } from "#schemas/values/question.ts";
import { block } from "./block.ts";

export const questionsBlock = block(
  "otazky",
  { cs: "Otázky a odpovědi", en: "Questions and answers" },
  { polozky: field(z.array(question).min(1), { cs: "Otázky", en: "Questions" }) },
  ({ polozky }, ctx) => ({ type: "questions" as const, items: polozky.map((item) => toQuestion(item, ctx)) }),
);
