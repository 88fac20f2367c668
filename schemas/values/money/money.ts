import { z } from "zod";
import { field } from "#schemas/values/field.ts";

export const money = z.object({
  castka: field(z.number().nonnegative(), { cs: "Částka", en: "Amount", example: "13900" }),
  mena: field(z.enum(["CZK", "EUR"]).nullish(), { cs: "Měna (bez udání Kč)", en: "Currency (CZK by default)" }),
});

export type Money = ReturnType<typeof toMoney>;

export function toMoney({ castka, mena }: z.output<typeof money>) {
  return { amount: castka, currency: mena ?? "CZK" };
}
