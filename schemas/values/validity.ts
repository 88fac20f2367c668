import type { z } from "zod";
import { endOfDay, localDate, startOfDay } from "#schemas/time/dates.ts";
import { inOrder } from "#schemas/values/object-rules.ts";
import { field } from "./field.ts";
import { optional } from "./optional.ts";

/** First and last day of validity; without a last day it never ends (spec §3, list fields). */
export const validityFields = {
  platiOd: field(localDate.nullish(), { cs: "Platí od", en: "Valid from", example: "2026-01-01" }),
  platiDo: field(localDate.nullish(), { cs: "Platí do", en: "Valid to", example: "2027-12-31" }),
};

/** Rule of objects with these fields. */
export const validityInOrder = inOrder("validity.order", { from: "platiOd", to: "platiDo" });

type WireValidity = { [Key in keyof typeof validityFields]?: z.output<(typeof validityFields)[Key]> };

export type Validity = NonNullable<ReturnType<typeof toValidity>>;

/** Returns null when neither day is given: the validity is then unknown. */
export function toValidity({ platiOd, platiDo }: WireValidity) {
  if (!platiOd && !platiDo) return null;
  return { from: optional(platiOd, startOfDay), to: optional(platiDo, endOfDay) };
}
