import { z } from "zod";
import { field } from "#schemas/values/field.ts";
import { link, toLinks } from "#schemas/values/link.ts";
import { block } from "./block.ts";

export const linksBlock = block(
  "odkazy",
  { cs: "Odkazy", en: "Links" },
  { polozky: field(z.array(link).min(1), { cs: "Odkazy", en: "Links" }) },
  ({ polozky }, ctx) => ({ type: "links" as const, items: toLinks(polozky, ctx) }),
);
