import { z } from "zod";
import { wireId } from "#schemas/site/id.ts";
import { field } from "./field.ts";
import { text } from "./text.ts";

/** A referenced page as the CMS embeds it: at least its friendly URLs and its site (spec §3, stranka). */
export const pageReference = field(
  z.looseObject({
    name: field(text.nullish(), { cs: "Název", en: "Name", example: "Přídavek na dítě" }),
    friendlyURLs: field(
      z.record(z.string(), z.string()).refine((urls) => Object.keys(urls).length > 0),
      {
        cs: "Adresy stránky",
        en: "Friendly URLs",
        example: '{"cs_cz":"rodina/pridavek-na-dite"}',
      },
    ),
    web: z.looseObject({ id: wireId }),
  }),
  {
    cs: "Stránka",
    en: "Page",
    example: '{"name":"Přídavek na dítě","friendlyURLs":{"cs_cz":"rodina/pridavek-na-dite"},"web":{"id":"12"}}',
  },
);
