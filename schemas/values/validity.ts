import type { z } from "zod";
import { endOfDay, localDate, startOfDay } from "#schemas/time/dates.ts";
import { field } from "./field.ts";
import { optional } from "./optional.ts";

/** The days from and to which something is valid; what has no end is valid for good (spec §3, list fields). */
export const validityFields = {
  platiOd: field(localDate.nullish(), { cs: "Platí od", en: "Valid from", example: "2026-01-01" }),
  platiDo: field(localDate.nullish(), { cs: "Platí do", en: "Valid to", example: "2027-12-31" }),
};

type WireValidity = { [Key in keyof typeof validityFields]?: z.output<(typeof validityFields)[Key]> };

/** The check that an object with these fields owes. */
export const validityInOrder: [(wire: WireValidity) => boolean, { path: string[]; message: string }] = [
  ({ platiOd, platiDo }) => !platiOd || !platiDo || platiOd <= platiDo,
  { path: ["platiDo"], message: "validity.order" },
];

export type Validity = NonNullable<ReturnType<typeof toValidity>>;

/** Null where neither day is given: then nothing is known about its validity. */
export function toValidity({ platiOd, platiDo }: WireValidity) {
  if (!platiOd && !platiDo) return null;
  return { from: optional(platiOd, startOfDay), to: optional(platiDo, endOfDay) };
}
