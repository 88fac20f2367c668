import { z } from "zod";
import { localDate, startOfDay } from "./dates.ts";
import { listPageFields, toListPage } from "./list-page.ts";
import { field, structure, type To, type View } from "./structure.ts";
import { file, toFile } from "./values/file.ts";
import { legalReference, toLegalReference } from "./values/legal-reference.ts";
import { text, toText } from "./values/text.ts";
import { toValidity, validityFields, validityInOrder } from "./values/validity.ts";

const row = z
  .object({
    nazev: field(text, { cs: "Název dokumentu", en: "Document title", need: "required" }),
    soubor: field(file.omit({ nazev: true }).nullish(), { cs: "Soubor", en: "File", need: "expected" }),
    druh: field(text.nullish(), { cs: "Druh dokumentu", en: "Type", need: "expected", example: "Metodický pokyn" }),
    cislo: field(text.nullish(), { cs: "Číslo", en: "Number", example: "5/2026" }),
    cisloJednaci: field(text.nullish(), {
      cs: "Číslo jednací",
      en: "Reference number",
      example: "MPSV-2026/41250-221",
    }),
    vydanoDne: field(localDate.nullish(), { cs: "Vydáno dne", en: "Issued on", need: "expected" }),
    vydal: field(text.nullish(), { cs: "Vydal", en: "Issuer", example: "Odbor nepojistných dávek" }),
    ...validityFields,
    predpisy: field(z.array(legalReference).nullish(), { cs: "Právní předpisy", en: "Legal references" }),
  })
  .refine(...validityInOrder);

/** Document list (spec §1). */
export const documentList = structure({
  data: z.object({
    ...listPageFields,
    dokumenty: field(z.array(row), { cs: "Dokumenty", en: "Documents", need: "required" }),
  }),
  view: ({ content, data, to }) => ({
    ...toListPage({ content, data, to }),
    /** The newest first. */
    documents: data.dokumenty.toSorted(byDateOfIssue).map((item) => toRow(item, to)),
  }),
});

export type DocumentList = View<typeof documentList>;
export type ListedDocument = DocumentList["documents"][number];

function toRow(wire: z.output<typeof row>, to: To) {
  return {
    title: toText(wire.nazev),
    file: wire.soubor ? toFile({ ...wire.soubor, nazev: wire.nazev }, to) : null,
    type: wire.druh ? toText(wire.druh) : null,
    number: wire.cislo ? toText(wire.cislo) : null,
    referenceNumber: wire.cisloJednaci ? toText(wire.cisloJednaci) : null,
    issuedOn: wire.vydanoDne ? startOfDay(wire.vydanoDne) : null,
    issuer: wire.vydal ? toText(wire.vydal) : null,
    validity: toValidity(wire),
    legal: (wire.predpisy ?? []).map((reference) => toLegalReference(reference, to)),
  };
}

function byDateOfIssue(a: z.output<typeof row>, b: z.output<typeof row>): number {
  return (b.vydanoDne ?? "").localeCompare(a.vydanoDne ?? "");
}
