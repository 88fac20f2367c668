import { z } from "zod";
import { propertyKinds, propertyOffer, propertyOutcomes } from "#schemas/structures/property-offer.ts";
import { rowStructure } from "#schemas/structures/structure.ts";
import { startOfDay, toInstant } from "#schemas/time/dates.ts";
import { toPostalAddress } from "#schemas/values/office/postal-address.ts";
import { regionCodes } from "#schemas/values/office/region.ts";
import { toUnit } from "#schemas/values/office/unit.ts";
import { optional } from "#schemas/values/optional.ts";
import { toText } from "#schemas/values/text.ts";
import { byDeadline, byState, byValues, contentPreset } from "./preset.ts";
import { fact, toResults } from "./result-row.ts";

const { cisloNabidky, polozky, drzitel, umisteni, zverejneno, lhuta, stav } = propertyOffer.data.shape;

const row = rowStructure({
  data: z
    .object({ lhuta, stav })
    .extend(z.object({ cisloNabidky, polozky, drzitel, umisteni, zverejneno }).partial().shape),
  view: ({ content, data, ctx }) => {
    const deadline = optional(data.lhuta, toInstant);
    const publishedOn = optional(data.zverejneno, startOfDay);
    const kinds = [...new Set((data.polozky ?? []).flatMap(({ druh }) => (druh ? [propertyKinds[druh]] : [])))];
    const place = optional(data.umisteni, toPostalAddress);
    const region = place?.region ? [place.region] : [];
    return {
      title: toText(content.name),
      date: publishedOn,
      state: { by: "deadline" as const, deadline, outcome: propertyOutcomes[data.stav ?? "otevreno"] },
      offerNumber: fact.text(optional(data.cisloNabidky, toText)),
      kind: fact.coded("kind", kinds),
      holder: fact.text(optional(data.drzitel, toUnit, ctx)?.name),
      place: fact.text(place?.municipality),
      region: fact.coded("region", region),
      publishedOn: fact.instant(publishedOn),
      deadline: fact.instant(deadline),
      values: { kind: kinds, region },
    };
  },
});

export const property = contentPreset(["property-offer"], (listed, ctx) => toResults(row, listed, ctx), {
  facets: [
    byValues("kind", "any", { known: Object.values(propertyKinds) }),
    byValues("region", "one", { known: regionCodes }),
    byState(["open", "closing", "closed", "reserved", "transferred", "cancelled"]),
  ],
  orders: ["given", "newest", "az", "za"],
  rankOf: byDeadline,
});
