import { z } from "zod";
import type { ViewContext } from "#schemas/structures/structure.ts";
import { field } from "#schemas/values/field.ts";
import { text } from "#schemas/values/text.ts";

/** Defines one kind of page block: its type and fields as named in the CMS, and the conversion to its view model. */
export function block<Type extends string, Shape extends z.ZodRawShape, ViewModel>(
  type: Type,
  label: { cs: string; en: string },
  shape: Shape,
  view: (data: z.output<z.ZodObject<Shape>> & { titulek?: string | null | undefined }, ctx: ViewContext) => ViewModel,
) {
  const own = {
    typ: z.literal(type),
    titulek: field(text.nullish(), { cs: "Nadpis bloku", en: "Block heading", example: "Jak o příspěvek požádat" }),
  };
  return { schema: field(z.object({ ...shape, ...own }), label), view };
}
