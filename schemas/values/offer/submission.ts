import { z } from "zod";
import type { ViewContext } from "#schemas/structures/structure.ts";
import { address } from "#schemas/values/address.ts";
import { field } from "#schemas/values/field.ts";
import { link, toLink } from "#schemas/values/link.ts";
import { dataBox, email, phone, toPhone } from "#schemas/values/office/contact.ts";
import { postalAddress, toPostalAddress } from "#schemas/values/office/postal-address.ts";
import { oneOf } from "#schemas/values/one-of.ts";
import { listOf, optional } from "#schemas/values/optional.ts";
import { text, toText } from "#schemas/values/text.ts";

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

type WireChannel = keyof typeof channels;

/** Fields that each channel needs, at least one of them. */
const needs: Partial<Record<WireChannel, { code: string; anyOf: readonly ("adresa" | "pobocka" | ContactField)[] }>> = {
  online: { code: "submission.href", anyOf: ["adresa"] },
  portal: { code: "submission.href", anyOf: ["adresa"] },
  datovaSchranka: { code: "submission.dataBox", anyOf: ["datovaSchranka"] },
  email: { code: "submission.email", anyOf: ["email"] },
  posta: { code: "submission.place", anyOf: ["misto", "pobocka"] },
  osobne: { code: "submission.place", anyOf: ["pobocka", "misto"] },
  telefon: { code: "submission.phone", anyOf: ["telefon"] },
};

type ContactField = "misto" | "email" | "telefon" | "datovaSchranka";

/** One way to submit an application or a form; the required fields depend on the channel. */
export const submission = z
  .object({
    zpusob: field(oneOf(channels), { cs: "Způsob podání", en: "Channel" }),
    nazev: field(text, { cs: "Název", en: "Label", example: "Klientská zóna úřadu práce" }),
    poznamka: field(text.nullish(), { cs: "Poznámka", en: "Note", example: "Žádost musí mít uznávaný podpis." }),
    pozadavky: field(z.array(text).nullish(), { cs: "Co je k podání potřeba", en: "Requirements" }),
    adresa: field(address.nullish(), { cs: "Odkaz na podání online", en: "Link to apply online" }),
    datovaSchranka: field(dataBox.nullish(), { cs: "Datová schránka", en: "Data box", example: "sc9aavg" }),
    email: field(email.nullish(), { cs: "E-mail", en: "E-mail", example: "podatelna@mpsv.example" }),
    telefon: field(phone.nullish(), { cs: "Telefon", en: "Phone", example: "+420 950 100 300" }),
    misto: field(postalAddress.nullish(), { cs: "Adresa pro doručení", en: "Address to deliver to" }),
    pobocka: field(link.nullish(), { cs: "Pobočka", en: "Office" }),
    objednani: field(address.nullish(), { cs: "Objednání na termín", en: "Booking of an appointment" }),
  })
  .superRefine((value, context) => {
    const need = needs[value.zpusob];
    if (!need || need.anyOf.some((name) => value[name])) return;
    context.addIssue({ code: "custom", message: need.code, path: need.anyOf.slice(0, 1) });
  });

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

/** Address of the first way to apply online. */
export function onlineTarget(ways: readonly Submission[]): NonNullable<Submission["target"]> | null {
  return ways.find(({ channel }) => channel === "online" || channel === "portal")?.target ?? null;
}
