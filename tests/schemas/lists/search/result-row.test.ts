import { expect, test } from "vitest";
import { fact, toResultRow } from "#schemas/lists/search/result-row.ts";

const place = { id: "1", href: "/", language: null, shownFrom: null };

test("a text shared by two facts of a result is shown once", () => {
  const { facts } = toResultRow(
    {
      title: "Analytik",
      employer: fact.text("Ministerstvo"),
      workplace: fact.text("Ministerstvo"),
      place: fact.text("Praha"),
    },
    place,
  );
  expect(facts.map(({ name }) => name)).toEqual(["employer", "place"]);
});

test("two dates of a result are shown, even if they are equal", () => {
  const day = fact.instant("2026-11-20T00:00:00Z");
  expect(toResultRow({ title: "Deska", postedOn: day, validFrom: day }, place).facts).toHaveLength(2);
});

test("the number of a record comes after its other facts", () => {
  const { facts } = toResultRow(
    { title: "Analytik", evidenceNumber: fact.text("12/2026"), employer: fact.text("Ministerstvo") },
    place,
  );
  expect(facts.map(({ name }) => name)).toEqual(["employer", "evidenceNumber"]);
});
