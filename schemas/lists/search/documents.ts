import { documentList } from "#schemas/structures/document-list.ts";
import { byState, byValues, byYear, rowPreset } from "./preset.ts";
import { fact, toHeldResults, yearOf } from "./result-row.ts";

export const documents = rowPreset(
  ["document-list"],
  (listed, ctx) =>
    toHeldResults(
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
      listed,
      ctx,
    ),
  {
    facets: [byValues("type", "any"), byYear, byState(["active", "future", "expired"])],
    orders: ["newest", "az", "za"],
  },
);
