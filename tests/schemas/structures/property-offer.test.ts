import { expect, test } from "vitest";
import record from "#fixtures/contents/up/property-offer/vybaveni-pracoviste-orlova.cs.json" with { type: "json" };
import { propertyOffer } from "#schemas/structures/property-offer.ts";
import { faultCodes } from "../fault-codes.ts";

const codesOf = (parts: Record<string, unknown>) => faultCodes(propertyOffer.data, { ...record.data, ...parts });

test("the deadline must not be before the day of publication", () => {
  expect(codesOf({ zverejneno: "2026-11-02", lhuta: "2026-11-01T23:59:00" })).toEqual(["offer.deadline"]);
  expect(codesOf({ zverejneno: "2026-11-02", lhuta: "2026-11-02T12:00:00" })).toEqual([]);
});

test("an offer has at least one item", () => {
  expect(propertyOffer.data.safeParse({ ...record.data, polozky: [] }).success).toBe(false);
});
