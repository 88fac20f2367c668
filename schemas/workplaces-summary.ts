import { z } from "zod";
import { compareIn } from "./collation.ts";
import { listPageFields, toListPage } from "./list-page.ts";
import { toListed } from "./listed.ts";
import { structure, type View } from "./structure.ts";
import { toChannels } from "./values/channels.ts";
import { toClosure } from "./values/closure.ts";
import { toOfficeHours } from "./values/office-hours.ts";
import { toPostalAddress } from "./values/postal-address.ts";
import { regionCodes } from "./values/region.ts";
import { toText } from "./values/text.ts";
import { workplaceContacts, workplaceTypes } from "./workplace-contacts.ts";

const { kraj, typ, okres, adresa, kontakt, uredniHodiny, stav } = workplaceContacts.data.shape;

/** As much of a workplace as its row shows; one that is known to be in a region has its place there. */
const row = structure({
  data: z.object({ typ, okres, adresa, kontakt, uredniHodiny, stav }).partial().extend({ kraj }),
  view: ({ content, data, to }) => {
    const channels = data.kontakt ? toChannels(data.kontakt, to) : null;
    const [hours] = data.uredniHodiny ?? [];
    return {
      name: toText(content.name),
      type: data.typ ? workplaceTypes[data.typ] : null,
      region: data.kraj,
      district: data.okres ? toText(data.okres) : null,
      address: data.adresa ? toPostalAddress(data.adresa) : null,
      phone: channels?.phone ?? null,
      email: channels?.email ?? null,
      /** Those of the first agenda, which is the main one. */
      hours: hours ? toOfficeHours(hours, to) : null,
      closure: data.stav ? toClosure(data.stav, to) : null,
    };
  },
});

/** Summary of the site's workplaces by region, district and name (spec §1). */
export const workplacesSummary = structure({
  lists: "workplace-contacts",
  data: z.object(listPageFields),
  view: ({ content, data, to, listed }) => {
    const compare = compareIn(to.language);
    const rows = toListed(row, listed, to)
      .map(({ href, language, view: workplace }) => ({ ...workplace, language, page: { href, language } }))
      .toSorted((a, b) => compare(a.district ?? "", b.district ?? "") || compare(a.name, b.name));
    return {
      ...toListPage({ content, data, to }),
      regions: regionCodes.flatMap((region) => {
        const workplaces = rows.filter((each) => each.region === region);
        return workplaces.length > 0 ? [{ region, workplaces }] : [];
      }),
    };
  },
});

export type WorkplacesSummary = View<typeof workplacesSummary>;
