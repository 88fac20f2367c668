import { expect, test } from "vitest";
import type { Language } from "#schemas/site/language-codes.ts";
import { indexedServices } from "../../renderer/recorded-portal.ts";

const { search } = await indexedServices();
const [ministry, agency] = ["12", "34"];

function officesFor(term: string, language: Language = "cs", sites: readonly string[] = [ministry, agency]): string[] {
  return search.offices(term, { sites, language }).offices.map(({ name }) => name);
}

test.each([
  ["úřad práce brno otevírací doba", "cs", ["Kontaktní pracoviště Brno-město", "Krajská pobočka v Brně"]],
  ["kde je v Brně pracák", "cs", ["Kontaktní pracoviště Brno-město", "Krajská pobočka v Brně"]],
  ["urad prace ostrave", "cs", ["Kontaktní pracoviště Ostrava", "Krajská pobočka v Ostravě"]],
  ["úřední hodiny Krnov", "cs", ["Kontaktní pracoviště Krnov"]],
  ["pobočka Frýdek-Místek", "cs", ["Kontaktní pracoviště Frýdek-Místek"]],
  ["labour office prague", "en", ["Regional branch for the City of Prague"]],
  ["jobcentre Krnov", "en", ["Krnov contact office"]],
  ["биржа труда прага", "ru", ["Краевой филиал по Праге"]],
  ["часы работы отделения Крнов", "ru", ["Контактное отделение Крнов"]],
  ["служба занятости брно", "ru", ["Kontaktní pracoviště Brno-město", "Krajská pobočka v Brně"]],
  ["біржа праці прага", "ua", ["Крайова філія у Празі"]],
  ["центр зайнятості у Празі", "ua", ["Крайова філія у Празі"]],
] as const)("%s (%s) asks for the offices there", (term, language, names) => {
  const found = officesFor(term, language);
  expect(found).toEqual(expect.arrayContaining([...names]));
  expect(names).toContain(found[0]);
});

test("the office of a numbered part of a town comes first", () => {
  expect(officesFor("úřad práce praha 3")[0]).toBe("Kontaktní pracoviště Praha 3");
});

test.each(["úřad práce 794 01", "úřad práce 79401"])("%s asks for the offices with that postcode", (term) => {
  expect(officesFor(term)).toEqual(["Kontaktní pracoviště Krnov"]);
});

test("a postcode without an office asks for the closest one in its region, and is named", () => {
  const { offices, near } = search.offices("úřad práce 613 00", { sites: [agency], language: "cs" });
  expect(offices).toEqual([expect.objectContaining({ name: expect.stringMatching(/Brn/) })]);
  expect(near).toEqual({ kind: "postcode", name: "613 00" });
});

test.each([
  ["kde je úřad práce v Ostopovicích", "cs", "Ostopovice", /Brn/],
  ["úřad práce Ostopovice 664 49", "cs", "Ostopovice", /Brn/],
  ["pobočka Dolní Břežany", "cs", "Dolní Břežany", /Pra[hz]/],
  ["labour office in Ostopovice", "en", "Ostopovice", /Brn/],
  ["биржа труда Остоповице", "ru", "Ostopovice", /Brn|Брн/],
  ["біржа праці Остоповіце", "ua", "Ostopovice", /Brn|Брн/],
] as const)("%s (%s) asks for the offices nearest to a place without one", (term, language, place, first) => {
  const { offices, near } = search.offices(term, { sites: [ministry, agency], language });
  expect(near).toEqual({ kind: "place", name: place });
  expect(offices[0]?.name).toMatch(first);
});

test("a name that several places share is said to be one", () => {
  const { near } = search.offices("úřad práce Vřesina", { sites: [agency], language: "cs" });
  expect(near).toEqual({ kind: "places", name: "Vřesina" });
});

test("a town that an office serves asks for that office when no office is in it", () => {
  const served = officesFor("úřad práce Město Albrechtice");
  expect(served).toContain("Kontaktní pracoviště Krnov");
});

test.each([
  ["brno", "cs"],
  ["počasí brno", "cs"],
  ["úřad práce", "cs"],
  ["volná místa úřad práce", "cs"],
  ["otevírací doba", "cs"],
  ["příspěvek na bydlení 12000", "cs"],
  ["labour office", "en"],
  ["биржа труда", "ru"],
] as const)("%s (%s) asks for no office", (term, language) => {
  expect(officesFor(term, language)).toEqual([]);
});

test("offices of the first site that has one are given", () => {
  expect(officesFor("úřad práce Krnov", "cs", [ministry])).toEqual([]);
  expect(officesFor("úřad práce Krnov", "cs", [agency, ministry])).toHaveLength(1);
});
