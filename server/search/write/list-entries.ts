import type { FacetName } from "#schemas/lists/list.ts";
import { indexedPresets } from "#schemas/lists/search/presets.ts";
import type { Vocabulary } from "#schemas/site/category.ts";
import type { Content } from "#schemas/site/content.ts";
import type { Tag } from "#schemas/site/tag.ts";
import type { Web } from "#schemas/site/web.ts";
import type { ViewContext } from "#schemas/structures/structure.ts";
import { createViewContext } from "#server/view/view-context.ts";

/** Entities of the CMS that entries depend on beside their content items. */
export interface SiteData {
  webs: readonly Web[];
  vocabularies: readonly Vocabulary[];
  tags: readonly Tag[];
}

export interface Entry {
  list: string;
  /** False for a row that the list does not show at this time. */
  isShown: boolean;
  title: string;
  /** In milliseconds. */
  date: number | null;
  /** Position in the list's own order. */
  rank: number | null;
  /** Start and end of each date in milliseconds. */
  periods: readonly (readonly [number, number])[];
  values: readonly (readonly [FacetName, readonly string[]])[];
  /** Time at which the entry has to be rewritten, because its state changes; null for never. */
  changesAt: number | null;
}

/** Returns a function that computes the entries of a content item in every list that shows it, at a given time. */
export function createEntries(
  { webs, vocabularies, tags }: SiteData,
  structureKeys: Readonly<Record<string, string>>,
): (content: Content, key: string, czech: Content | null, now: number) => Entry[] {
  const contexts = new Map<string, ViewContext>();

  function contextOf({ webId, language }: Content): ViewContext | null {
    const name = `${language} ${webId}`;
    const known = contexts.get(name);
    const web = webs.find(({ id }) => id === webId);
    if (known || !web) return known ?? null;
    const site = { webs, web, host: web.host ?? "", language, home: {}, folders: [] };
    const context = createViewContext({ ...site, vocabularies, tags, structureKeys });
    contexts.set(name, context);
    return context;
  }

  return (content, key, czech, now) => {
    const ctx = contextOf(content);
    if (!ctx) return [];
    return indexedPresets.flatMap(({ name, preset: { searched, toRows, list } }) => {
      if (searched && !searched.includes(key)) return [];
      return toRows([{ ...content, czech }], ctx).map((row): Entry => {
        const date = list.dateOf?.(row) ?? null;
        const changes = (list.changesOf?.(row) ?? []).filter((time) => time > now);
        return {
          list: name,
          isShown: list.isShown?.(row, now) ?? true,
          title: list.nameOf(row),
          date: date === null ? null : Date.parse(date),
          rank: list.rankOf?.(row, now) ?? null,
          periods: (list.periodsOf?.(row) ?? []).map(({ start, end }) => [Date.parse(start), Date.parse(end ?? start)]),
          values: list.facets.map((facet) => [facet.name, [...new Set(facet.valuesOf(row, now))]]),
          changesAt: changes.length > 0 ? Math.min(...changes) : null,
        };
      });
    });
  };
}
