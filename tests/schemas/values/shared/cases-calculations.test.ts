import { expect, test } from "vitest";
import { parseExpression } from "#schemas/values/shared/expression.ts";
import { valuesOf } from "#schemas/values/shared/value-sets.ts";
import { aSet, day } from "./a-set.ts";
import { written } from "./written.ts";

const from = (hodnota: number) => [{ od: "2026-01-01", hodnota }];

const inputs = [
  { klic: "mzda", obdobi: from(22400) },
  { klic: "eura", jednotka: "EUR", obdobi: from(100) },
  { klic: "podil", druh: "procento", obdobi: from(7.1) },
  { klic: "pul", druh: "procento", obdobi: from(50) },
  { klic: "deti", druh: "pocet", obdobi: from(3) },
  { klic: "jedna", druh: "pocet", obdobi: from(1) },
  { klic: "nula", druh: "pocet", obdobi: from(0) },
  { klic: "dluh", obdobi: from(-2.5) },
  { klic: "mesice", druh: "doba", jednotka: "mesic", obdobi: from(3) },
  { klic: "dny", druh: "doba", jednotka: "den", obdobi: from(10) },
  { klic: "den", druh: "datum", obdobi: [{ od: "2026-01-01", datum: "2026-05-01" }] },
  { klic: "za-2-deti", druh: "pocet", obdobi: from(2) },
  { klic: "bez", druh: "pocet", obdobi: [{ od: "2026-01-01", do: "2026-01-31", hodnota: 5 }] },
];

/** The digits of a calculation on 2 November 2026; an empty text when it has no result. */
function result(vyraz: string, more: Record<string, unknown> = { druh: "pocet" }): string {
  const values = valuesOf([aSet("s", [...inputs, { klic: "x", vyraz, ...more }])]);
  const value = values.find("s.x");
  return value ? written("A: {{hodnota:s.x|cislo}}; B", { values }).replace(/^A: (.*); B$/, "$1") : "";
}

test.each([
  ["2 + 3 * 4", "14"],
  ["(2 + 3) * 4", "20"],
  ["2 * 3 + 4", "10"],
  ["10 - 4 - 3", "3"],
  ["10 − 4 − 3", "3"],
  ["100 / 10 / 2", "5"],
  ["100 ÷ 10 × 2", "20"],
  ["2×3", "6"],
  ["2*3", "6"],
  ["6/4", "1.5"],
  ["6÷4", "1.5"],
  ["((((((2))))))", "2"],
  ["0,25 * 4", "1"],
  ["0.25 * 4", "1"],
  ["0,1 + 0.2", "0.3"],
  ["3 * deti", "9"],
  ["s.deti * 3", "9"],
  ["s.deti*s.deti", "9"],
  ["deti - 1", "2"],
  ["deti -1", "2"],
  ["(deti)-1", "2"],
  ["1-deti", "-2"],
  ["deti − 5", "-2"],
  ["za-2-deti * 2", "4"],
  ["s.za-2-deti - 1", "1"],
  ["deti / nula * nula", ""],
  ["1 / nula", ""],
  ["1 / 0", ""],
  ["1 / (2 - 2)", ""],
  ["nula / 1", "0"],
  ["10 / 3", "3.3333"],
  ["2 / 3", "0.6667"],
  ["1 / 3 * 3", "1"],
  ["bez + 1", ""],
  ["  deti  ", "3"],
  ["mzda / mzda", "1"],
  ["mzda / dluh", "-8960"],
])("%s is %s", (vyraz, expected) => {
  // Numbers alone have no days on which they are true.
  expect(result(/[a-z]/.test(vyraz) ? vyraz : `jedna * (${vyraz})`)).toBe(expected);
});

test.each([
  ["mzda * podil", "1590.4"],
  ["podil * mzda", "1590.4"],
  ["mzda * pul * pul", "5600"],
  ["mzda × 0,25", "5600"],
  ["mzda + dluh", "22397.5"],
  ["dluh - mzda", "-22402.5"],
  ["mzda * deti", "67200"],
  ["mzda / deti", "7466.67"],
  ["mzda / 7 * 7", "22400"],
  ["mzda * mzda / mzda", "22400"],
  ["mzda * mzda", ""],
  ["mzda + deti", ""],
  ["mzda + 1", ""],
  ["mzda - podil", ""],
  ["mzda + eura", ""],
  ["mzda / eura * mzda", ""],
  ["eura * 1", ""],
  ["mzda / mesice", ""],
  ["mzda + mesice", ""],
  ["deti / mzda", ""],
  ["den", ""],
  ["mzda * den", ""],
  ["1", ""],
])("money: %s is %s", (vyraz, expected) => {
  expect(result(vyraz, { druh: "castka" })).toBe(expected);
});

