import { expect, test } from "vitest";
import type { Language } from "#schemas/site/language-codes.ts";
import { indexedServices } from "../../renderer/recorded-portal.ts";

const { search } = await indexedServices();
const [ministry, agency] = ["12", "34"];

function officesFor(term: string, language: Language = "cs", sites: readonly string[] = [ministry, agency]): string[] {
  return search.offices(term, { sites, language }).map(({ name }) => name);
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

test("a postcode without an office asks for the closest one in its region", () => {
  const [nearest, ...others] = officesFor("úřad práce 613 00");
  expect(nearest).toMatch(/Brn/);
  expect(others).toEqual([]);
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
