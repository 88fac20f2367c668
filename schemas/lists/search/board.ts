import { z } from "zod";
import { publicNotice } from "#schemas/structures/public-notice.ts";
import { type ListedContent, rowStructure, type ViewContext } from "#schemas/structures/structure.ts";
import { endOfDay, startOfDay } from "#schemas/time/dates.ts";
import { optional } from "#schemas/values/optional.ts";
import { toText } from "#schemas/values/text.ts";
import { byState, byValues, byYearAndMonth, contentPreset, currentFirst } from "./preset.ts";
import { fact, latest, toResults, yearAndMonthOf } from "./result-row.ts";

const { vyveseni, relevantniDo, sejmuto, cisloJednaci, puvodce, agenda } = publicNotice.data.shape;

/** Omits the addressee, which may be shown only while the notice is posted. */
const row = rowStructure({
  data: z
    .object({ vyveseni, relevantniDo, sejmuto })
    .extend(z.object({ cisloJednaci, puvodce, agenda }).partial().shape),
  view: ({ content, data }) => {
    const postedOn = startOfDay(data.vyveseni);
    const removeOn = data.relevantniDo === "nespecifikovano" ? null : endOfDay(data.relevantniDo);
    const office = data.puvodce ? toText(data.puvodce.utvar) : null;
    const about = data.agenda ? toText(data.agenda.nazev) : null;
    return {
      title: toText(content.name),
      date: postedOn,
      state: { by: "board" as const, from: postedOn, to: data.sejmuto ? startOfDay(data.sejmuto) : removeOn },
      issuer: fact.text(office),
      agenda: fact.text(about),
      referenceNumber: fact.text(optional(data.cisloJednaci, toText)),
      postedOn: fact.instant(postedOn),
      removeOn: fact.instant(removeOn),
      values: { office: office ? [office] : [], agenda: about ? [about] : [], year: yearAndMonthOf(postedOn) },
    };
  },
});

/** Returns rows that stay hidden until the notice is posted. */
function toRows(listed: readonly ListedContent[], ctx: ViewContext) {
  return toResults(row, listed, ctx).map((each) => ({ ...each, shownFrom: latest(each.shownFrom, each.date) }));
}

export const officialBoard = contentPreset(["public-notice"], toRows, {
  facets: [byValues("office", "one"), byValues("agenda", "one"), byYearAndMonth, byState(["posted", "removed"])],
  orders: ["given", "newest", "az", "za"],
  rankOf: currentFirst,
});
