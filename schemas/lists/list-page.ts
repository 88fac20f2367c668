import type { z } from "zod";
import { field, type ViewInput } from "#schemas/structures/structure.ts";
import { toInstant } from "#schemas/time/dates.ts";
import { html } from "#schemas/values/html.ts";
import { text, toText } from "#schemas/values/text.ts";

/** What a page whose main part is a list says before it. */
export const listPageFields = {
  perex: field(text.nullish(), { cs: "Perex", en: "Lead", advisedLength: 300 }),
  obsah: field(html.nullish(), { cs: "Úvodní text", en: "Introduction" }),
};

type Data = { [Key in keyof typeof listPageFields]?: z.output<(typeof listPageFields)[Key]> };

export type ListPage = ReturnType<typeof toListPage>;

export function toListPage({ content, data, ctx }: Pick<ViewInput<Data>, "content" | "data" | "ctx">) {
  return {
    title: toText(content.name),
    lead: data.perex ? toText(data.perex) : null,
    intro: data.obsah ? ctx.richText(data.obsah) : null,
    updatedAt: content.updatedAt ? toInstant(content.updatedAt, "UTC") : null,
  };
}
