import { z } from "zod";
import { compareIn } from "#schemas/lists/collation.ts";
import type { List } from "#schemas/lists/list.ts";
import { listPageFields, toListPage } from "#schemas/lists/list-page.ts";
import { field } from "#schemas/values/field.ts";
import { person, toPerson } from "#schemas/values/office/person.ts";
import { postalAddress, toPostalAddress } from "#schemas/values/office/postal-address.ts";
import { regionCodes } from "#schemas/values/office/region.ts";
import { oneOf } from "#schemas/values/one-of.ts";
import { toText } from "#schemas/values/text.ts";
import { structure, type View } from "./structure.ts";

export const mediatorRoles = { zprostredkovatel: "mediator", rozhodce: "arbitrator" } as const;

const mediator = person.omit({ funkce: true }).extend({
  role: field(z.array(oneOf(mediatorRoles)).min(1), {
    cs: "Zapsán jako",
    en: "Registered as",
    example: '["zprostredkovatel"]',
  }),
  adresaProDorucovani: field(postalAddress, {
    cs: "Adresa pro doručování",
    en: "Address for correspondence",
    personal: true,
  }),
});

/** Searches people by name and town; filters by role and region. */
const list: List<Mediator> = {
  textOf: ({ name, address }) => `${name} ${address.municipality}`,
  // By region in their official order, then by surname.
  nameOf: ({ region, surnameFirst }) =>
    `${100 + (region ? regionCodes.indexOf(region) : regionCodes.length)} ${surnameFirst}`,
  facets: [
    { name: "role", choice: "any", known: Object.values(mediatorRoles), valuesOf: ({ roles: held }) => held },
    { name: "region", choice: "one", known: regionCodes, valuesOf: ({ region }) => (region ? [region] : []) },
  ],
  orders: ["az", "za"],
  views: ["list"],
};

/** List of mediators and arbitrators of collective disputes (spec §3). */
export const mediators = structure({
  names: { cms: "zprostredkovatele", cs: "Zprostředkovatelé a rozhodci", en: "Mediators and arbitrators" },
  data: z.object({
    ...listPageFields,
    osoby: field(z.array(mediator), { cs: "Zprostředkovatelé a rozhodci", en: "Mediators and arbitrators" }),
  }),
  view: ({ data, ctx }) => {
    const compare = compareIn(ctx.language);
    const bySurname = (a: WireMediator, b: WireMediator) =>
      compare(a.prijmeni, b.prijmeni) || compare(a.jmeno ?? "", b.jmeno ?? "");
    return { ...toListPage(data, ctx), people: data.osoby.toSorted(bySurname).map(toMediator) };
  },
  list: { of: () => list, rowsOf: ({ people }) => people },
});

export type Mediators = View<typeof mediators>;
export type Mediator = ReturnType<typeof toMediator>;

type WireMediator = z.output<typeof mediator>;

function toMediator(wire: WireMediator) {
  const { jmeno, prijmeni, role, adresaProDorucovani } = wire;
  const { name, phone, email } = toPerson({ ...wire, funkce: null });
  const address = toPostalAddress(adresaProDorucovani);
  return {
    /** Titles, first name and surname: `Mgr. Jana Vzorová, Ph.D.` */
    name,
    surnameFirst: [prijmeni, jmeno].flatMap((part) => (part ? [toText(part)] : [])).join(" "),
    roles: role.map((key) => mediatorRoles[key]),
    region: address.region,
    address,
    phone,
    email,
  };
}
