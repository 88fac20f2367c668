import { z } from "zod";
import { toJobPosting } from "#schemas/json-ld/job-posting.ts";
import { toOthers } from "#schemas/lists/listed.ts";
import { plainText } from "#schemas/parse/plain-text.ts";
import { toInstant } from "#schemas/time/dates.ts";
import { deadlineState, isOpenState } from "#schemas/time/states.ts";
import { field } from "#schemas/values/field.ts";
import { html } from "#schemas/values/html.ts";
import { anyOf, withRules } from "#schemas/values/object-rules.ts";
import { education, toEducation } from "#schemas/values/offer/education.ts";
import { payClass } from "#schemas/values/offer/pay.ts";
import { positionFields, toPosition, toPositionDeadline } from "#schemas/values/offer/position.ts";
import { toUnit } from "#schemas/values/office/unit.ts";
import { oneOf } from "#schemas/values/one-of.ts";
import { listOf, optional } from "#schemas/values/optional.ts";
import { text, textsLike, toText } from "#schemas/values/text.ts";
import { rowStructure, structure, type View } from "./structure.ts";

const employments = {
  plnyUvazek: "full",
  castecnyUvazek: "part",
  dpp: "workAgreement",
  dpc: "activityAgreement",
  sluzebniPomer: "service",
} as const;

/** Employment types of schema.org. */
const schemaTypes = {
  full: "FULL_TIME",
  part: "PART_TIME",
  workAgreement: "OTHER",
  activityAgreement: "OTHER",
  service: "FULL_TIME",
} as const;

/** Maximum number of other positions listed below a position. */
const maxOthers = 5;

const requirements = withRules(
  z.object({
    vzdelani: field(education.nullish(), { cs: "Vzdělání", en: "Education", expected: true }),
    obor: field(text.nullish(), { cs: "Obor vzdělání", en: "Field of study", example: "právo nebo veřejná správa" }),
    praxe: field(text.nullish(), { cs: "Praxe", en: "Experience", example: "alespoň 3 roky v personalistice" }),
    jazyky: field(text.nullish(), { cs: "Jazyky", en: "Languages", example: "angličtina na úrovni B2" }),
    dalsi: field(textsLike("Řidičský průkaz skupiny B").nullish(), {
      cs: "Další požadavky",
      en: "Further requirements",
    }),
  }),
  anyOf("requirements.any", ["vzdelani", "obor", "praxe", "jazyky", "dalsi"]),
);

/** Fields of another position that are shown in a link to it. */
const listedPosition = rowStructure({
  data: z.object(positionFields).pick({ pracoviste: true, lhuta: true, stav: true }),
  view: ({ content, data, ctx }) => ({
    title: toText(content.name),
    workplace: data.pracoviste ? toUnit(data.pracoviste, ctx).name : null,
    ...toPositionDeadline(data),
  }),
});

/** Job position (spec §1; spec §2.4, workplace pages). */
export const jobPosition = structure({
  names: { cms: "pracovni-pozice", cs: "Pracovní místo", en: "Job position" },
  isTimely: true,
  data: z.object({
    ...positionFields,
    zamestnavatel: field(text.nullish(), {
      cs: "Zaměstnavatel",
      en: "Employer",
      required: true,
      example: "Ministerstvo práce a sociálních věcí",
    }),
    utvar: field(text.nullish(), { cs: "Útvar", en: "Unit", example: "Odbor informatiky" }),
    typVztahu: field(z.array(oneOf(employments)).min(1).nullish(), {
      cs: "Druh pracovního vztahu",
      en: "Types of employment",
      required: true,
    }),
    hodinTydne: field(z.number().positive().max(60).nullish(), {
      cs: "Hodin týdně",
      en: "Hours a week",
      example: "40",
    }),
    platovaTrida: field(payClass(1).nullish(), { cs: "Platová třída", en: "Pay class", example: "12" }),
    napln: field(html.nullish(), { cs: "Náplň práce", en: "Duties", required: true }),
    pozadavky: field(requirements.nullish(), { cs: "Požadavky", en: "Requirements", required: true }),
    nabizime: field(textsLike("Pět týdnů dovolené").nullish(), { cs: "Co nabízíme", en: "What we offer" }),
    doklady: field(textsLike("Strukturovaný životopis").nullish(), {
      cs: "Co k přihlášce přiložit",
      en: "To be sent",
      expected: true,
    }),
    vhodneProOzp: field(z.boolean().nullish(), {
      cs: "Vhodné pro osoby se zdravotním postižením",
      en: "Suitable for people with disabilities",
    }),
  }),
  lists: ["job-position"],
  view: ({ content, data, ctx, listed }) => ({
    publishedAt: optional(content.displayAt, toInstant),
    ...toPosition(data, ctx),
    employer: optional(data.zamestnavatel, toText),
    unit: optional(data.utvar, toText),
    employments: [...new Set(data.typVztahu ?? [])].map((type) => employments[type]),
    hoursPerWeek: data.hodinTydne ?? null,
    payClass: data.platovaTrida ?? null,
    duties: optional(data.napln, ctx.richText, 3),
    requirements: {
      education: optional(data.pozadavky?.vzdelani, toEducation),
      field: optional(data.pozadavky?.obor, toText),
      experience: optional(data.pozadavky?.praxe, toText),
      languages: optional(data.pozadavky?.jazyky, toText),
      further: listOf(data.pozadavky?.dalsi, toText),
    },
    benefits: listOf(data.nabizime, toText),
    enclosures: listOf(data.doklady, toText),
    suitableForDisabled: data.vhodneProOzp ?? false,
    others: toOthers(listedPosition, { content, listed, ctx }),
  }),
  jsonLd: (view, context) =>
    toJobPosting(view, context, {
      description: view.duties && plainText(view.duties),
      employmentType: [...new Set(view.employments.map((type) => schemaTypes[type]))],
      employer: view.employer,
    }),
});

export type JobPosition = View<typeof jobPosition>;
export type OtherPosition = JobPosition["others"][number];

/** Returns the other positions open at a time in milliseconds, by deadline; those without one come last. */
export function openPositions(others: readonly OtherPosition[], now: number): OtherPosition[] {
  return others
    .filter((other) => isOpenState(deadlineState(other, now)))
    .toSorted((a, b) => (a.deadline ?? "9").localeCompare(b.deadline ?? "9"))
    .slice(0, maxOthers);
}
