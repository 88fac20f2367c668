import { z } from "zod";
import type { ViewContext } from "#schemas/structures/structure.ts";
import { endOfDay, localDateTime, startOfDay, toInstant } from "#schemas/time/dates.ts";
import { address } from "#schemas/values/address.ts";
import { field } from "#schemas/values/field.ts";
import { file, toFile } from "#schemas/values/file.ts";
import { money, toMoney } from "#schemas/values/money/money.ts";
import { anyOfWhen, rule } from "#schemas/values/object-rules.ts";
import { toVenue, venue } from "#schemas/values/office/venue.ts";
import { oneOf } from "#schemas/values/one-of.ts";
import { listOf, optional } from "#schemas/values/optional.ts";
import { text, toText } from "#schemas/values/text.ts";
import { registration, toRegistration } from "./registration.ts";

/** Kinds of calendar records. */
export const eventKinds = {
  veletrh: "fair",
  kurz: "course",
  poradenstvi: "consultation",
  informace: "information",
  volno: "holiday",
} as const;

/** Kinds in the order of the filter. */
export const eventKindCodes = [...Object.values(eventKinds), "conference"] as const;

export const eventModes = { prezencne: "onsite", online: "online", hybridne: "hybrid" } as const;

export const eventDateFields = {
  zacatek: field(localDateTime, { cs: "Začátek", en: "Start", example: "2026-11-02T09:00:00" }),
  konec: field(localDateTime.nullish(), { cs: "Konec", en: "End", expected: true, example: "2026-11-02T16:00:00" }),
};

/** Fields shared by conferences and calendar records. */
export const eventFields = {
  ...eventDateFields,
  forma: field(oneOf(eventModes).nullish(), { cs: "Forma účasti", en: "Way of taking part", required: true }),
  misto: field(venue.nullish(), { cs: "Místo konání", en: "Venue" }),
  prenos: field(address.nullish(), { cs: "Adresa online připojení", en: "Address to join online" }),
  registrace: field(registration.nullish(), { cs: "Registrace", en: "Registration" }),
  poplatek: field(money.nullish(), { cs: "Vstupné (0 znamená zdarma)", en: "Fee (0 means free)" }),
  jazyky: field(text.nullish(), {
    cs: "Jazyky a tlumočení",
    en: "Languages and interpreting",
    example: "čeština, tlumočení do znakového jazyka",
  }),
  dokumenty: field(z.array(file).nullish(), { cs: "Dokumenty a materiály", en: "Documents and materials" }),
};

type WireEventDate = { zacatek: string; konec?: string | null | undefined };
type WireEvent = z.output<z.ZodObject<typeof eventFields>>;

/** ISO instants of start and end; the end is null when unknown. */
export interface EventDate {
  start: string;
  end: string | null;
}

export type Event = ReturnType<typeof toEvent>;

export function toEvent(wire: WireEvent, ctx: ViewContext) {
  return {
    mode: wire.forma ? eventModes[wire.forma] : null,
    venue: optional(wire.misto, toVenue),
    stream: optional(wire.prenos, ctx.address),
    registration: optional(wire.registrace, toRegistration, ctx),
    fee: optional(wire.poplatek, toMoney),
    languages: optional(wire.jazyky, toText),
    documents: listOf(wire.dokumenty, toFile, ctx),
  };
}

/** Returns start and end of an event; all-day events last from first to last instant of their days in Prague. */
export function toEventDate({ zacatek, konec }: WireEventDate, allDay = false): EventDate {
  if (allDay) return { start: startOfDay(zacatek.slice(0, 10)), end: endOfDay((konec ?? zacatek).slice(0, 10)) };
  return { start: toInstant(zacatek), end: optional(konec, toInstant) };
}

/** Rule: an event does not end before it starts. In the hour that occurs twice in autumn either may be meant. */
export const datesInOrder = rule<WireEventDate>(
  "event.order",
  "konec",
  (date) => {
    const { start, end } = toEventDate(date);
    return end !== null && start > end;
  },
  { "x-order": ["zacatek", "<=", "konec"] },
);

/** Rule: only online events may lack a venue. */
export const hasVenue = anyOfWhen("event.venue", "forma", ["prezencne", "hybridne"], ["misto"]);