test.each([
  ["mesice * deti", { druh: "doba", jednotka: "mesic" }, "9"],
  ["deti * mesice", { druh: "doba", jednotka: "mesic" }, "9"],
  ["mesice + mesice", { druh: "doba", jednotka: "mesic" }, "6"],
  ["mesice + dny", { druh: "doba", jednotka: "mesic" }, ""],
  ["dny * 1", { druh: "doba", jednotka: "mesic" }, ""],
  ["dny * 1", { druh: "doba", jednotka: "den" }, "10"],
  ["mesice / mesice", { druh: "pocet" }, "1"],
  ["mesice / dny", { druh: "pocet" }, ""],
  ["eura * 2", { druh: "castka", jednotka: "EUR" }, "200"],
  ["mzda / eura", { druh: "pocet" }, ""],
  ["pul * pul", { druh: "procento" }, "25"],
  ["podil + pul", { druh: "procento" }, "57.1"],
  ["podil * 2", { druh: "procento" }, "14.2"],
  ["podil / 2", { druh: "procento" }, "3.55"],
  ["den + dny", { druh: "datum" }, ""],
])("units: %s as %j is %s", (vyraz, more, expected) => {
  expect(result(vyraz, more)).toBe(expected);
});

test.each([
  ["2,5", 1, "nahoru", "3"],
  ["2,5", 1, "dolu", "2"],
  ["2,5", 1, "nejblizsi", "3"],
  ["2,4999", 1, "nejblizsi", "2"],
  ["0 - 2,4", 1, "nejblizsi", "-2"],
  ["0 - 2,6", 1, "nejblizsi", "-3"],
  ["1,005", 0.01, "nejblizsi", "1.01"],
  ["1,005", 0.01, "dolu", "1"],
  ["1,001", 0.01, "nahoru", "1.01"],
  ["1,01", 0.01, "nahoru", "1.01"],
  ["1,24", 0.5, "nejblizsi", "1"],
  ["1,25", 0.5, "nejblizsi", "1.5"],
  ["1,01", 0.5, "nahoru", "1.5"],
  ["1,5", 0.5, "nahoru", "1.5"],
  ["15", 10, "nejblizsi", "20"],
  ["14,99", 10, "nejblizsi", "10"],
  ["10,01", 10, "nahoru", "20"],
  ["19,99", 10, "dolu", "10"],
  ["20", 10, "nahoru", "20"],
  ["499", 1000, "nejblizsi", "0"],
  ["500", 1000, "nejblizsi", "1000"],
  ["1", 1000, "nahoru", "1000"],
  ["0", 1000, "nahoru", "0"],
  ["1 / 3 * 3", 1, "nahoru", "1"],
  ["1 / 3 * 3", 1, "dolu", "1"],
  ["0,1 * 3", 0.1, "nahoru", "0.3"],
  ["1000000000000 * 1000", 1, "nahoru", "1000000000000000"],
])("%s to multiples of %s %s is %s", (vyraz, na, smer, expected) => {
  expect(result(`jedna * (${vyraz})`, { druh: "pocet", zaokrouhleni: { na, smer } })).toBe(expected);
});

test("halves of negative numbers go one way, up is towards more and down towards less", () => {
  const rounded = (smer: string) => result("jedna * (0 - 2,5)", { druh: "pocet", zaokrouhleni: { na: 1, smer } });

  expect(["-2", "-3"]).toContain(rounded("nejblizsi"));
  expect([rounded("nahoru"), rounded("dolu")].toSorted()).toEqual(["-2", "-3"]);
});

test.each([
  "constructor",
  "__proto__",
  "toString",
  "s.constructor",
  "constructor.constructor",
  "__proto__.polluted",
  "a.b.c",
  "s.deti.x",
  "s..deti",
  ".deti",
  "deti.",
  "alert(1)",
  "deti()",
  "deti(1)",
  "(1)(2)",
  "1 2",
  "deti deti",
  "2 ** 3",
  "2 ^ 3",
  "5 % 2",
  "1 +",
  "+ 1 +",
  "* 2",
  "(1",
  "1)",
  "()",
  "",
  " ",
  "1,2,3",
  "1.2.3",
  "1e3",
  "0x10",
  "1_000",
  "١٢",
  "２ ＋ ３",
  "½",
  "∞",
  "NaN",
  "Infinity",
  "deti; 1",
  "deti // x",
  "deti /* x */",
  "`1`",
  "{{hodnota:s.deti}}",
  "1 = 1",
  "[1]",
  "deti > 1",
  "1".repeat(400),
  "(".repeat(100_000),
  "1+".repeat(100_000),
  "1 + ".repeat(49),
  "neni",
  "jina.neni",
  "Deti",
])("%s is no calculation", (vyraz) => {
  expect(result(vyraz)).toBe("");
});

