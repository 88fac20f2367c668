import { z } from "zod";
import { field } from "#schemas/values/field.ts";
import { html } from "#schemas/values/html.ts";
import { text, toText } from "#schemas/values/text.ts";
import { block } from "./block.ts";

const tab = z.object({
  titulek: field(text, { cs: "Název záložky", en: "Tab label", example: "Pro rodiče", advisedLength: 40 }),
  obsah: field(html, { cs: "Text", en: "Text" }),
});

export const tabsBlock = block(
  "zalozky",
  { cs: "Záložky", en: "Tabs" },
  { polozky: field(z.array(tab).min(2), { cs: "Záložky", en: "Tabs" }) },
  ({ polozky }, ctx) => ({
    type: "tabs" as const,
    items: polozky.map(({ titulek, obsah }) => ({ label: toText(titulek), body: ctx.richText(obsah, 4) })),
  }),
);
