import { z } from "zod";
import type { ViewContext } from "#schemas/structures/structure.ts";
import { address } from "#schemas/values/address.ts";
import { field } from "#schemas/values/field.ts";
import { link, toLink } from "#schemas/values/link.ts";
import { anyOfWhen, withRules } from "#schemas/values/object-rules.ts";
import { dataBox, email } from "#schemas/values/office/contact.ts";
import { phone, toPhone } from "#schemas/values/office/phone.ts";
import { postalAddress, toPostalAddress } from "#schemas/values/office/postal-address.ts";
import { oneOf } from "#schemas/values/one-of.ts";
import { listOf, optional } from "#schemas/values/optional.ts";
import { text, textsLike, toText } from "#schemas/values/text.ts";

const channels = {
  online: "online",
  portal: "portal",
  datovaSchranka: "dataBox",
  email: "email",
  posta: "post",
  osobne: "inPerson",
  telefon: "phone",
  zamestnavatel: "employer",
} as const;

/** A way to submit an application or a form; required fields depend on the channel. */
export const submission = withRules(
  z.object({
    zpusob: field(oneOf(channels), { cs: "Způsob podání", en: "Channel" }),
    nazev: field(text, { cs: "Název", en: "Label", example: "Klientská zóna úřadu práce" }),
    poznamka: field(text.nullish(), { cs: "Poznámka", en: "Note", example: "Žádost musí mít uznávaný podpis." }),
    pozadavky: field(textsLike("Uznávaný elektronický podpis").nullish(), {
      cs: "Co je k podání potřeba",
      en: "Requirements",
    }),
    adresa: field(address.nullish(), { cs: "Odkaz na podání online", en: "Link to apply online" }),
    datovaSchranka: field(dataBox.nullish(), { cs: "Datová schránka", en: "Data box", example: "sc9aavg" }),
    email: field(email.nullish(), { cs: "E-mail", en: "E-mail", example: "podatelna@mpsv.example" }),
    telefon: field(phone.nullish(), { cs: "Telefon", en: "Phone", example: "+420 950 100 300" }),
    misto: field(postalAddress.nullish(), { cs: "Adresa pro doručení", en: "Address to deliver to" }),
    pobocka: field(link.nullish(), { cs: "Pobočka", en: "Office" }),
    objednani: field(address.nullish(), { cs: "Objednání na termín", en: "Booking of an appointment" }),
  }),
  anyOfWhen("submission.href", "zpusob", ["online", "portal"], ["adresa"]),
  anyOfWhen("submission.dataBox", "zpusob", ["datovaSchranka"], ["datovaSchranka"]),
  anyOfWhen("submission.email", "zpusob", ["email"], ["email"]),
  anyOfWhen("submission.place", "zpusob", ["posta", "osobne"], ["misto", "pobocka"]),
  anyOfWhen("submission.phone", "zpusob", ["telefon"], ["telefon"]),
);

export type Submission = ReturnType<typeof toSubmission>;

export function toSubmission(wire: z.output<typeof submission>, ctx: ViewContext) {
  return {
    channel: channels[wire.zpusob],
    label: toText(wire.nazev),
    note: optional(wire.poznamka, toText),
    requirements: listOf(wire.pozadavky, toText),
    target: optional(wire.adresa, ctx.address),
    dataBox: wire.datovaSchranka ?? null,
    email: wire.email ?? null,
    phone: optional(wire.telefon, toPhone),
    place: optional(wire.misto, toPostalAddress),
    office: optional(wire.pobocka, toLink, ctx),
    booking: optional(wire.objednani, ctx.address),
  };
}

/** Address of the first online channel. */
export function onlineTarget(ways: readonly Submission[]): NonNullable<Submission["target"]> | null {
  return ways.find(({ channel }) => channel === "online" || channel === "portal")?.target ?? null;
}
