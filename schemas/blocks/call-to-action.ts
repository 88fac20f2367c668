import { callout, toCallout } from "#schemas/values/callout.ts";
import { field } from "#schemas/values/field.ts";
import { link, toLink } from "#schemas/values/link.ts";
import { optional } from "#schemas/values/optional.ts";
import { text, toText } from "#schemas/values/text.ts";
import { block } from "./block.ts";

export const callToActionBlock = block(
  "vyzva",
  { cs: "Výzva k akci", en: "Call to action" },
  {
    odkaz: field(link, { cs: "Odkaz", en: "Link" }),
    text: field(text.nullish(), {
      cs: "Vysvětlení",
      en: "Note",
      example: "Vyplnění trvá asi deset minut.",
      advisedLength: 200,
    }),
    odstavka: field(callout.nullish(), { cs: "Odstávka služby", en: "Outage of the service" }),
  },
  ({ odkaz, text: note, odstavka }, ctx) => ({
    type: "call-to-action" as const,
    link: toLink(odkaz, ctx),
    note: optional(note, toText),
    outage: optional(odstavka, toCallout, ctx),
  }),
);
