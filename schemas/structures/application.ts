import { z } from "zod";
import { localDateTime, toInstant } from "#schemas/time/dates.ts";
import { address } from "#schemas/values/address.ts";
import { audience, toAudience } from "#schemas/values/audience.ts";
import { field } from "#schemas/values/field.ts";
import { file, toFile } from "#schemas/values/file.ts";
import { html } from "#schemas/values/html.ts";
import { image, toImage } from "#schemas/values/image.ts";
import { link, toLink, toLinks } from "#schemas/values/link.ts";
import { inOrder, rule, withRules } from "#schemas/values/object-rules.ts";
import { contact, toContact } from "#schemas/values/office/contact.ts";
import { oneOf } from "#schemas/values/one-of.ts";
import { listOf, optional } from "#schemas/values/optional.ts";
import { text, toText } from "#schemas/values/text.ts";
import { structure, type View, type ViewContext } from "./structure.ts";

const states = { provoz: "live", zkusebne: "beta", ukonceno: "ended" } as const;

const signInWays = {
  "bez-prihlaseni": "none",
  "bankovni-identita": "bankId",
  "identita-obcana": "nia",
  "datova-schranka": "dataBox",
  ucet: "account",
} as const;

const signInWay = oneOf(signInWays);

const outage = withRules(
  z.object({
    od: field(localDateTime, { cs: "Od", en: "From" }),
    do: field(localDateTime.nullish(), { cs: "Do", en: "To" }),
    obsah: field(html, { cs: "Co nefunguje", en: "What does not work" }),
  }),
  inOrder("outage.order", { from: "od", to: "do" }),
);

/** Application: its purpose and the link to it (spec §1). */
export const application = structure({
  names: { cms: "aplikace", cs: "Aplikace", en: "Application" },
  ranking: { weight: 0.8 },
  life: "advice",
  data: withRules(
    z.object({
      popis: field(text.nullish(), {
        cs: "Krátký popis",
        en: "Summary",
        example: "Elektronické podání žádosti o dávky.",
        required: true,
        advisedLength: 300,
      }),
      adresa: field(address.nullish(), {
        cs: "Adresa aplikace",
        en: "Address of the application",
        required: true,
        example: "https://klient.mpsv.example",
      }),
      stav: field(oneOf(states).nullish(), { cs: "Stav", en: "Status", required: true }),
      prihlaseni: field(z.array(signInWay).min(1).nullish(), {
        cs: "Způsoby přihlášení",
        en: "Ways to sign in",
        required: true,
      }),
      obsah: field(html.nullish(), { cs: "K čemu aplikace slouží", en: "Purpose", required: true }),
      urceno: field(z.array(audience).nullish(), { cs: "Pro koho je", en: "Audience", expected: true }),
      logo: field(image.nullish(), { cs: "Logo", en: "Logo" }),
      odstavky: field(z.array(outage).nullish(), { cs: "Odstávky", en: "Outages" }),
      sluzby: field(z.array(link).nullish(), { cs: "Služby v aplikaci", en: "Services in the application" }),
      navody: field(z.array(file).nullish(), { cs: "Návody", en: "Manuals" }),
      podpora: field(contact.nullish(), { cs: "Technická podpora", en: "Helpdesk", expected: true }),
      nahrada: field(link.nullish(), { cs: "Náhrada za ukončenou aplikaci", en: "Replacement" }),
    }),
    rule("application.https", "adresa", ({ adresa }) => Boolean(adresa && !/^https:/i.test(adresa.trim())), {
      properties: { adresa: { pattern: "^\\s*https:" } },
    }),
  ),
  view: ({ data, ctx }) => ({
    summary: optional(data.popis, toText),
    target: optional(data.adresa, ctx.address),
    host: data.adresa ? new URL(data.adresa).host : null,
    state: data.stav ? states[data.stav] : null,
    signIn: listOf(data.prihlaseni, (way) => signInWays[way]),
    purpose: optional(data.obsah, ctx.richText),
    audience: listOf(data.urceno, toAudience),
    logo: optional(data.logo, toImage, ctx),
    outages: listOf(data.odstavky, toOutage, ctx),
    services: toLinks(data.sluzby, ctx),
    manuals: listOf(data.navody, toFile, ctx),
    helpdesk: optional(data.podpora, toContact, ctx),
    replacement: optional(data.nahrada, toLink, ctx),
  }),
});

export type Application = View<typeof application>;
export type Outage = ReturnType<typeof toOutage>;

function toOutage({ od, do: end, obsah }: z.output<typeof outage>, ctx: ViewContext) {
  return {
    from: toInstant(od),
    to: optional(end, toInstant),
    body: ctx.richText(obsah, 3),
  };
}
