import { z } from "zod";
import type { Content } from "#schemas/site/content.ts";
import { keysOf } from "#schemas/site/topics.ts";
import { type ListedContent, rowStructure, type ViewContext } from "#schemas/structures/structure.ts";
import { serviceEnd, toServiceEnd } from "#schemas/values/offer/service-end.ts";
import { optional } from "#schemas/values/optional.ts";
import { toText } from "#schemas/values/text.ts";
import { byTag, byTopic, byValues, byYear, contentPreset } from "./preset.ts";
import { publicationOf, toResults, yearOf } from "./result-row.ts";
import { resultTypes } from "./result-types.ts";
import { wordsIn } from "./words.ts";

/** Row of a content item of any structure. */
const row = rowStructure({
  data: z.object({ ukonceni: serviceEnd.nullish() }),
  view: ({ content, data, ctx }) => {
    const type = ctx.keyOf(content);
    const date = publicationOf(content);
    return {
      title: toText(content.name),
      type,
      date,
      summary: summaryOf(content),
      ended: optional(data.ukonceni, toServiceEnd, ctx),
      values: {
        type: [type],
        topic: keysOf(ctx.topics.of(content.categories, content.language)),
        tag: keysOf(ctx.tags.of(content.tags, content.language)),
        year: yearOf(date),
      },
    };
  },
});

/**
 * All text of a content item. The editors' description comes first: the fields of a workplace or a vacancy are not
 * sentences.
 */
function summaryOf({ data, description }: Pick<Content, "data" | "description">): string | null {
  const words = wordsIn(data);
  const isSaid = !description || words.includes(description);
  return isSaid ? words || description : [description, words].filter(Boolean).join(" ");
}

/** Search of the whole site; without a term it lists nothing. */
export const everything = {
  ...contentPreset([], toFoundResults, {
    facets: [byValues("type", "one", { known: resultTypes }), byTopic, byTag, byYear],
    orders: ["newest", "az", "za"],
  }),
  searched: null,
};

export function toFoundResults(found: readonly ListedContent[], ctx: ViewContext) {
  const isResult = (key: string) => resultTypes.some((type) => type === key);
  return toResults(
    row,
    found.filter((content) => isResult(ctx.keyOf(content))),
    ctx,
  );
}
