import { expect, test } from "vitest";
import record from "#fixtures/contents/up/regional-branch/praha.cs.json" with { type: "json" };
import { prune } from "#schemas/parse/prune.ts";
import { regionalBranch } from "#schemas/structures/regional-branch.ts";

/** Paths of the missing required fields of a branch. */
function missingIn(data: unknown): string[] {
  return prune(regionalBranch.data, data)
    .faults.filter(({ code }) => code === "missing")
    .map(({ path }) => path.join("/"));
}

test("a branch without any field lacks these, which visitors need to reach it", () => {
  expect(missingIn({}).toSorted()).toEqual([
    "adresa",
    "datovaSchranka",
    "elektronickaPodatelna",
    "kontakt",
    "kraj",
    "pracoviste",
    "sluzby",
    "uredniDeska",
    "uredniHodiny",
  ]);
});

test("each workplace has a district and an address; its page, phone and e-mail may be absent", () => {
  expect(missingIn(record.data)).toEqual([]);
  const pracoviste = [...record.data.pracoviste, { nazev: "Kontaktní pracoviště Krnov" }];
  const place = `pracoviste/${record.data.pracoviste.length}`;
  expect(missingIn({ ...record.data, pracoviste }).toSorted()).toEqual([`${place}/adresa`, `${place}/okres`]);
});
