import { z } from "zod";
import { application } from "#schemas/structures/application.ts";
import { structure } from "#schemas/structures/structure.ts";
import { audiences, toAudience } from "#schemas/values/audience.ts";
import { toText } from "#schemas/values/text.ts";
import { byValues, contentPreset } from "./preset.ts";
import { fact, toResults } from "./result-row.ts";

const { popis, urceno } = application.data.shape;

const row = structure({
  data: z.object({ popis, urceno }).partial(),
  view: ({ content, data }) => {
    const audience = (data.urceno ?? []).map(toAudience);
    return {
      title: toText(content.name),
      summary: data.popis ? toText(data.popis) : null,
      audience: fact.coded("audience", audience),
      values: { audience },
    };
  },
});

export const otherPortals = contentPreset(["application"], (listed, ctx) => toResults(row, listed, ctx), {
  facets: [byValues("audience", "any", { known: Object.values(audiences) })],
  orders: ["az", "za"],
});
