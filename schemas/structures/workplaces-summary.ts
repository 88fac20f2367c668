import { z } from "zod";
import { compareIn } from "#schemas/lists/collation.ts";
import { type List, sortLast } from "#schemas/lists/list.ts";
import { listPageFields, toListPage } from "#schemas/lists/list-page.ts";
import { toListed } from "#schemas/lists/listed.ts";
import { periodState } from "#schemas/time/states.ts";
import { toChannels } from "#schemas/values/office/channels.ts";
import { toClosure } from "#schemas/values/office/closure.ts";
import { toOfficeHours } from "#schemas/values/office/office-hours.ts";
import { toPostalAddress } from "#schemas/values/office/postal-address.ts";
import { regionCodes } from "#schemas/values/office/region.ts";
import { listOf, optional } from "#schemas/values/optional.ts";
import { toText } from "#schemas/values/text.ts";
import { type ListedContent, rowStructure, structure, type View, type ViewContext } from "./structure.ts";
import { workplaceContacts, workplaceTypes } from "./workplace-contacts.ts";

const { kraj, typ, okres, adresa, kontakt, uredniHodiny, stav, spravniObvod } = workplaceContacts.data.shape;

/** Fields of a workplace shown in its row. Rows are sorted by region; those without one come last. */
const row = rowStructure({
  data: z.object({ typ, okres, adresa, kontakt, uredniHodiny, stav, spravniObvod }).partial().extend({ kraj }),
  view: ({ content, data, ctx }) => {
    const channels = optional(data.kontakt, toChannels, ctx);
    const [hours] = data.uredniHodiny ?? [];
    return {
      name: toText(content.name),
      type: data.typ ? workplaceTypes[data.typ] : null,
      region: data.kraj ?? null,
      district: optional(data.okres ?? data.adresa?.okres, toText),
      address: optional(data.adresa, toPostalAddress),
      phone: channels?.phone ?? null,
      email: channels?.email ?? null,
      /** Hours of the first agenda, which is the main one. */
      // With an unreadable state the office may be closed, so no hours are shown; branches have no state.
      hours: data.stav || ctx.keyOf(content) === "regional-branch" ? optional(hours, toOfficeHours, ctx) : null,
      closure: optional(data.stav, toClosure, ctx),
      municipalities: listOf(data.spravniObvod, toText),
    };
  },
});

/** Searches offices by name, place, postcode and served municipality, closed ones last; filters by type, region and district. */
const list: List<Workplace> = {
  textOf: ({ name, district, address, municipalities }) => {
    const postcode = address?.postcode?.replaceAll(/\s/g, "");
    return [name, district, address?.municipality, address?.postcode, postcode, ...municipalities]
      .filter(Boolean)
      .join(" ");
  },
  nameOf: ({ name }) => name,
  placeOf: ({ address }) => address && { position: address.position, postcode: address.postcode },
  rankOf: ({ closure }, now) => (closure && periodState(closure, now) === "active" ? sortLast : 0),
  languageOf: ({ language }) => language,
  facets: [
    {
      name: "type",
      choice: "any",
      known: Object.values(workplaceTypes),
      valuesOf: ({ type }) => (type ? [type] : []),
    },
    { name: "region", choice: "one", known: regionCodes, valuesOf: ({ region }) => (region ? [region] : []) },
    { name: "district", choice: "one", valuesOf: ({ district }) => (district ? [district] : []) },
  ],
  orders: ["given", "az", "za"],
  views: ["list"],
};

/** Summary of the site's workplaces and regional branches (spec §1). */
export const workplacesSummary = structure({
  names: { cms: "up-kontaktni-pracoviste-prehled", cs: "Přehled kontaktních pracovišť", en: "Summary of workplaces" },
  lists: ["workplace-contacts", "regional-branch"],
  data: z.object(listPageFields),
  view: ({ data, ctx, listed }) => ({
    ...toListPage(data, ctx),
    workplaces: toWorkplaces(listed, ctx),
  }),
  list: { of: () => list, rowsOf: ({ workplaces }) => workplaces },
});

export type WorkplacesSummary = View<typeof workplacesSummary>;
export type Workplace = ReturnType<typeof toWorkplaces>[number];

/** Sorts by region, district and name. */
function toWorkplaces(listed: readonly ListedContent[], ctx: ViewContext) {
  const compare = compareIn(ctx.language);
  return toListed(row, listed, ctx)
    .map(({ href, language, view }) => ({ ...view, language, page: { href, language } }))
    .toSorted(
      (a, b) =>
        placeOf(a.region) - placeOf(b.region) || compare(a.district ?? "", b.district ?? "") || compare(a.name, b.name),
    );
}

function placeOf(region: (typeof regionCodes)[number] | null): number {
  return region === null ? regionCodes.length : regionCodes.indexOf(region);
}
