import { z } from "zod";
import type { ViewContext } from "#schemas/structures/structure.ts";
import { localDate, localEndTime, localTime } from "#schemas/time/dates.ts";
import { address } from "#schemas/values/address.ts";
import { field } from "#schemas/values/field.ts";
import { inOrder, withRules } from "#schemas/values/object-rules.ts";
import { oneOf } from "#schemas/values/one-of.ts";
import { listOf, optional } from "#schemas/values/optional.ts";
import { text, toText } from "#schemas/values/text.ts";

/** Days of the week, from Monday on. */
export const days = ["pondeli", "utery", "streda", "ctvrtek", "patek", "sobota", "nedele"] as const;

const modes = { otevreno: "open", zavreno: "closed", objednani: "appointment", nonstop: "nonstop" } as const;

const slot = withRules(
  z.object({
    od: field(localTime, { cs: "Od", en: "From", example: "08:00" }),
    do: field(localEndTime, { cs: "Do", en: "To", example: "12:00" }),
  }),
  inOrder("hours.order", { from: "od", to: "do", isStrict: true }, { costsObject: true }),
);

const dayFields = {
  rezim: field(oneOf(modes), { cs: "Režim", en: "Mode" }),
  useky: field(z.array(slot).refine(isSorted, { message: "hours.overlap" }).nullish(), { cs: "Hodiny", en: "Hours" }),
  poznamka: field(text.nullish(), { cs: "Poznámka ke dni", en: "Note on the day", example: "jen pro objednané" }),
};

const regularDay = z.object({
  den: field(z.enum(days), { cs: "Den", en: "Day" }),
  ...dayFields,
});

const specialDay = z.object({
  datum: field(localDate, { cs: "Datum", en: "Date", example: "2026-12-24" }),
  ...dayFields,
});

const temporaryWeek = withRules(
  z.object({
    od: field(localDate, { cs: "Platí od", en: "Valid from", example: "2026-12-21" }),
    do: field(localDate, { cs: "Platí do", en: "Valid to", example: "2027-01-03" }),
    dny: field(z.array(regularDay).min(1), { cs: "Dočasný týden", en: "Temporary week" }),
    poznamka: field(text.nullish(), { cs: "Důvod", en: "Reason", example: "Stěhování do nové budovy" }),
  }),
  inOrder("hours.period", { from: "od", to: "do" }, { costsObject: true }),
);

/** Hours of one agenda of an office: regular week, temporary weeks, and exceptional days. */
export const officeHours = z.object({
  agenda: field(text.nullish(), { cs: "Agenda", en: "Agenda", example: "Příspěvek na péči" }),
  dny: field(z.array(regularDay).min(1), { cs: "Běžný týden", en: "Regular week" }),
  docasne: field(z.array(temporaryWeek).nullish(), { cs: "Dočasné hodiny", en: "Temporary hours" }),
  zmeny: field(z.array(specialDay).nullish(), { cs: "Změny v jednotlivých dnech", en: "Changes on single days" }),
  poznamka: field(text.nullish(), {
    cs: "Poznámka",
    en: "Note",
    example: "Poslední klient přichází 15 minut před koncem.",
  }),
  objednani: field(address.nullish(), { cs: "Objednání online", en: "Online booking" }),
});

export type WireOfficeHours = z.output<typeof officeHours>;
export type OfficeHours = ReturnType<typeof toOfficeHours>;
export type OfficeDay = ReturnType<typeof toDay>;

/**
 * Returns weeks of seven days from Monday, and the public holidays of the site; days are `2026-12-24` and times `08:00`,
 * both in Prague.
 */
export function toOfficeHours({ agenda, dny, docasne, zmeny, poznamka, objednani }: WireOfficeHours, ctx: ViewContext) {
  return {
    scope: optional(agenda, toText),
    week: toWeek(dny),
    periods: listOf(docasne, toPeriod).toSorted((a, b) => a.from.localeCompare(b.from)),
    changes: (zmeny ?? [])
      .map((day) => ({ date: day.datum, ...toDay(day) }))
      .toSorted((a, b) => a.date.localeCompare(b.date)),
    holidays: ctx.holidays,
    note: optional(poznamka, toText),
    booking: optional(objednani, ctx.address),
  };
}

function toPeriod({ od, do: to, dny, poznamka }: z.output<typeof temporaryWeek>) {
  return { from: od, to, week: toWeek(dny), note: optional(poznamka, toText) };
}

/** Returns the seven days; a missing day has no hours. */
function toWeek(week: WireOfficeHours["dny"]) {
  return days.map((day) => toDay(week.find(({ den }) => den === day) ?? { rezim: "zavreno" }));
}

function toDay({ rezim, useky, poznamka }: Pick<z.output<typeof regularDay>, "rezim" | "useky" | "poznamka">) {
  return {
    mode: modes[rezim],
    slots: listOf(useky, ({ od, do: to }) => ({ from: od, to })),
    note: optional(poznamka, toText),
  };
}

function isSorted(slots: readonly { od: string; do: string }[]): boolean {
  return slots.every(({ od }, index) => index === 0 || od >= (slots[index - 1]?.do ?? ""));
}
