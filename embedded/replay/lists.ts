import { compareText } from "#schemas/lists/row-order.ts";
import { isPublished } from "./content-index.ts";
import { toIntlLocale } from "./languages.ts";
import type { ContentListParameters } from "./parameters.ts";
import type { Content } from "./wire-records.ts";

/** One page of a list, pages counted from 1. */
export function toPage<Item>(items: Item[], { page, pageSize }: { page: number; pageSize: number }) {
  const start = (page - 1) * pageSize;
  return { items: items.slice(start, start + pageSize), totalCount: items.length, page, pageSize };
}

/**
 * Returns the content items that pass every filter; several values of one filter are alternatives. `now` is Prague
 * wall-clock time.
 */
export function filterContents(contents: readonly Content[], wanted: ContentListParameters, now: string): Content[] {
  const { onlyPublished, structureKey, categoryId, tagId, name, publishedFrom, publishedTo } = wanted;
  return contents.filter((content) => {
    const day = content.displayAt?.slice(0, 10) ?? "";
    return (
      (!onlyPublished || isPublished(content, now)) &&
      (!structureKey || structureKey.includes(content.structure.key)) &&
      (!categoryId || content.categories?.some(({ id }) => categoryId.includes(String(id)))) &&
      (!tagId || content.tags?.some(({ id }) => tagId.includes(String(id)))) &&
      (name === undefined || content.name === name) &&
      (publishedFrom === undefined || day >= publishedFrom) &&
      (publishedTo === undefined || (day !== "" && day <= publishedTo))
    );
  });
}

/** The fields of a content item that lists are sorted by. */
export type SortFields = Pick<Content, "id" | "name" | "displayAt" | "updatedAt" | "priority">;

/** Content items in the requested order. */
export function sortContents(contents: Content[], wanted: ContentListParameters): Content[] {
  return contents.toSorted(contentComparator(wanted));
}

/** Compares content items in the requested order; ties are broken by id, in the same way in both directions. */
export function contentComparator({ sort: wanted = "-displayAt", language = "cs_cz" }: ContentListParameters) {
  const collator = new Intl.Collator(toIntlLocale(language), { numeric: true });
  const direction = wanted.startsWith("-") ? -1 : 1;
  const field = wanted.replace("-", "");
  return (a: SortFields, b: SortFields) =>
    direction * compareBy(field, a, b, collator) || collator.compare(String(a.id), String(b.id));
}

function compareBy(field: string, a: SortFields, b: SortFields, collator: Intl.Collator): number {
  switch (field) {
    case "name":
      return collator.compare(a.name, b.name);
    case "priority":
      return (a.priority ?? 0) - (b.priority ?? 0);
    case "updatedAt":
      return compareText(a.updatedAt ?? "", b.updatedAt ?? "");
    default:
      return compareText(a.displayAt ?? "", b.displayAt ?? "");
  }
}

// Wire dates sort as text: one time zone, the largest unit first, a fraction of any length last.
