import { z } from "zod";
import { defaultLanguage } from "#schemas/site/language-codes.ts";
import { inLanguage } from "#schemas/site/languages.ts";
import type { ViewContext } from "#schemas/structures/structure.ts";
import { localDate } from "#schemas/time/dates.ts";
import { isNearMonth, type PaymentPlan, shifts } from "#schemas/time/payment-dates.ts";
import type { Holiday } from "#schemas/time/public-holidays.ts";
import { field } from "#schemas/values/field.ts";
import { toLink } from "#schemas/values/link.ts";
import { rule, withRules } from "#schemas/values/object-rules.ts";
import { oneOf } from "#schemas/values/one-of.ts";
import { listOf, optional } from "#schemas/values/optional.ts";
import { pageReference } from "#schemas/values/page-reference.ts";
import { text, toText } from "#schemas/values/text.ts";

const paymentRule = z.object({
  den: field(z.number().int().min(1).max(31), {
    cs: "Den v měsíci",
    en: "Day of the month",
    example: "20",
  }),
  posun: field(oneOf(shifts), {
    cs: "Posun z víkendu a svátku na pracovní den",
    en: "Shift from weekends and holidays to a working day",
  }),
});

const exception = withRules(
  z.object({
    mesic: field(z.string().regex(/^[1-9]\d{3}-(?:0[1-9]|1[0-2])$/), {
      cs: "Měsíc výplaty",
      en: "Month of the payment",
      example: "2026-12",
    }),
    den: field(localDate, { cs: "Den výplaty", en: "Day of the payment", example: "2026-12-18" }),
    duvod: field(text.nullish(), { cs: "Důvod", en: "Reason", example: "V prosinci vyplácíme už před Vánocemi." }),
  }),
  {
    ...rule<{ mesic: string; den: string }>(
      "payment.exceptionFar",
      "den",
      ({ mesic, den }) => !isNearMonth(den, mesic),
    ),
    costsObject: true,
  },
);

/** A benefit that is paid every month: on which day, and how. */
export const benefit = withRules(
  z.object({
    nazev: field(text, { cs: "Název", en: "Name", example: "Příspěvek na péči" }),
    stranka: field(pageReference.nullish(), { cs: "Stránka služby", en: "Page of the service" }),
    pravidlo: field(paymentRule, { cs: "Pravidlo", en: "Rule" }),
    vyjimky: field(z.array(exception).max(100).nullish(), {
      cs: "Výjimky",
      en: "Exceptions",
      example:
        '[{"mesic":"2026-12","den":"2026-12-17","duvod":"Před Vánocemi."},{"mesic":"2027-12","den":"2027-12-17"}]',
    }),
    zpusob: field(text.nullish(), {
      cs: "Jak se vyplácí",
      en: "How it is paid",
      example: "Na účet nebo poštovní poukázkou",
    }),
    poznamka: field(text.nullish(), { cs: "Poznámka", en: "Note", example: "Vyplácí se v měsíci, za který náleží." }),
  }),
  rule<{ vyjimky?: readonly { mesic: string }[] | null | undefined }>(
    "payment.exceptionTwice",
    "vyjimky",
    ({ vyjimky }) => repeated((vyjimky ?? []).map(({ mesic }) => mesic)).map((index) => ["vyjimky", index, "mesic"]),
  ),
);

export type WireBenefit = z.output<typeof benefit>;
export type Benefit = ReturnType<typeof toBenefit>;

export function toBenefit(
  { nazev, stranka, pravidlo, vyjimky, zpusob, poznamka }: WireBenefit,
  ctx: ViewContext,
  holidays: readonly Holiday[] = ctx.holidays,
) {
  const plan: PaymentPlan = {
    rule: { day: pravidlo.den, shift: shifts[pravidlo.posun] },
    exceptions: listOf(vyjimky, ({ mesic, den, duvod }) => ({
      month: mesic,
      date: den,
      reason: optional(duvod, toText),
    })),
    holidays,
  };
  return {
    /** The same in all languages if the benefit has a page. */
    key: (stranka && inLanguage(stranka.friendlyURLs, defaultLanguage)) ?? nazev,
    name: toText(nazev),
    page: optional(stranka, (page) => toLink({ titulek: nazev, stranka: page }, ctx)),
    plan,
    method: optional(zpusob, toText),
    note: optional(poznamka, toText),
  };
}

/** Returns the positions of values that occurred before. */
function repeated(values: readonly string[]): number[] {
  const seen = new Set<string>();
  return values.flatMap((value, index) => (seen.size === seen.add(value).size ? [index] : []));
}
