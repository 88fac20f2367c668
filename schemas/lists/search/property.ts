import { z } from "zod";
import { propertyKinds, propertyOffer, propertyOutcomes } from "#schemas/structures/property-offer.ts";
import { structure } from "#schemas/structures/structure.ts";
import { startOfDay, toInstant } from "#schemas/time/dates.ts";
import { toPostalAddress } from "#schemas/values/office/postal-address.ts";
import { regionCodes } from "#schemas/values/office/region.ts";
import { toUnit } from "#schemas/values/office/unit.ts";
import { toText } from "#schemas/values/text.ts";
import { byDeadline, byState, byValues, contentPreset } from "./preset.ts";
import { fact, toResults } from "./result-row.ts";

const { cisloNabidky, polozky, drzitel, umisteni, zverejneno, lhuta, stav } = propertyOffer.data.shape;

const row = structure({
  data: z
    .object({ lhuta, stav })
    .extend(z.object({ cisloNabidky, polozky, drzitel, umisteni, zverejneno }).partial().shape),
  view: ({ content, data, ctx }) => {
    const deadline = toInstant(data.lhuta, "Europe/Prague");
    const publishedOn = data.zverejneno ? startOfDay(data.zverejneno) : null;
    const kinds = [...new Set((data.polozky ?? []).map(({ druh }) => propertyKinds[druh]))];
    const place = data.umisteni ? toPostalAddress(data.umisteni) : null;
    const region = place?.region ? [place.region] : [];
    return {
      title: toText(content.name),
      date: publishedOn,
      state: { by: "deadline" as const, deadline, outcome: propertyOutcomes[data.stav ?? "otevreno"] },
      offerNumber: fact.text(data.cisloNabidky ? toText(data.cisloNabidky) : null),
      kind: fact.coded("kind", kinds),
      holder: fact.text(data.drzitel ? toUnit(data.drzitel, ctx).name : null),
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
  arrange: byDeadline,
});
