import type { z } from "zod";
import type { BaseView, ViewContext } from "#schemas/structures/structure.ts";
import { field } from "#schemas/values/field.ts";
import { html } from "#schemas/values/html.ts";
import { optional } from "#schemas/values/optional.ts";
import { lead, toText } from "#schemas/values/text.ts";

export const listPageFields = {
  perex: field(lead.nullish(), { cs: "Perex", en: "Lead", advisedLength: 300 }),
  obsah: field(html.nullish(), { cs: "Úvodní text", en: "Introduction" }),
};

type Data = { [Key in keyof typeof listPageFields]?: z.output<(typeof listPageFields)[Key]> };

export type ListPage = BaseView & ReturnType<typeof toListPage>;

export function toListPage(data: Data, ctx: ViewContext) {
  return { lead: optional(data.perex, toText), intro: optional(data.obsah, ctx.richText) };
}
