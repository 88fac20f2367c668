import { z } from "zod";
import { compareIn } from "#schemas/lists/collation.ts";
import type { List } from "#schemas/lists/list.ts";
import { listPageFields, toListPage } from "#schemas/lists/list-page.ts";
import { validityFacet } from "#schemas/lists/validity-facet.ts";
import { years } from "#schemas/lists/years.ts";
import { localDate, startOfDay } from "#schemas/time/dates.ts";
import { field } from "#schemas/values/field.ts";
import { file, toFile } from "#schemas/values/file.ts";
import { anyOf, withRules } from "#schemas/values/object-rules.ts";
import { optional } from "#schemas/values/optional.ts";
import { text, toText } from "#schemas/values/text.ts";
import { toValidity, validityFields, validityInOrder } from "#schemas/values/validity.ts";
import { structure, type View, type ViewContext } from "./structure.ts";

/** Number of a notice in the Collection of Laws: `132/2024`. */
const noticeNumber = z.string().regex(/^\d{1,3}\/\d{4}$/);

const organisation = field(text, { cs: "Organizace", en: "Organisation", example: "Svaz průmyslu stavebních hmot" });
const organisations = z.array(organisation).min(1);

const agreement = withRules(
  z.object({
    evidencniCislo: field(text, { cs: "Evidenční číslo", en: "Register number", example: "1042" }),
    zamestnavatele: field(organisations, {
      cs: "Organizace zaměstnavatelů",
      en: "Employers' organisations",
      example: '["Svaz průmyslu stavebních hmot"]',
    }),
    odbory: field(organisations, {
      cs: "Odborové organizace",
      en: "Trade unions",
      example: '["Odborový svaz stavebních dělníků"]',
    }),
    smlouva: field(file.nullish(), { cs: "Text smlouvy", en: "Text of the agreement" }),
    dodatky: field(z.array(file).nullish(), { cs: "Dodatky", en: "Amendments" }),
    poznamka: field(text.nullish(), {
      cs: "Jak se k textu dostat, když tu není",
      en: "How to get a text that is not here",
      example: "K nahlédnutí na vyžádání, kopie za 10 Kč za stránku.",
    }),
    cisloSdeleni: field(noticeNumber, {
      cs: "Číslo sdělení ve Sbírce zákonů",
      en: "Number of the notice in the Collection of Laws",
      example: "132/2024",
    }),
    rozsireni: field(
      z
        .object({
          cisloSdeleni: field(noticeNumber, { cs: "Číslo sdělení", en: "Number of the notice", example: "15/2025" }),
          od: field(localDate, { cs: "Účinnost od", en: "In force from" }),
        })
        .nullish(),
      { cs: "Rozšíření závaznosti na další zaměstnavatele", en: "Extension to other employers" },
    ),
    ...validityFields,
  }),
  anyOf("agreement.text", ["smlouva", "poznamka"]),
  validityInOrder,
);

/** Searches the register by employers' and unions' names; filters by the year of the notice and by validity. */
const list: List<CollectiveAgreement> = {
  textOf: ({ evidenceNumber, employers, unions, noticeNumber }) =>
    [evidenceNumber, ...employers, ...unions, noticeNumber].join(" "),
  nameOf: ({ employers }) => employers.join(", "),
  dateOf: ({ validity }) => validity?.from ?? null,
  facets: [validityFacet, { ...years, valuesOf: ({ noticeNumber }) => [noticeNumber.slice(-4)] }],
  orders: ["newest", "az", "za"],
  views: ["list"],
};

/** Register of higher-level collective agreements (spec §3). */
export const collectiveAgreements = structure({
  names: { cms: "kolektivni-smlouvy", cs: "Kolektivní smlouvy", en: "Collective agreements" },
  data: z.object({
    ...listPageFields,
    smlouvy: field(z.array(agreement), { cs: "Kolektivní smlouvy", en: "Collective agreements" }),
  }),
  view: ({ data, ctx }) => ({
    ...toListPage(data, ctx),
    /** By evidence number, latest first; agreements without a validity keep this order. */
    agreements: data.smlouvy
      .map((item) => toAgreement(item, ctx))
      .toSorted(byEvidenceNumber)
      .reverse(),
  }),
  list: { of: () => list, rowsOf: ({ agreements }) => agreements },
});

export type CollectiveAgreements = View<typeof collectiveAgreements>;
export type CollectiveAgreement = ReturnType<typeof toAgreement>;

function toAgreement(wire: z.output<typeof agreement>, ctx: ViewContext) {
  return {
    evidenceNumber: toText(wire.evidencniCislo),
    employers: wire.zamestnavatele.map(toText),
    unions: wire.odbory.map(toText),
    /** The agreement, then its amendments. */
    texts: [...(wire.smlouva ? [wire.smlouva] : []), ...(wire.dodatky ?? [])].map((item) => toFile(item, ctx)),
    note: optional(wire.poznamka, toText),
    noticeNumber: wire.cisloSdeleni,
    extension: wire.rozsireni
      ? { noticeNumber: wire.rozsireni.cisloSdeleni, from: startOfDay(wire.rozsireni.od) }
      : null,
    validity: toValidity(wire),
  };
}

function byEvidenceNumber(a: { evidenceNumber: string }, b: { evidenceNumber: string }): number {
  return compareIn("cs")(a.evidenceNumber, b.evidenceNumber);
}
