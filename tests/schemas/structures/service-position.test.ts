import { expect, test } from "vitest";
import record from "#fixtures/contents/up/service-position/referent-hmotne-nouze-krnov.cs.json" with { type: "json" };
import { servicePosition } from "#schemas/structures/service-position.ts";
import { faultCodes } from "../fault-codes.ts";

const codesOf = (parts: Record<string, unknown>) => faultCodes(servicePosition.data, { ...record.data, ...parts });

test("a tender has a written text or a file", () => {
  const { text, soubor } = record.data.textVyberovehoRizeni;
  expect(codesOf({ textVyberovehoRizeni: { text } })).toEqual([]);
  expect(codesOf({ textVyberovehoRizeni: { soubor } })).toEqual([]);
  expect(codesOf({ textVyberovehoRizeni: {} })).toEqual(["tender.text"]);
});

test.each([
  [4, false],
  [5, true],
  [16, true],
  [17, false],
])("pay class %i is valid in the civil service: %s", (platovaTrida, isValid) => {
  expect(servicePosition.data.safeParse({ ...record.data, platovaTrida }).success).toBe(isValid);
});