test("a calculation without a result costs no other value", () => {
  const values = valuesOf([aSet("s", [...inputs, { klic: "x", druh: "pocet", vyraz: "a.b.c(" }])]);

  expect(written("{{hodnota:s.deti}}", { values })).toBe("3");
});

test.each(["((((1))))", "1+1", "-1", "+1", "1 - -1"])("%s is read without an exception", (vyraz) => {
  expect(() => parseExpression(vyraz)).not.toThrow();
});

test.each([
  ["a number of 100 digits", "9".repeat(100)],
  ["a number of 100 digits in a calculation", `deti * ${"9".repeat(100)}`],
  ["a number of 24 digits", `deti + ${"1".repeat(24)}`],
  ["many decimals", `deti * 0,${"3".repeat(90)}`],
])("%s costs no other value", (_name, vyraz) => {
  const values = valuesOf([aSet("s", [...inputs, { klic: "x", druh: "pocet", vyraz }])]);

  expect(written("{{hodnota:s.deti}}", { values })).toBe("3");
  expect(written("A: {{hodnota:s.x}}", { values })).not.toMatch(/NaN|Infinity|∞|e\+/);
});

test("values that grow with each calculation end without a result, and cost no other value", () => {
  const values = valuesOf([
    aSet("s", [
      { klic: "v0", druh: "pocet", obdobi: from(1e12) },
      ...Array.from({ length: 40 }, (_, at) => ({ klic: `v${at + 1}`, druh: "pocet", vyraz: `v${at} * v${at}` })),
    ]),
  ]);

  expect(written("{{hodnota:s.v0|cislo}}", { values })).toBe("1000000000000");
  expect(values.find("s.v40")?.periods ?? []).toEqual([]);
});

test("values that shrink with each calculation become zero", () => {
  const values = valuesOf([
    aSet("s", [
      { klic: "v0", druh: "pocet", obdobi: from(0.01) },
      ...Array.from({ length: 40 }, (_, at) => ({ klic: `v${at + 1}`, druh: "pocet", vyraz: `v${at} * v${at}` })),
    ]),
  ]);

  expect(written("{{hodnota:s.v40|cislo}}", { values })).toBe("0");
});

const chain = (length: number, first: Record<string, unknown>) =>
  valuesOf([
    aSet("s", [
      { klic: "v0", druh: "pocet", ...first },
      ...Array.from({ length }, (_, at) => ({ klic: `v${at + 1}`, druh: "pocet", vyraz: `v${at} + 1` })).toReversed(),
    ]),
  ]);

test("a chain of 1,000 values has a result", () => {
  expect(written("{{hodnota:s.v1000|cislo}}", { values: chain(1000, { obdobi: from(1) }) })).toBe("1001");
});

test.each([1, 2, 1000])("a cycle of %i values has no result, nor has a value that depends on it", (length) => {
  const values = valuesOf([
    aSet("s", [
      ...Array.from({ length }, (_, at) => ({ klic: `v${at}`, druh: "pocet", vyraz: `v${(at + 1) % length} + 1` })),
      { klic: "na-kruhu", druh: "pocet", vyraz: "v0 * 2" },
      { klic: "dobra", druh: "pocet", obdobi: from(1) },
      { klic: "vedle", druh: "pocet", vyraz: "dobra * 2" },
    ]),
  ]);

  for (const key of ["v0", `v${length - 1}`, "na-kruhu"]) expect(values.find(`s.${key}`)?.periods ?? []).toEqual([]);
  expect(written("{{hodnota:s.vedle}}", { values })).toBe("2");
  expect(values.faultsOf("set-s").some(({ code }) => code === "value.cycle")).toBe(true);
});

test("a calculation follows its inputs day by day", () => {
  const values = valuesOf([
    aSet("s", [
      {
        klic: "a",
        druh: "pocet",
        obdobi: [
          { od: "2026-01-01", hodnota: 1 },
          { od: "2026-06-01", hodnota: 2 },
        ],
      },
      {
        klic: "b",
        druh: "pocet",
        obdobi: [
          { od: "2026-03-01", do: "2026-08-31", hodnota: 10 },
          { od: "2026-10-01", hodnota: 0 },
        ],
      },
      { klic: "c", druh: "pocet", vyraz: "a * b" },
      { klic: "d", druh: "pocet", vyraz: "a / b" },
    ]),
  ]);
  const at = (key: string, date: string) =>
    written(`A: {{hodnota:s.${key}|cislo}}. B`, { values, now: day(date) }).match(/^A: (\S+)\. B$/)?.[1] ?? null;

  expect(["2026-02-01", "2026-04-01", "2026-07-01", "2026-09-15", "2026-11-01"].map((date) => at("c", date))).toEqual([
    null,
    "10",
    "20",
    null,
    "0",
  ]);
  expect(["2026-04-01", "2026-07-01", "2026-11-01"].map((date) => at("d", date))).toEqual(["0.1", "0.2", null]);
});
