import { z } from "zod";
import { application } from "#schemas/structures/application.ts";
import { rowStructure } from "#schemas/structures/structure.ts";
import { audiences, toAudience } from "#schemas/values/audience.ts";
import { listOf, optional } from "#schemas/values/optional.ts";
import { toText } from "#schemas/values/text.ts";
import { byValues, contentPreset } from "./preset.ts";
import { fact, toResults } from "./result-row.ts";

const { popis, urceno } = application.data.shape;

const row = rowStructure({
  data: z.object({ popis, urceno }).partial(),
  view: ({ content, data }) => {
    const audience = listOf(data.urceno, toAudience);
    return {
      title: toText(content.name),
      summary: optional(data.popis, toText),
      audience: fact.coded("audience", audience),
      values: { audience },
    };
  },
});

export const otherPortals = contentPreset(["application"], (listed, ctx) => toResults(row, listed, ctx), {
  facets: [byValues("audience", "any", { known: Object.values(audiences) })],
  orders: ["az", "za"],
});
