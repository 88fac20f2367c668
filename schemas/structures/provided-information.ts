import { z } from "zod";
import { field } from "#schemas/values/field.ts";
import { money, toMoney } from "#schemas/values/money/money.ts";
import { region } from "#schemas/values/office/region.ts";
import { optional } from "#schemas/values/optional.ts";
import { text, toText } from "#schemas/values/text.ts";
import { requestedInformation } from "./requested-information.ts";
import { structure, type View } from "./structure.ts";

const year = z.number().int().min(2000).max(2100);
const count = z.number().int().nonnegative();

/** Annual summary of requests that an office must publish (law 106/1999 Sb., § 18). */
const annualSummary = z.object({
  rok: field(year, { cs: "Rok", en: "Year", example: "2025" }),
  zadosti: field(count, { cs: "Podané žádosti", en: "Requests" }),
  odmitnuti: field(count, { cs: "Rozhodnutí o odmítnutí", en: "Refusals" }),
  odvolani: field(count, { cs: "Odvolání", en: "Appeals" }),
  stiznosti: field(count, { cs: "Stížnosti", en: "Complaints" }),
  licence: field(count, { cs: "Výhradní licence", en: "Exclusive licences" }),
  soudniNaklady: field(money.nullish(), { cs: "Náklady soudních řízení", en: "Court costs", expected: true }),
});

export type AnnualSummary = ReturnType<typeof toAnnualSummary>;

function toAnnualSummary(wire: z.output<typeof annualSummary>) {
  return {
    year: wire.rok,
    requests: wire.zadosti,
    refusals: wire.odmitnuti,
    appeals: wire.odvolani,
    complaints: wire.stiznosti,
    licences: wire.licence,
    courtCosts: optional(wire.soudniNaklady, toMoney),
  };
}

/** Provided information of the agency: a request that its directorate or one of its branches answered (spec §1). */
export const providedInformation = structure({
  names: { cms: "up-poskytnuta-informace", cs: "Poskytnutá informace", en: "Provided information" },
  ranking: { weight: 0.3 },
  life: "record",
  data: requestedInformation.data.safeExtend({
    kraj: field(region.nullish(), { cs: "Krajská pobočka, která odpověděla", en: "Branch", required: true }),
    rok: field(year.nullish(), { cs: "Rok", en: "Year", required: true, example: "2026" }),
    agenda: field(text.nullish(), { cs: "Agenda", en: "Agenda", example: "Příspěvek na bydlení" }),
    prehledRoku: field(annualSummary.nullish(), { cs: "Přehled žádostí za rok", en: "Annual summary" }),
  }),
  view: (input) => ({
    ...requestedInformation.view(input),
    branch: input.data.kraj ?? null,
    year: input.data.rok ?? null,
    agenda: optional(input.data.agenda, toText),
    annualSummary: optional(input.data.prehledRoku, toAnnualSummary),
  }),
});

export type ProvidedInformation = View<typeof providedInformation>;
