import type { z } from "zod";
import { toInstant } from "./dates.ts";
import { field, type ViewInput } from "./structure.ts";
import { html } from "./values/html.ts";
import { text, toText } from "./values/text.ts";

/** What a page whose main part is a list says before it. */
export const listPageFields = {
  perex: field(text.nullish(), { cs: "Perex", en: "Lead", advisedLength: 300 }),
  obsah: field(html.nullish(), { cs: "Úvodní text", en: "Introduction" }),
};

type Data = { [Key in keyof typeof listPageFields]?: z.output<(typeof listPageFields)[Key]> };

export type ListPage = ReturnType<typeof toListPage>;

export function toListPage({ content, data, to }: Pick<ViewInput<Data>, "content" | "data" | "to">) {
  return {
    title: toText(content.name),
    lead: data.perex ? toText(data.perex) : null,
    intro: data.obsah ? to.richText(data.obsah) : null,
    updatedAt: content.updatedAt ? toInstant(content.updatedAt, "UTC") : null,
  };
}
