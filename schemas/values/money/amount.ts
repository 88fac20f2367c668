import { z } from "zod";
import type { Content } from "#schemas/site/content.ts";
import { localDate, startOfDay } from "#schemas/time/dates.ts";
import { field } from "#schemas/values/field.ts";
import { anyOf, withRules } from "#schemas/values/object-rules.ts";
import { optional } from "#schemas/values/optional.ts";
import { sharedValueOf } from "#schemas/values/shared/content-values.ts";
import { valueReference } from "#schemas/values/shared/value-item.ts";
import { text, toText } from "#schemas/values/text.ts";
import { type Money, money, toMoney } from "./money.ts";

/**
 * An amount to receive or pay, as a number, a shared value or in words; a later amount of the same name supersedes it.
 */
export const amount = withRules(
  z.object({
    nazev: field(text, { cs: "Za co", en: "What for", example: "dítě do 6 let" }),
    vyse: field(money.nullish(), { cs: "Částka", en: "Amount" }),
    sdilenaHodnota: field(valueReference.nullish(), { cs: "Sdílená hodnota", en: "Shared value" }),
    slovy: field(text.nullish(), { cs: "Výše slovy", en: "Amount in words", example: "80 % vyměřovacího základu" }),
    platiOd: field(localDate.nullish(), { cs: "Platí od", en: "Valid from", example: "2026-01-01" }),
  }),
  anyOf("amount.value", ["vyse", "sdilenaHodnota", "slovy"], { costsObject: true }),
);

export interface Amount {
  label: string;
  money: Money | null;
  words: string | null;
  validFrom: string | null;
  /** Instant after its end; null for an amount that lasts until a later one. */
  validTo: string | null;
}

/** Converts amounts; one with a shared value becomes one for each of the value's periods. */
export function toAmounts(wire: readonly z.output<typeof amount>[] | null | undefined, content: Content): Amount[] {
  return (wire ?? []).flatMap((each): Amount[] => {
    const { nazev, vyse, slovy, platiOd, sdilenaHodnota } = each;
    const common = { label: toText(nazev), words: optional(slovy, toText) };
    const value = sharedValueOf(content, sdilenaHodnota);
    const own = { ...common, money: optional(vyse, toMoney), validFrom: optional(platiOd, startOfDay), validTo: null };
    if (!value) return own.money || own.words ? [own] : [];
    return value.periods.map(({ from, until, amount }) => ({
      ...common,
      money: { amount, currency: value.unit === "EUR" ? "EUR" : "CZK" },
      validFrom: new Date(from).toISOString(),
      validTo: until === null ? null : new Date(until).toISOString(),
    }));
  });
}

/** Separates amounts that are or will be valid (at a time in milliseconds) from superseded ones. */
export function supersede(amounts: readonly Amount[], now: number): { valid: Amount[]; superseded: Amount[] } {
  const isSuperseded = (amount: Amount) =>
    (amount.validTo !== null && Date.parse(amount.validTo) <= now) ||
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
