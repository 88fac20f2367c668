import { z } from "zod";
import type { ViewContext } from "#schemas/structures/structure.ts";
import { field } from "./field.ts";
import { html } from "./html.ts";
import { oneOf } from "./one-of.ts";
import { optional } from "./optional.ts";
import { text, toText } from "./text.ts";

const tones = { informace: "info", varovani: "warn", chyba: "error", uspech: "success" } as const;

/** A highlighted notice. */
export const callout = z.object({
  ton: field(oneOf(tones), { cs: "Druh upozornění", en: "Tone" }),
  titulek: field(text.nullish(), { cs: "Nadpis", en: "Heading", example: "Změna od ledna" }),
  obsah: field(html, { cs: "Text", en: "Text" }),
});

export type Callout = ReturnType<typeof toCallout>;

/** `level` is the level of the notice's first heading; by default that of its own second-level heading. */
export function toCallout(
  { ton, titulek, obsah }: z.output<typeof callout>,
  ctx: ViewContext,
  level = titulek ? 3 : 2,
) {
  return { tone: tones[ton], title: optional(titulek, toText), body: ctx.richText(obsah, level) };
}
