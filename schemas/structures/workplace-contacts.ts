import { workplaceToOffice } from "#schemas/json-ld/government-office.ts";
import { field } from "#schemas/values/field.ts";
import { link, toLink } from "#schemas/values/link.ts";
import { officeState, toClosure } from "#schemas/values/office/closure.ts";
import { dataBox } from "#schemas/values/office/contact.ts";
import { office, toOffice } from "#schemas/values/office/office.ts";
import { person, toPerson } from "#schemas/values/office/person.ts";
import { region } from "#schemas/values/office/region.ts";
import { oneOf } from "#schemas/values/one-of.ts";
import { listOf, optional } from "#schemas/values/optional.ts";
import { text, textsLike, toText } from "#schemas/values/text.ts";
import { structure, type View } from "./structure.ts";

/** Kinds of workplaces by their names in the CMS. */
export const workplaceTypes = { kontaktni: "contact", detasovane: "detached", mobilni: "mobile" } as const;

/** Contacts of one workplace of the employment agency (spec §1, §2.4 office pages). */
export const workplaceContacts = structure({
  names: { cms: "up-kontaktni-pracoviste", cs: "Kontaktní pracoviště", en: "Workplace" },
  ranking: { weight: 0.7 },
  life: "advice",
  data: office.extend({
    typ: field(oneOf(workplaceTypes).nullish(), { cs: "Druh pracoviště", en: "Kind of workplace", required: true }),
    stav: field(officeState.nullish(), { cs: "Stav", en: "State", required: true }),
    pobocka: field(link.nullish(), { cs: "Krajská pobočka", en: "Regional branch", required: true }),
    kraj: field(region.nullish(), { cs: "Kraj", en: "Region", required: true }),
    okres: field(text.nullish(), { cs: "Okres", en: "District", required: true, example: "Bruntál" }),
    vedouci: field(person.nullish(), { cs: "Vedoucí", en: "Manager", expected: true }),
    datovaSchranka: field(dataBox.nullish(), { cs: "Datová schránka", en: "Data box", example: "upos4m6" }),
    spravniObvod: field(textsLike("Horní Benešov").nullish(), {
      cs: "Obce, pro které je",
      en: "Municipalities it serves",
    }),
  }),
  view: ({ data, ctx }) => ({
    type: data.typ ? workplaceTypes[data.typ] : null,
    /** False when it is unknown whether the office is open. */
    hasState: Boolean(data.stav),
    closure: optional(data.stav, toClosure, ctx),
    branch: optional(data.pobocka, toLink, ctx),
    region: data.kraj ?? null,
    district: optional(data.okres, toText),
    ...toOffice(data, ctx),
    manager: optional(data.vedouci, toPerson),
    dataBox: data.datovaSchranka ?? null,
    municipalities: listOf(data.spravniObvod, toText),
  }),
  jsonLd: (view, context) => workplaceToOffice(view, context),
});

export type WorkplaceContacts = View<typeof workplaceContacts>;
