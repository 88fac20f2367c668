import { expect, test } from "vitest";
import { z } from "zod";
import { positionFields, toPosition } from "#schemas/values/offer/position.ts";
import { plainContext } from "../../a-content.ts";
import { faultCodes } from "../../fault-codes.ts";

const schema = z.object(positionFields);

const least = {
  pracoviste: { nazev: "Generální ředitelství" },
  doba: { typ: "neurcita" },
  lhuta: "2026-12-11T23:59:00",
  podani: { email: "podatelna@mpsv.example" },
  kontakt: { jmeno: "Jana", prijmeni: "Vzorová" },
};

function view(parts: Record<string, unknown> = {}) {
  return toPosition(schema.parse({ ...least, ...parts }), plainContext);
}

const codesOf = (parts: Record<string, unknown>) => faultCodes(schema, { ...least, ...parts });

test.each([
  ["2027-01-04", { how: "onDay", on: "2027-01-03T23:00:00.000Z" }],
  ["dohodou", { how: "agreement", on: null }],
  ["ihned", { how: "immediately", on: null }],
  [null, null],
])("work that starts %s is parsed into its kind and date", (nastup, start) => {
  expect(view({ nastup }).start).toEqual(start);
});

test("a fixed term lasts until the end of its last day in Prague, any other has no end", () => {
  expect(view().duration).toEqual({ until: null, reason: null });
  const doba = { typ: "urcita", do: "2027-06-30", duvod: "zástup" };
  expect(view({ doba }).duration).toEqual({ until: "2027-06-30T21:59:59.999Z", reason: "zástup" });
  expect(schema.safeParse({ ...least, doba: { typ: "urcita" } }).success).toBe(false);
});

test("the maximal pay is not below the minimal pay", () => {
  expect(codesOf({ plat: { od: 40_000, do: 30_000 } })).toEqual(["pay.order"]);
  expect(codesOf({ plat: { od: 30_000, do: 30_000 } })).toEqual([]);
  expect(view({ plat: { od: 30_000 } }).pay).toMatchObject({ from: { amount: 30_000, currency: "CZK" }, to: null });
});

test.each([
  [undefined, null],
  ["otevreno", null],
  ["zruseno", "cancelled"],
  ["obsazeno", "filled"],
])("the CMS state %s is mapped to its outcome", (stav, outcome) => {
  expect(view({ stav }).outcome).toBe(outcome);
});
