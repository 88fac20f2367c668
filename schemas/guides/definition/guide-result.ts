import { z } from "zod";
import { condition, toCondition } from "#schemas/forms/definition/condition.ts";
import { formKey } from "#schemas/forms/definition/form-key.ts";
import type { ViewContext } from "#schemas/structures/structure.ts";
import { field } from "#schemas/values/field.ts";
import { html } from "#schemas/values/html.ts";
import { legalReference, toLegalReference } from "#schemas/values/legal-reference.ts";
import { link, toLink } from "#schemas/values/link.ts";
import { oneOf } from "#schemas/values/one-of.ts";
import { listOf, optional } from "#schemas/values/optional.ts";
import { text, toText } from "#schemas/values/text.ts";

/** A criterion counts without its words: leaving it out would grant what it refuses. So the list is whole or not there. */
const criterion = z.object({
  popis: field(text.nullish(), {
    cs: "Podmínka slovy",
    en: "Criterion in words",
    example: "Dítě je mladší než 4 roky",
    advisedLength: 200,
    required: true,
  }),
  kdyz: field(condition.nullish(), {
    cs: "Je splněna, když (bez toho ji posoudí úřad)",
    en: "Met when (without it the office decides)",
    indivisible: true,
  }),
  pravniPredpis: field(legalReference.nullish(), { cs: "Právní předpis", en: "Legislation", expected: true }),
});

const directions = { roste: "up", klesa: "down" } as const;

/** A promise that checks prove: more of something never takes the entitlement away, or never brings it. */
const trend = z.object({
  otazka: field(formKey, { cs: "Otázka (klíč)", en: "Question (key)", example: "prijem" }),
  smer: field(oneOf(directions), { cs: "S vyšším číslem nárok", en: "With a higher number the entitlement" }),
});

/** Schema of a result: a service, and the criteria under which a visitor is entitled to it. All have to be met. */
export const guideResult = z.object({
  klic: field(formKey, {
    cs: "Klíč, stejný ve všech jazycích",
    en: "Key, the same in all languages",
    example: "rodicovsky-prispevek",
  }),
  nazev: field(text, { cs: "Na co je nárok", en: "Entitlement", example: "Rodičovský příspěvek" }),
  text: field(html.nullish(), { cs: "Co je dobré vědět", en: "Good to know" }),
  kriteria: field(z.array(criterion).min(1).max(20).nullish(), {
    cs: "Podmínky nároku",
    en: "Criteria",
    required: true,
    whole: true,
  }),
  sluzba: field(link.nullish(), { cs: "Stránka služby", en: "Page of the service", expected: true }),
  formular: field(link.nullish(), { cs: "Formulář žádosti", en: "Application form" }),
  smery: field(z.array(trend).max(20).nullish(), { cs: "Jak nárok závisí na číslech", en: "How numbers matter" }),
});

export type GuideResult = ReturnType<typeof toGuideResult>;
/** The parts of a result that decide about it. */
export type ResultRules = ReturnType<typeof toResultRules>;

export function toGuideResult(source: z.output<typeof guideResult>, ctx: ViewContext) {
  const rules = toResultRules(source);
  return {
    ...rules,
    criteria: rules.criteria.map((criterion, at) => ({
      ...criterion,
      law: optional(source.kriteria?.[at]?.pravniPredpis, toLegalReference, ctx),
    })),
    text: optional(source.text, ctx.richText, 3),
    service: optional(source.sluzba, toLink, ctx),
    form: optional(source.formular, toLink, ctx),
  };
}

type Criteria = readonly z.output<typeof criterion>[];

/** Without criteria that can be read, the office decides. */
export function criteriaOf(criteria: Criteria | null | undefined): Criteria {
  return criteria && criteria.length > 0 ? criteria : [{}];
}

export function toResultRules({ klic, nazev, kriteria, smery }: z.output<typeof guideResult>) {
  return {
    key: klic,
    name: toText(nazev),
    criteria: criteriaOf(kriteria).map(({ popis, kdyz }) => ({
      text: toText(popis ?? ""),
      /** Null when the office decides. */
      when: optional(kdyz, toCondition),
    })),
    trends: listOf(smery, ({ otazka, smer }) => ({ question: otazka, direction: directions[smer] })),
  };
}
