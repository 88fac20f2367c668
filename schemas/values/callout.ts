import { z } from "zod";
import { field, type ViewContext } from "#schemas/structures/structure.ts";
import { html } from "./html.ts";
import { text, toText } from "./text.ts";

const tones = { informace: "info", varovani: "warn", chyba: "error", uspech: "success" } as const;

/** A highlighted notice. */
export const callout = z.object({
  ton: field(z.enum(["informace", "varovani", "chyba", "uspech"]), {
    cs: "Druh upozornění",
    en: "Tone",
    need: "required",
    example: "informace",
  }),
  titulek: field(text.nullish(), { cs: "Nadpis", en: "Heading" }),
  obsah: field(html, { cs: "Text", en: "Text", need: "required" }),
});

export type Callout = ReturnType<typeof toCallout>;

/** `level` is that of the first heading in the notice; by default it follows on a second-level one of its own. */
export function toCallout(
  { ton, titulek, obsah }: z.output<typeof callout>,
  ctx: ViewContext,
  level = titulek ? 3 : 2,
) {
  return { tone: tones[ton], title: titulek ? toText(titulek) : null, body: ctx.richText(obsah, level) };
}
