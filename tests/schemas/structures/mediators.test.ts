import { expect, test } from "vitest";
import { toListing } from "#schemas/lists/listing.ts";
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
  expect(start("cs", ...people)).toEqual(["Jan Čapek", "Jan Dvorský", "Jan Hájek", "Jan Chaloupka"]);
  expect(start("en", ...people)).toEqual(["Jan Čapek", "Jan Chaloupka", "Jan Dvorský", "Jan Hájek"]);
});

test("people with the same surname are sorted by first name", () => {
  expect(start("cs", { prijmeni: "Malý", jmeno: "Vít" }, { prijmeni: "Malý", jmeno: "Adam" })).toEqual([
    "Adam Malý",
    "Vít Malý",
  ]);
});

test("titles are placed before and after the name", () => {
  expect(start("cs", { titulPred: "JUDr.", prijmeni: "Malý", titulZa: "Ph.D." })).toEqual(["JUDr. Jan Malý, Ph.D."]);
});

test("the list is in the order of regions and of surnames within them", () => {
  const people = ["ZLK", "PHA", "ZLK"].map((kraj, index) => ({
    prijmeni: ["Adamová", "Zemanová", "Bártová"][index],
    jmeno: "Jana",
    role: ["rozhodce"],
    adresaProDorucovani: { cislo: "1", psc: "110 00", obec: "Obec", kraj },
  }));
  const data = mediators.data.parse({ osoby: people });
  const view = { ...mediators.view({ content: aContent(), data, ctx: plainContext, listed: [] }), inCzech: [] };
  const { of, rowsOf } = mediators.list ?? {};
  const rows = rowsOf?.(view) ?? [];
  const listing = toListing(of?.(view) as never, rows, new Map(), { language: "cs", now: 0 });
  expect(listing.rows.map(({ name }) => name)).toEqual(["Jana Zemanová", "Jana Adamová", "Jana Bártová"]);
});
