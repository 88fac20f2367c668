import { z } from "zod";
import { field } from "#schemas/values/field.ts";
import { link, toLink } from "#schemas/values/link.ts";
import { officeState, toClosure } from "#schemas/values/office/closure.ts";
import { dataBox } from "#schemas/values/office/contact.ts";
import { office, toOffice } from "#schemas/values/office/office.ts";
import { person, toPerson } from "#schemas/values/office/person.ts";
import { region } from "#schemas/values/office/region.ts";
import { oneOf } from "#schemas/values/one-of.ts";
import { listOf, optional } from "#schemas/values/optional.ts";
import { text, toText } from "#schemas/values/text.ts";
import { structure, type View } from "./structure.ts";

/** Kinds of workplaces by their names in the CMS. */
export const workplaceTypes = { kontaktni: "contact", detasovane: "detached", mobilni: "mobile" } as const;

/** Contacts of one workplace of the employment agency (spec §1, §2.4 office pages). */
export const workplaceContacts = structure({
  names: { cms: "up-kontaktni-pracoviste", cs: "Kontaktní pracoviště", en: "Workplace" },
  data: office.extend({
    typ: field(oneOf(workplaceTypes), { cs: "Druh pracoviště", en: "Kind of workplace" }),
    stav: field(officeState, { cs: "Stav", en: "State" }),
    pobocka: field(link, { cs: "Krajská pobočka", en: "Regional branch" }),
    kraj: field(region, { cs: "Kraj", en: "Region" }),
    okres: field(text, { cs: "Okres", en: "District", example: "Bruntál" }),
    vedouci: field(person.nullish(), { cs: "Vedoucí", en: "Manager", expected: true }),
    datovaSchranka: field(dataBox.nullish(), { cs: "Datová schránka", en: "Data box", example: "upos4m6" }),
    spravniObvod: field(z.array(text).nullish(), { cs: "Obce, pro které je", en: "Municipalities it serves" }),
  }),
  view: ({ data, ctx }) => ({
    type: workplaceTypes[data.typ],
    closure: toClosure(data.stav, ctx),
    branch: toLink(data.pobocka, ctx),
    region: data.kraj,
    district: toText(data.okres),
    ...toOffice(data, ctx),
    manager: optional(data.vedouci, toPerson),
    dataBox: data.datovaSchranka ?? null,
    municipalities: listOf(data.spravniObvod, toText),
  }),
});

export type WorkplaceContacts = View<typeof workplaceContacts>;
