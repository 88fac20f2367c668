import { collectiveAgreements } from "#schemas/structures/collective-agreements.ts";
import { byState, byValues, byYear, rowPreset } from "./preset.ts";
import { fact, heldResults } from "./result-row.ts";

const toRows = heldResults(
  collectiveAgreements,
  "agreements",
  ({ evidenceNumber, employers, unions, texts, noticeNumber, validity }) => ({
    title: employers.join(", "),
    searchTerm: `${evidenceNumber} ${employers.join(" ")}`,
    date: validity?.from ?? null,
    state: validity && { by: "validity", ...validity },
    files: texts,
    evidenceNumber: fact.text(evidenceNumber),
    unions: fact.text(unions.join(", ")),
    notice: fact.text(noticeNumber),
    validFrom: fact.instant(validity?.from),
    validTo: fact.instant(validity?.to),
    values: { union: unions, employer: employers, year: [noticeNumber.slice(-4)] },
  }),
);

export const agreements = rowPreset(["collective-agreements"], toRows, {
  facets: [byValues("union", "one"), byValues("employer", "one"), byYear, byState(["active", "future", "expired"])],
  orders: ["newest", "az", "za"],
});
