import { z } from "zod";
import type { ViewContext } from "#schemas/structures/structure.ts";
import { field } from "#schemas/values/field.ts";
import { text } from "../values/text.ts";

/** One kind of page block: its type in the CMS, its fields in the CMS's names, and the way to its view model. */
export function block<Type extends string, Shape extends z.ZodRawShape, ViewModel>(
  type: Type,
  label: { cs: string; en: string },
  shape: Shape,
  view: (data: z.output<z.ZodObject<Shape>> & { titulek?: string | null | undefined }, ctx: ViewContext) => ViewModel,
) {
  const own = { typ: z.literal(type), titulek: field(text.nullish(), { cs: "Nadpis bloku", en: "Block heading" }) };
  return { schema: field(z.object({ ...shape, ...own }), label), view };
}
