import { z } from "zod";
import type { ViewContext } from "#schemas/structures/structure.ts";
import { endOfDay, localDate, startOfDay } from "#schemas/time/dates.ts";
import { field } from "#schemas/values/field.ts";
import { link, toLink } from "#schemas/values/link.ts";
import { inOrder, withRules } from "#schemas/values/object-rules.ts";
import { optional } from "#schemas/values/optional.ts";
import { text, toText } from "#schemas/values/text.ts";

const closed = {
  od: field(localDate, { cs: "Zavřeno od", en: "Closed from", example: "2026-11-02" }),
  duvod: field(text.nullish(), { cs: "Důvod", en: "Reason", example: "Rekonstrukce budovy" }),
  nahrada: field(link.nullish(), { cs: "Náhradní pracoviště", en: "Substitute office", expected: true }),
};

const temporary = withRules(
  z.object({
    typ: field(z.literal("docasneZavreno"), { cs: "Stav", en: "State" }),
    do: field(localDate, { cs: "Zavřeno do", en: "Closed to", example: "2026-12-31" }),
    ...closed,
  }),
  inOrder("closure.order", { from: "od", to: "do" }, { costsObject: true }),
);

const permanent = z.object({
  typ: field(z.literal("zruseno"), { cs: "Stav", en: "State" }),
  ...closed,
});

const none = z.object({ typ: field(z.literal("otevreno"), { cs: "Stav", en: "State" }) });

/** State of an office, with its dates. */
export const officeState = z.discriminatedUnion("typ", [temporary, permanent, none]);

export type Closure = NonNullable<ReturnType<typeof toClosure>>;

/** Returns the ISO instants of a closure; `to` is null for a permanent one. Null for an office in use. */
export function toClosure(state: z.output<typeof officeState>, ctx: ViewContext) {
  if (state.typ === "otevreno") return null;
  return {
    from: startOfDay(state.od),
    to: state.typ === "zruseno" ? null : endOfDay(state.do),
    reason: optional(state.duvod, toText),
    substitute: optional(state.nahrada, toLink, ctx),
  };
}
