import { documentList } from "#schemas/structures/document-list.ts";
import { byState, byValues, byYear, rowPreset } from "./preset.ts";
import { fact, heldResults, yearOf } from "./result-row.ts";

const toRows = heldResults(
  documentList,
  "documents",
  ({ title, file, type, number, referenceNumber, issuedOn, issuer, validity }) => ({
    title,
    date: issuedOn,
    state: validity && { by: "validity", ...validity },
    files: file ? [file] : [],
    kind: fact.text(type),
    number: fact.text(number),
    referenceNumber: fact.text(referenceNumber),
    issuer: fact.text(issuer),
    issuedOn: fact.instant(issuedOn),
    validFrom: fact.instant(validity?.from),
    validTo: fact.instant(validity?.to),
    values: { type: type ? [type] : [], year: yearOf(issuedOn) },
  }),
);

export const documents = rowPreset(["document-list"], toRows, {
  facets: [byValues("type", "any"), byYear, byState(["active", "future", "expired"])],
  orders: ["newest", "az", "za"],
});
