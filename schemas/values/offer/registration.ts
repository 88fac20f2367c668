import { z } from "zod";
import type { ViewContext } from "#schemas/structures/structure.ts";
import { localDateTime, toInstant } from "#schemas/time/dates.ts";
import { field } from "#schemas/values/field.ts";
import { link, toLink } from "#schemas/values/link.ts";
import { inOrder, withRules } from "#schemas/values/object-rules.ts";
import { optional } from "#schemas/values/optional.ts";
import { text, toText } from "#schemas/values/text.ts";

/** Way and time to sign up for an event. */
export const registration = withRules(
  z.object({
    odkaz: field(link, { cs: "Odkaz k přihlášení", en: "Link to sign up" }),
    otevrenoOd: field(localDateTime.nullish(), { cs: "Otevřena od", en: "Opens", example: "2026-10-01T08:00:00" }),
    uzaverka: field(localDateTime.nullish(), {
      cs: "Uzávěrka",
      en: "Closes",
      expected: true,
      example: "2026-10-30T23:59:00",
    }),
    kapacita: field(z.number().int().positive().nullish(), { cs: "Počet míst", en: "Places", example: "120" }),
    obsazeno: field(z.boolean().nullish(), { cs: "Místa jsou obsazená", en: "No place is left" }),
    poznamka: field(text.nullish(), { cs: "Poznámka", en: "Note", example: "Přihlaste každého účastníka zvlášť." }),
  }),
  inOrder("registration.order", { from: "otevrenoOd", to: "uzaverka", isStrict: true }),
);

export type Registration = ReturnType<typeof toRegistration>;

export function toRegistration(wire: z.output<typeof registration>, ctx: ViewContext) {
  return {
    link: toLink(wire.odkaz, ctx),
    opensAt: optional(wire.otevrenoOd, toInstant),
    closesAt: optional(wire.uzaverka, toInstant),
    places: wire.kapacita ?? null,
    full: wire.obsazeno ?? false,
    note: optional(wire.poznamka, toText),
  };
}
