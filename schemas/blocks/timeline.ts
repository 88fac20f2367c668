import { z } from "zod";
import { field } from "#schemas/values/field.ts";
import { html } from "#schemas/values/html.ts";
import { optional } from "#schemas/values/optional.ts";
import { text, toText } from "#schemas/values/text.ts";
import { block } from "./block.ts";

const event = z.object({
  kdy: field(text, { cs: "Kdy", en: "When", example: "leden 2027", advisedLength: 40 }),
  titulek: field(text, { cs: "Co se stane", en: "What happens", example: "Otevření příjmu žádostí" }),
  obsah: field(html.nullish(), { cs: "Text", en: "Text" }),
});

export const timelineBlock = block(
  "casova-osa",
  { cs: "Časová osa", en: "Timeline" },
  { polozky: field(z.array(event).min(1), { cs: "Události", en: "Events" }) },
  ({ polozky }, ctx) => ({
    type: "timeline" as const,
    items: polozky.map(({ kdy, titulek, obsah }) => ({
      when: toText(kdy),
      label: toText(titulek),
      body: optional(obsah, ctx.richText, 4),
    })),
  }),
);
