import { z } from "zod";
import type { List } from "#schemas/lists/list.ts";
import { listPageFields, toListPage } from "#schemas/lists/list-page.ts";
import { validityFacet } from "#schemas/lists/validity-facet.ts";
import { years } from "#schemas/lists/years.ts";
import { localDate, startOfDay, wallClock } from "#schemas/time/dates.ts";
import { field } from "#schemas/values/field.ts";
import { file, toFile } from "#schemas/values/file.ts";
import { legalReference, toLegalReference } from "#schemas/values/legal-reference.ts";
import { withRules } from "#schemas/values/object-rules.ts";
import { listOf, optional } from "#schemas/values/optional.ts";
import { text, toText } from "#schemas/values/text.ts";
import { toValidity, validityFields, validityInOrder } from "#schemas/values/validity.ts";
import { structure, type View, type ViewContext } from "./structure.ts";

const row = withRules(
  z.object({
    nazev: field(text, { cs: "Název dokumentu", en: "Document title", example: "Výroční zpráva za rok 2025" }),
    soubor: field(file.omit({ nazev: true }).nullish(), { cs: "Soubor", en: "File", expected: true }),
    druh: field(text.nullish(), { cs: "Druh dokumentu", en: "Type", expected: true, example: "Metodický pokyn" }),
    cislo: field(text.nullish(), { cs: "Číslo", en: "Number", example: "5/2026" }),
    cisloJednaci: field(text.nullish(), {
      cs: "Číslo jednací",
      en: "Reference number",
      example: "MPSV-2026/41250-221",
    }),
    vydanoDne: field(localDate.nullish(), { cs: "Vydáno dne", en: "Issued on", expected: true }),
    vydal: field(text.nullish(), { cs: "Vydal", en: "Issuer", example: "Odbor nepojistných dávek" }),
    ...validityFields,
    predpisy: field(z.array(legalReference).nullish(), { cs: "Právní předpisy", en: "Legislation" }),
  }),
  validityInOrder,
);

/** Searches documents by name and number; filters by type, year of issue, validity and issuer. */
const list: List<ListedDocument> = {
  textOf: ({ title, type, number, referenceNumber, issuer }) =>
    [title, type, number, referenceNumber, issuer].filter(Boolean).join(" "),
  nameOf: ({ title }) => title,
  dateOf: ({ issuedOn }) => issuedOn,
  facets: [
    { name: "type", choice: "any", valuesOf: ({ type }) => (type ? [type] : []) },
    validityFacet,
    { name: "issuer", choice: "one", valuesOf: ({ issuer }) => (issuer ? [issuer] : []) },
    {
      ...years,
      valuesOf: ({ issuedOn }) => (issuedOn ? [wallClock(Date.parse(issuedOn)).date.slice(0, 4)] : []),
    },
  ],
  orders: ["newest", "az", "za"],
  views: ["list"],
};

/** Document list (spec §1). */
export const documentList = structure({
  names: { cms: "seznam-dokumentu", cs: "Seznam dokumentů", en: "List of documents" },
  data: z.object({
    ...listPageFields,
    dokumenty: field(z.array(row), { cs: "Dokumenty", en: "Documents" }),
  }),
  view: ({ data, ctx }) => ({
    ...toListPage(data, ctx),
    /** The newest first. */
    documents: data.dokumenty.toSorted(byDateOfIssue).map((item) => toRow(item, ctx)),
  }),
  list: { of: () => list, rowsOf: ({ documents }) => documents },
});

export type DocumentList = View<typeof documentList>;
export type ListedDocument = ReturnType<typeof toRow>;

function toRow(wire: z.output<typeof row>, ctx: ViewContext) {
  return {
    title: toText(wire.nazev),
    file: wire.soubor ? toFile({ ...wire.soubor, nazev: wire.nazev }, ctx) : null,
    type: optional(wire.druh, toText),
    number: optional(wire.cislo, toText),
    referenceNumber: optional(wire.cisloJednaci, toText),
    issuedOn: optional(wire.vydanoDne, startOfDay),
    issuer: optional(wire.vydal, toText),
    validity: toValidity(wire),
    legal: listOf(wire.predpisy, toLegalReference, ctx),
  };
}

function byDateOfIssue(a: z.output<typeof row>, b: z.output<typeof row>): number {
  return (b.vydanoDne ?? "").localeCompare(a.vydanoDne ?? "");
}
