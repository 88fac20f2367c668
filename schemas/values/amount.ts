import { z } from "zod";
import { localDate, startOfDay } from "#schemas/time/dates.ts";
import { anyOf, withRules } from "#schemas/values/object-rules.ts";
import { field } from "./field.ts";
import { money, toMoney } from "./money.ts";
import { optional } from "./optional.ts";
import { text, toText } from "./text.ts";

/** An amount to receive or pay, as a number or in words; a later amount of the same name supersedes it. */
export const amount = withRules(
  z.object({
    nazev: field(text, { cs: "Za co", en: "What for", example: "dítě do 6 let" }),
    vyse: field(money.nullish(), { cs: "Částka", en: "Amount" }),
    slovy: field(text.nullish(), { cs: "Výše slovy", en: "Amount in words", example: "80 % vyměřovacího základu" }),
    platiOd: field(localDate.nullish(), { cs: "Platí od", en: "Valid from", example: "2026-01-01" }),
  }),
  anyOf("amount.value", ["vyse", "slovy"], { costsObject: true }),
);

export type Amount = ReturnType<typeof toAmount>;

export function toAmount({ nazev, vyse, slovy, platiOd }: z.output<typeof amount>) {
  return {
    label: toText(nazev),
    money: optional(vyse, toMoney),
    words: optional(slovy, toText),
    validFrom: optional(platiOd, startOfDay),
  };
}

/** Separates amounts that are or will be valid (at a time in milliseconds) from superseded ones. */
export function supersede(amounts: readonly Amount[], now: number): { valid: Amount[]; superseded: Amount[] } {
  const isSuperseded = (amount: Amount) =>
    amounts.some((other) => other.label === amount.label && since(other) > since(amount) && since(other) <= now);
  const { valid = [], superseded = [] } = Object.groupBy(amounts, (amount) =>
    isSuperseded(amount) ? "superseded" : "valid",
  );
  return { valid, superseded };
}

/** Returns the amounts that are valid at a time in milliseconds. */
export function inForce(amounts: readonly Amount[], now: number): Amount[] {
  return supersede(amounts, now).valid.filter((amount) => since(amount) <= now);
}

function since({ validFrom }: Amount): number {
  return validFrom === null ? Number.NEGATIVE_INFINITY : Date.parse(validFrom);
}
