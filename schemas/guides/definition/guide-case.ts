import { z } from "zod";
import { formKey } from "#schemas/forms/definition/form-key.ts";
import type { verdicts } from "#schemas/guides/logic/decision-diagram.ts";
import { field } from "#schemas/values/field.ts";
import { oneOf } from "#schemas/values/one-of.ts";

/** Answers to the question of entitlement in the CMS. */
export const wireVerdicts = { ano: "yes", mozna: "maybe", ne: "no" } as const satisfies Record<
  string,
  keyof typeof verdicts
>;

const answer = z.object({
  otazka: field(formKey, { cs: "Otázka (klíč)", en: "Question (key)", example: "deti" }),
  hodnota: field(z.string().max(100), { cs: "Odpověď", en: "Answer", example: "2" }),
});

const expected = z.object({
  vysledek: field(formKey, { cs: "Výsledek (klíč)", en: "Result (key)", example: "rodicovsky-prispevek" }),
  narok: field(oneOf(wireVerdicts), { cs: "Nárok", en: "Entitled" }),
});

/** Schema of an expert case: answers, and what they must lead to. Checks try it; no page shows it. */
export const guideCase = z.object({
  nazev: field(z.string().min(1).max(200), { cs: "Případ", en: "Case", example: "Rodina se dvěma dětmi" }),
  odpovedi: field(z.array(answer).max(100), { cs: "Odpovědi", en: "Answers" }),
  vysledky: field(z.array(expected).min(1).max(60), { cs: "Očekávané výsledky", en: "Expected results" }),
});

export type GuideCase = ReturnType<typeof toGuideCase>;

export function toGuideCase({ nazev, odpovedi, vysledky }: z.output<typeof guideCase>) {
  return {
    name: nazev,
    answers: odpovedi.map(({ otazka, hodnota }) => ({ question: otazka, value: hodnota.trim() })),
    expected: vysledky.map(({ vysledek, narok }) => ({ result: vysledek, verdict: wireVerdicts[narok] })),
  };
}
