import { expect, test } from "vitest";
import { withTypes } from "#schemas/parse/typed-values.ts";
import { money } from "#schemas/values/money/money.ts";
import { position } from "#schemas/values/office/postal-address.ts";

test("a number sent as text with a dot for thousands is not read as a decimal", () => {
  expect(money.safeParse(withTypes(money, { castka: "350.000" })).success).toBe(false);
  expect(withTypes(money, { castka: "350000" })).toEqual({ castka: 350_000 });
  expect(withTypes(money, { castka: "350.50" })).toEqual({ castka: 350.5 });
  expect(withTypes(money, { castka: "0.125" })).toEqual({ castka: 0.125 });
});

test("a coordinate sent as text may have three decimal places, as no other reading is in range", () => {
  expect(withTypes(position, { sirka: "50.091", delka: "14.430" })).toEqual({ sirka: 50.091, delka: 14.43 });
});
