import { z } from "zod";
import { toGovernmentOffice } from "#schemas/json-ld/government-office.ts";
import { field } from "#schemas/values/field.ts";
import { link, toLink } from "#schemas/values/link.ts";
import { bankAccount, toBankAccount } from "#schemas/values/office/bank-account.ts";
import { dataBox, email } from "#schemas/values/office/contact.ts";
import { electronicMailroom, toElectronicMailroom } from "#schemas/values/office/electronic-mailroom.ts";
import { office, toOffice } from "#schemas/values/office/office.ts";
import { person, toPerson } from "#schemas/values/office/person.ts";
import { phone, toPhone } from "#schemas/values/office/phone.ts";
import { postalAddress, toPostalAddress } from "#schemas/values/office/postal-address.ts";
import { region } from "#schemas/values/office/region.ts";
import { listOf, optional } from "#schemas/values/optional.ts";
import { pageReference } from "#schemas/values/page-reference.ts";
import { text, toText } from "#schemas/values/text.ts";
import { structure, type View, type ViewContext } from "./structure.ts";

const callCentre = z.object({
  nazev: field(text, { cs: "Název linky", en: "Name of the line", example: "Linka k dávkám" }),
  telefon: field(phone, { cs: "Telefon", en: "Phone", example: "+420 950 100 300" }),
  provoz: field(text.nullish(), { cs: "Provoz", en: "Hours", example: "pondělí až pátek 8–19 hodin" }),
});

const department = z.object({
  nazev: field(text, { cs: "Název oddělení", en: "Name", example: "Oddělení hmotné nouze" }),
  cinnost: field(text.nullish(), { cs: "Co vyřizuje", en: "Duties", example: "Evidence uchazečů a volná místa" }),
  vedouci: field(person.nullish(), { cs: "Vedoucí", en: "Head" }),
});

const workplace = z.object({
  nazev: field(text, { cs: "Název pracoviště", en: "Name", example: "Kontaktní pracoviště Krnov" }),
  stranka: field(pageReference.nullish(), { cs: "Stránka pracoviště", en: "Page of the workplace" }),
  okres: field(text.nullish(), { cs: "Okres", en: "District", required: true, example: "Bruntál" }),
  adresa: field(postalAddress.nullish(), { cs: "Adresa", en: "Address", required: true }),
  telefon: field(phone.nullish(), { cs: "Telefon", en: "Phone", example: "+420 950 180 231" }),
  email: field(email.nullish(), { cs: "E-mail", en: "E-mail", example: "krnov@uradprace.example" }),
});

/** Contacts of a regional branch of the employment agency (spec §1, §2.4 office pages). */
export const regionalBranch = structure({
  names: { cms: "up-krajska-pobocka", cs: "Krajská pobočka", en: "Regional branch" },
  ranking: { weight: 0.7 },
  life: "advice",
  data: office.extend({
    kraj: field(region.nullish(), { cs: "Kraj", en: "Region", required: true }),
    reditel: field(person.nullish(), { cs: "Ředitel", en: "Director", expected: true }),
    ico: field(
      z
        .string()
        .regex(/^\d{8}$/)
        .nullish(),
      { cs: "IČO", en: "Company ID", expected: true, example: "72496991" },
    ),
    datovaSchranka: field(dataBox.nullish(), {
      cs: "Datová schránka",
      en: "Data box",
      required: true,
      example: "upra2x7",
    }),
    elektronickaPodatelna: field(electronicMailroom.nullish(), {
      cs: "Elektronická podatelna",
      en: "Electronic filing office",
      required: true,
    }),
    bankovniUcty: field(z.array(bankAccount).nullish(), { cs: "Bankovní účty", en: "Bank accounts", expected: true }),
    uredniDeska: field(link.nullish(), { cs: "Úřední deska", en: "Official notice board", required: true }),
    callCentra: field(z.array(callCentre).nullish(), { cs: "Call centra", en: "Call centres", expected: true }),
    oddeleni: field(z.array(department).nullish(), { cs: "Oddělení", en: "Departments" }),
    pracoviste: field(z.array(workplace).min(1).nullish(), { cs: "Pracoviště", en: "Workplaces", required: true }),
  }),
  view: ({ data, ctx }) => ({
    region: data.kraj ?? null,
    ...toOffice(data, ctx),
    director: optional(data.reditel, toPerson),
    companyId: data.ico ?? null,
    dataBox: data.datovaSchranka ?? null,
    mailroom: optional(data.elektronickaPodatelna, toElectronicMailroom, ctx),
    accounts: listOf(data.bankovniUcty, toBankAccount),
    board: optional(data.uredniDeska, toLink, ctx),
    callCentres: listOf(data.callCentra, toCallCentre),
    departments: listOf(data.oddeleni, toDepartment),
    workplaces: listOf(data.pracoviste, toWorkplace, ctx),
  }),
  jsonLd: (view, context) => [toGovernmentOffice(view, context, { isOpen: true, parent: null })],
});

export type RegionalBranch = View<typeof regionalBranch>;
export type CallCentre = ReturnType<typeof toCallCentre>;
export type Department = ReturnType<typeof toDepartment>;

function toCallCentre({ nazev, telefon, provoz }: z.output<typeof callCentre>) {
  return { name: toText(nazev), phone: toPhone(telefon), hours: optional(provoz, toText) };
}

function toDepartment({ nazev, cinnost, vedouci }: z.output<typeof department>) {
  return {
    name: toText(nazev),
    duties: optional(cinnost, toText),
    head: optional(vedouci, toPerson),
  };
}

function toWorkplace(
  { nazev, stranka, okres, adresa, telefon, email: mail }: z.output<typeof workplace>,
  ctx: ViewContext,
) {
  const page = optional(stranka, ctx.page);
  return {
    name: toText(nazev),
    page: page && { href: page.href, language: page.language === ctx.language ? null : page.language },
    district: optional(okres, toText),
    address: optional(adresa, toPostalAddress),
    phone: optional(telefon, toPhone),
    email: mail ?? null,
  };
}
