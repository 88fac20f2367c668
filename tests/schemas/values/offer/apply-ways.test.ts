import { expect, test } from "vitest";
import { applyWays } from "#schemas/values/offer/apply-ways.ts";
import { faultCodes } from "../../fault-codes.ts";

const post = { cislo: "1", psc: "513 01", obec: "Semily" };

test.each([
  ["formular", "/prihlaska"],
  ["email", "podatelna@mpsv.example"],
  ["datovaSchranka", "sc9aavg"],
  ["posta", post],
  ["osobne", "na podatelně"],
])("%s alone is a sufficient way to apply", (name, value) => {
  expect(faultCodes(applyWays, { [name]: value })).toEqual([]);
});

test("a note is not a way to apply", () => {
  expect(faultCodes(applyWays, { poznamka: "Ozvěte se." })).toEqual(["apply.way"]);
});
