import { expect, test } from "vitest";
import { applyWays } from "#schemas/values/offer/apply-ways.ts";

const post = { cislo: "1", psc: "513 01", obec: "Semily" };

test.each([
  ["formular", "/prihlaska"],
  ["email", "podatelna@mpsv.example"],
  ["datovaSchranka", "sc9aavg"],
  ["posta", post],
  ["osobne", "na podatelně"],
])("%s alone is enough to apply", (name, value) => {
  expect(applyWays.safeParse({ [name]: value }).success).toBe(true);
});

test("a note is no way to apply", () => {
  const { error } = applyWays.safeParse({ poznamka: "Ozvěte se." });
  expect(error?.issues.map(({ message, path }) => [message, path])).toEqual([["apply.way", ["email"]]]);
});
