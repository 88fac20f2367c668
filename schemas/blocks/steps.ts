import { z } from "zod";
import { field } from "../structure.ts";
import { html } from "../values/html.ts";
import { text, toText } from "../values/text.ts";
import { block } from "./block.ts";

const step = z.object({
  titulek: field(text, { cs: "Název kroku", en: "Step title", need: "required" }),
  obsah: field(html, { cs: "Text", en: "Text", need: "required" }),
});

export const stepsBlock = block(
  "kroky",
  { cs: "Postup", en: "Steps" },
  { polozky: field(z.array(step).min(1), { cs: "Kroky", en: "Steps", need: "required" }) },
  ({ polozky }, to) => ({
    type: "steps" as const,
    items: polozky.map(({ titulek, obsah }) => ({ title: toText(titulek), body: to.richText(obsah, 4) })),
  }),
);
