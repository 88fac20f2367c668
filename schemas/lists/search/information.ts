import { z } from "zod";
import { keysOf } from "#schemas/site/topics.ts";
import { providedInformation } from "#schemas/structures/provided-information.ts";
import { informationOutcomes } from "#schemas/structures/requested-information.ts";
import { rowStructure } from "#schemas/structures/structure.ts";
import { startOfDay } from "#schemas/time/dates.ts";
import { optional } from "#schemas/values/optional.ts";
import { toText } from "#schemas/values/text.ts";
import { byTopic, byValues, byYear, contentPreset } from "./preset.ts";
import { fact, toResults, yearOf } from "./result-row.ts";

const { cisloJednaci, prijato, vyrizeno, vysledek, utvar, kraj } = providedInformation.data.shape;

/** A record of the ministry, or of the agency, whose records name their branch. */
const row = rowStructure({
  data: z.object({ vyrizeno }).extend(z.object({ cisloJednaci, prijato, vysledek, utvar, kraj }).partial().shape),
  view: ({ content, data, ctx }) => {
    const answeredOn = optional(data.vyrizeno, startOfDay);
    const outcome = data.vysledek ? [informationOutcomes[data.vysledek]] : [];
    const office = optional(data.utvar, toText);
    const region = data.kraj ? [data.kraj] : [];
    const topic = keysOf(ctx.topics.of(content.categories, content.language));
    return {
      title: toText(content.name),
      date: answeredOn,
      outcome: fact.coded("outcome", outcome),
      office: fact.text(office),
      region: fact.coded("region", region),
      referenceNumber: fact.text(optional(data.cisloJednaci, toText)),
      receivedOn: fact.instant(optional(data.prijato, startOfDay)),
      answeredOn: fact.instant(answeredOn),
      values: { year: yearOf(answeredOn), office: office ? [office] : [], region, outcome, topic },
    };
  },
});

export const requestedInformation = contentPreset(
  ["requested-information", "provided-information"],
  (listed, ctx) => toResults(row, listed, ctx),
  {
    facets: [
      byYear,
      byValues("office", "one"),
      byValues("region", "one"),
      byValues("outcome", "any", { known: Object.values(informationOutcomes) }),
      byTopic,
    ],
    orders: ["newest", "az", "za"],
  },
);
