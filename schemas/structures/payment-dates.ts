import { z } from "zod";
import { field } from "#schemas/values/field.ts";
import { html } from "#schemas/values/html.ts";
import { benefit, toBenefit } from "#schemas/values/offer/benefit.ts";
import { contact, toContact } from "#schemas/values/office/contact.ts";
import { listOf, optional } from "#schemas/values/optional.ts";
import { lead, toText } from "#schemas/values/text.ts";
import { structure, type View } from "./structure.ts";

/** Payment dates: on which days benefits are paid. */
export const paymentDates = structure({
  names: { cms: "vyplatni-terminy", cs: "Výplatní termíny", en: "Payment dates" },
  ranking: { weight: 0.8 },
  life: "advice",
  data: z.object({
    perex: field(lead.nullish(), { cs: "Perex", en: "Lead", expected: true, advisedLength: 300 }),
    davky: field(z.array(benefit).max(100).nullish(), { cs: "Dávky", en: "Benefits", required: true }),
    obsah: field(html.nullish(), { cs: "Text", en: "Text" }),
    kontakt: field(contact.nullish(), { cs: "Kontakt", en: "Contact" }),
  }),
  view: ({ data, ctx }) => ({
    lead: optional(data.perex, toText),
    benefits: listOf(data.davky, toBenefit, ctx),
    body: optional(data.obsah, ctx.richText, 2),
    contact: optional(data.kontakt, toContact, ctx),
  }),
});

export type PaymentDates = View<typeof paymentDates>;
