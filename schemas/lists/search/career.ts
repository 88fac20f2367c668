import { z } from "zod";
import { jobPosition } from "#schemas/structures/job-position.ts";
import { servicePosition } from "#schemas/structures/service-position.ts";
import { type ListedContent, rowStructure, type ViewContext } from "#schemas/structures/structure.ts";
import { startOfDay } from "#schemas/time/dates.ts";
import { toPositionDeadline } from "#schemas/values/offer/position.ts";
import { regionCodes } from "#schemas/values/office/region.ts";
import { toUnit } from "#schemas/values/office/unit.ts";
import { listOf, optional } from "#schemas/values/optional.ts";
import { toText } from "#schemas/values/text.ts";
import { byDeadline, byState, byValues, contentPreset } from "./preset.ts";
import { fact, publicationOf, toResults } from "./result-row.ts";

const { pracoviste, lhuta, stav, zamestnavatel, utvar } = jobPosition.data.shape;

const jobRow = rowStructure({
  data: z.object({ lhuta, stav }).extend(z.object({ pracoviste, zamestnavatel, utvar }).partial().shape),
  view: ({ content, data, ctx }) => {
    const date = publicationOf(content);
    const unit = optional(data.pracoviste, toUnit, ctx);
    const region = unit?.address?.region ?? null;
    const { deadline, outcome } = toPositionDeadline(data);
    return {
      title: toText(content.name),
      type: "job-position",
      date,
      state: { by: "deadline" as const, deadline, outcome },
      employer: fact.text(optional(data.zamestnavatel, toText)),
      workplace: fact.text(unit?.name),
      region: fact.coded("region", region ? [region] : []),
      publishedOn: fact.instant(date),
      deadline: fact.instant(deadline),
      values: {
        type: ["job-position"],
        region: region ? [region] : [],
        field: data.utvar ? [toText(data.utvar)] : [],
      },
    };
  },
});

const service = servicePosition.data.shape;

const serviceRow = rowStructure({
  data: z.object({ lhuta: service.lhuta, stav: service.stav }).extend(
    z
      .object({
        pracoviste: service.pracoviste,
        sluzebniUrad: service.sluzebniUrad,
        sluzebniPusobiste: service.sluzebniPusobiste,
        kraj: service.kraj,
        obory: service.obory,
        vyhlaseno: service.vyhlaseno,
        oznaceni: service.oznaceni,
      })
      .partial().shape,
  ),
  view: ({ content, data, ctx }) => {
    const date = data.vyhlaseno?.dne ? startOfDay(data.vyhlaseno.dne) : publicationOf(content);
    const { deadline, outcome } = toPositionDeadline(data);
    const region = data.kraj ? [data.kraj] : [];
    return {
      title: toText(content.name),
      type: "service-position",
      date,
      state: { by: "deadline" as const, deadline, outcome },
      number: fact.text(optional(data.oznaceni, toText)),
      employer: fact.text(optional(data.sluzebniUrad, toText)),
      workplace: fact.text(optional(data.pracoviste, toUnit, ctx)?.name),
      place: fact.text(optional(data.sluzebniPusobiste, toText)),
      region: fact.coded("region", region),
      publishedOn: fact.instant(date),
      deadline: fact.instant(deadline),
      values: { type: ["service-position"], region, field: listOf(data.obory, ({ nazev }) => toText(nazev)) },
    };
  },
});

function toRows(listed: readonly ListedContent[], ctx: ViewContext) {
  const isService = (content: ListedContent) => ctx.keyOf(content) === "service-position";
  return [
    ...toResults(
      jobRow,
      listed.filter((content) => !isService(content)),
      ctx,
    ),
    ...toResults(serviceRow, listed.filter(isService), ctx),
  ];
}

export const career = contentPreset(["job-position", "service-position"], toRows, {
  facets: [
    byValues("type", "any", { known: ["job-position", "service-position"] }),
    byValues("region", "one", { known: regionCodes }),
    byValues("field", "one"),
    byState(["open", "closing", "closed", "filled", "cancelled"]),
  ],
  orders: ["given", "newest", "az", "za"],
  rankOf: byDeadline,
});
