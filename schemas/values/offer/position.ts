import { z } from "zod";
import type { ViewContext } from "#schemas/structures/structure.ts";
import { endOfDay, localDate, localDateTime, startOfDay, toInstant } from "#schemas/time/dates.ts";
import { field } from "#schemas/values/field.ts";
import { file, toFile } from "#schemas/values/file.ts";
import { person, toPerson } from "#schemas/values/office/person.ts";
import { toUnit, unit } from "#schemas/values/office/unit.ts";
import { oneOf } from "#schemas/values/one-of.ts";
import { listOf, optional } from "#schemas/values/optional.ts";
import { text, toText } from "#schemas/values/text.ts";
import { applyWays, toApplyWays } from "./apply-ways.ts";
import { pay, toPay } from "./pay.ts";

const starts = { dohodou: "agreement", ihned: "immediately" } as const;

const outcomes = { otevreno: null, zruseno: "cancelled", obsazeno: "filled" } as const;

const indefinite = z.object({
  typ: field(z.literal("neurcita"), { cs: "Doba", en: "Duration" }),
});

const fixed = z.object({
  typ: field(z.literal("urcita"), { cs: "Doba", en: "Duration" }),
  do: field(localDate, { cs: "Do", en: "Until", example: "2028-12-31" }),
  duvod: field(text.nullish(), { cs: "Důvod", en: "Reason", example: "zástup za rodičovskou dovolenou" }),
});

/** Fields shared by job and service positions. */
export const positionFields = {
  oznaceni: field(text.nullish(), {
    cs: "Označení místa",
    en: "Position ID",
    expected: true,
    example: "ID 215/30091956",
  }),
  pracoviste: field(unit.nullish(), { cs: "Pracoviště", en: "Workplace", required: true }),
  nastup: field(z.union([localDate, oneOf(starts)]).nullish(), {
    cs: "Nástup (datum, dohodou, nebo ihned)",
    en: "Start (a date, dohodou or ihned)",
    expected: true,
    example: "2027-01-04",
  }),
  doba: field(z.discriminatedUnion("typ", [fixed, indefinite]).nullish(), {
    cs: "Doba trvání",
    en: "Duration",
    required: true,
  }),
  plat: field(pay.nullish(), { cs: "Plat", en: "Pay", expected: true }),
  lhuta: field(localDateTime.nullish(), {
    cs: "Lhůta pro podání",
    en: "Submission deadline",
    required: true,
    example: "2026-12-11T23:59:00",
  }),
  stav: field(oneOf(outcomes).nullish(), { cs: "Stav (bez udání otevřeno)", en: "State (open by default)" }),
  podani: field(applyWays.nullish(), { cs: "Způsoby podání", en: "Ways to apply", required: true }),
  kontakt: field(person.nullish(), { cs: "Kontaktní osoba", en: "Contact person", required: true }),
  dokumenty: field(z.array(file).nullish(), { cs: "Dokumenty", en: "Documents" }),
};

type WirePosition = z.output<z.ZodObject<typeof positionFields>>;

export type Position = ReturnType<typeof toPosition>;

export function toPosition(wire: WirePosition, ctx: ViewContext) {
  return {
    positionId: optional(wire.oznaceni, toText),
    workplace: optional(wire.pracoviste, toUnit, ctx),
    start: optional(wire.nastup, toStart),
    duration: optional(wire.doba, toDuration),
    pay: optional(wire.plat, toPay),
    ...toPositionDeadline(wire),
    apply: toApplyWays(wire.podani ?? {}, ctx),
    contact: optional(wire.kontakt, toPerson),
    documents: listOf(wire.dokumenty, toFile, ctx),
  };
}

/** Returns the application deadline and the outcome of the offer. */
export function toPositionDeadline({ lhuta, stav }: WirePosition) {
  return { deadline: optional(lhuta, toInstant), outcome: outcomes[stav ?? "otevreno"] };
}

/** Returns the start of work; `on` is null unless the day is fixed. */
function toStart(wire: string) {
  const how = wire === "dohodou" || wire === "ihned" ? starts[wire] : "onDay";
  return { how, on: how === "onDay" ? startOfDay(wire) : null } as const;
}

/** Returns the end of the position; null when it is not limited. */
function toDuration(wire: NonNullable<WirePosition["doba"]>) {
  if (wire.typ === "neurcita") return { until: null, reason: null };
  return { until: endOfDay(wire.do), reason: optional(wire.duvod, toText) };
}
