import { z } from "zod";
import { field } from "#schemas/values/field.ts";
import { toMoney } from "#schemas/values/money/money.ts";
import { inOrder, withRules } from "#schemas/values/object-rules.ts";
import { optional } from "#schemas/values/optional.ts";
import { text, toText } from "#schemas/values/text.ts";

/** Monthly pay of a position. */
export const pay = withRules(
  z.object({
    od: field(z.number().int().positive(), { cs: "Měsíčně od (Kč)", en: "A month from (CZK)", example: "35420" }),
    do: field(z.number().int().positive().nullish(), {
      cs: "Měsíčně do (Kč)",
      en: "A month to (CZK)",
      example: "51380",
    }),
    slozky: field(text.nullish(), {
      cs: "Další složky platu",
      en: "Other components of the pay",
      example: "osobní příplatek po zkušební době",
    }),
  }),
  inOrder("pay.order", { from: "od", to: "do" }),
);

export type Pay = ReturnType<typeof toPay>;

export function toPay({ od, do: to, slozky }: z.output<typeof pay>) {
  return {
    from: toMoney({ castka: od }),
    to: to ? toMoney({ castka: to }) : null,
    components: optional(slozky, toText),
  };
}

/** A pay class of the state's pay scale; civil service starts at the fifth. */
export function payClass(lowest: 1 | 5) {
  return z.number().int().min(lowest).max(16);
}
