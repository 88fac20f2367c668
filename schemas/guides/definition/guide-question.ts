import { z } from "zod";
import { condition, toCondition } from "#schemas/forms/definition/condition.ts";
import { formKey } from "#schemas/forms/definition/form-key.ts";
import { option, toQuestion } from "#schemas/forms/definition/question.ts";
import { field } from "#schemas/values/field.ts";
import { anyOfWhen, inOrder, withRules } from "#schemas/values/object-rules.ts";
import { oneOf } from "#schemas/values/one-of.ts";
import { optional } from "#schemas/values/optional.ts";
import { text } from "#schemas/values/text.ts";

const kinds = { volba: "choice", anoNe: "yesNo", cislo: "number", castka: "amount" } as const;

const limit = z.number().min(-1_000_000_000).max(1_000_000_000);

/** Schema of a question of a guide. */
export const guideQuestion = withRules(
  z.object({
    klic: field(formKey, {
      cs: "Klíč, stejný ve všech jazycích",
      en: "Key, the same in all languages",
      example: "deti",
    }),
    druh: field(oneOf(kinds), { cs: "Druh odpovědi", en: "Kind of answer" }),
    popisek: field(text, { cs: "Otázka", en: "Question", example: "Kolik dětí živíte?", advisedLength: 120 }),
    napoveda: field(text.nullish(), {
      cs: "Nápověda",
      en: "Hint",
      example: "Počítejte i děti, které studují",
      advisedLength: 300,
    }),
    proc: field(text.nullish(), {
      cs: "Proč se ptáme",
      en: "Why we ask",
      example: "na počtu dětí závisí hranice příjmu",
      advisedLength: 300,
    }),
    moznosti: field(z.array(option).min(2).max(50).nullish(), { cs: "Možnosti", en: "Options" }),
    min: field(limit.nullish(), { cs: "Nejmenší číslo", en: "Minimum", example: "0" }),
    max: field(limit.nullish(), { cs: "Největší číslo", en: "Maximum", example: "20" }),
    bezNevim: field(z.boolean().nullish(), {
      cs: "Nenabízet odpověď „Nevím“",
      en: "Without the answer “I don’t know”",
    }),
    kdyz: field(condition.nullish(), { cs: "Ptát se, když", en: "Asked when", costsObject: true }),
  }),
  anyOfWhen("question.options", "druh", ["volba"], ["moznosti"]),
  inOrder("question.limits", { from: "min", to: "max" }),
);

export type GuideQuestion = ReturnType<typeof toGuideQuestion>;

export function toGuideQuestion({ min, max, bezNevim, kdyz, ...source }: z.output<typeof guideQuestion>) {
  return {
    ...toQuestion({ ...source, pravidla: { min, max } }, kinds[source.druh]),
    kind: kinds[source.druh],
    when: optional(kdyz, toCondition),
    /** True when visitors may answer that they do not know. */
    mayBeUnknown: bezNevim !== true,
  };
}
