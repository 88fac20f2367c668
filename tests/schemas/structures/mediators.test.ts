import { expect, test } from "vitest";
import type { Language } from "#schemas/site/language-codes.ts";
import { mediators } from "#schemas/structures/mediators.ts";
import { aContent, plainContext } from "../a-content.ts";

function start(language: Language, ...people: Record<string, unknown>[]) {
  const adresaProDorucovani = { cislo: "1", psc: "110 00", obec: "Praha" };
  const osoby = people.map((person) => ({ jmeno: "Jan", role: ["rozhodce"], adresaProDorucovani, ...person }));
  const data = mediators.data.parse({ osoby });
  return mediators
    .view({ content: aContent(), data, ctx: { ...plainContext, language }, listed: [] })
    .people.map(({ name }) => name);
}

test("people are sorted by surname in the collation of the page's language", () => {
  const people = ["Chaloupka", "Hájek", "Čapek", "Dvorský"].map((prijmeni) => ({ prijmeni }));
  expect(start("cs", ...people)).toEqual(["Čapek Jan", "Dvorský Jan", "Hájek Jan", "Chaloupka Jan"]);
  expect(start("en", ...people)).toEqual(["Čapek Jan", "Chaloupka Jan", "Dvorský Jan", "Hájek Jan"]);
});

test("people with the same surname are sorted by first name", () => {
  expect(start("cs", { prijmeni: "Malý", jmeno: "Vít" }, { prijmeni: "Malý", jmeno: "Adam" })).toEqual([
    "Malý Adam",
    "Malý Vít",
  ]);
});

test("titles are placed before and after the name", () => {
  expect(start("cs", { titulPred: "JUDr.", prijmeni: "Malý", titulZa: "Ph.D." })).toEqual(["JUDr. Malý Jan, Ph.D."]);
});
