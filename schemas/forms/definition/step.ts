import { z } from "zod";
import type { ViewContext } from "#schemas/structures/structure.ts";
import { field } from "#schemas/values/field.ts";
import { html } from "#schemas/values/html.ts";
import { link, toLinks } from "#schemas/values/link.ts";
import { inOrder, withRules } from "#schemas/values/object-rules.ts";
import { optional } from "#schemas/values/optional.ts";
import { text, toText } from "#schemas/values/text.ts";
import { condition, toCondition } from "./condition.ts";
import { formKey } from "./form-key.ts";
import { question, toQuestions } from "./question.ts";

/** Maximum number of repetitions of a step. */
const mostRepetitions = 20;

const repetition = withRules(
  z.object({
    min: field(z.number().int().min(1).max(mostRepetitions), { cs: "Nejméně", en: "At least" }),
    max: field(z.number().int().min(1).max(mostRepetitions), { cs: "Nejvíce", en: "At most" }),
    nazev: field(text, { cs: "Jak se jeden záznam jmenuje", en: "Name of one entry", example: "Dítě" }),
  }),
  inOrder("repetition.order", { from: "min", to: "max" }),
);

/** Schema of a step: one page of questions, asked once or repeatedly. */
export const step = z.object({
  klic: field(formKey, {
    cs: "Klíč v adrese, stejný ve všech jazycích",
    en: "Key in the address",
    example: "bydliste",
  }),
  nadpis: field(text, { cs: "Nadpis", en: "Heading", example: "Kde bydlíte", advisedLength: 80 }),
  uvod: field(html.nullish(), { cs: "Úvod", en: "Introduction" }),
  kdyz: field(condition.nullish(), { cs: "Zobrazit, když", en: "Shown when" }),
  opakovani: field(repetition.nullish(), { cs: "Opakování", en: "Repetition" }),
  pole: field(z.array(question).min(1).max(30), { cs: "Otázky", en: "Questions" }),
});

/** Schema of an exit page: where a visitor is told that this is not their form. */
export const exit = z.object({
  klic: field(formKey, {
    cs: "Klíč v adrese, stejný ve všech jazycích",
    en: "Key in the address",
    example: "jiny-urad",
  }),
  kdyz: field(condition, { cs: "Skončit, když", en: "Ends when" }),
  nadpis: field(text, { cs: "Nadpis", en: "Heading", example: "Žádost podejte na jiném úřadě" }),
  obsah: field(html, { cs: "Text", en: "Text" }),
  odkazy: field(z.array(link).nullish(), { cs: "Odkazy", en: "Links" }),
});

export type Step = ReturnType<typeof toStep>;
export type Exit = ReturnType<typeof toExit>;
/** The parts of a step and of an exit page that decide the path through a form. */
export type StepPath = ReturnType<typeof toStepPath>;
export type ExitPath = ReturnType<typeof toExitPath>;

export function toStep(source: z.output<typeof step>, ctx: ViewContext) {
  return { ...toStepPath(source), title: toText(source.nadpis), intro: optional(source.uvod, ctx.richText, 2) };
}

export function toExit(source: z.output<typeof exit>, ctx: ViewContext) {
  return {
    ...toExitPath(source),
    title: toText(source.nadpis),
    body: ctx.richText(source.obsah, 2),
    links: toLinks(source.odkazy, ctx),
  };
}

export function toStepPath(source: z.output<typeof step>) {
  return {
    key: source.klic,
    when: optional(source.kdyz, toCondition),
    repetition: optional(source.opakovani, ({ min, max, nazev }) => ({ min, max, name: toText(nazev) })),
    questions: source.pole.flatMap(toQuestions),
  };
}

export function toExitPath({ klic, kdyz }: z.output<typeof exit>) {
  return { key: klic, when: toCondition(kdyz) };
}
