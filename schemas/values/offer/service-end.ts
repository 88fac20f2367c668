import { z } from "zod";
import type { ViewContext } from "#schemas/structures/structure.ts";
import { localDate, startOfDay } from "#schemas/time/dates.ts";
import { field } from "#schemas/values/field.ts";
import { link, toPlainLink } from "#schemas/values/link.ts";
import { optional } from "#schemas/values/optional.ts";

/** The end of a service, and the service that replaces it. */
export const serviceEnd = z.object({
  od: field(localDate, { cs: "Ke dni", en: "On" }),
  nahrada: field(link.nullish(), { cs: "Čím je nahrazena", en: "Replaced by" }),
});

export type ServiceEnd = ReturnType<typeof toServiceEnd>;

/** `from` is the ISO instant from which it cannot be applied for. */
export function toServiceEnd({ od, nahrada }: z.output<typeof serviceEnd>, ctx: ViewContext) {
  return { from: startOfDay(od), replacement: optional(nahrada, toPlainLink, ctx) };
}
