import { type Facet, type FacetName, type List, sortLast } from "#schemas/lists/list.ts";
import { years, yearsAndMonths } from "#schemas/lists/years.ts";
import type { Topic } from "#schemas/site/topics.ts";
import type { ListedContent, ViewContext } from "#schemas/structures/structure.ts";
import { isUnderEmbargo } from "#schemas/time/embargo.ts";
import type { ResultRow } from "./result-row.ts";
import { changesOf, isCurrent, stateOf } from "./row-state.ts";

/** A search preset of a site (content model: search presets). */
export interface Preset {
  /** Structure keys of the content items that provide its rows. */
  lists: readonly string[];
  toRows(listed: readonly ListedContent[], ctx: ViewContext): readonly ResultRow[];
  list: List<ResultRow>;
  /** Structure keys that the site search covers; null for all, absent when rows are searched in memory. */
  searched?: readonly string[] | null;
}

type Own = Pick<List<ResultRow>, "facets" | "orders"> & Partial<List<ResultRow>>;

export function resultList(own: Own): List<ResultRow> {
  return {
    nameOf: ({ title }) => title,
    languageOf: ({ language }) => language,
    dateOf: ({ date }) => date,
    isShown: ({ shownFrom }, now) => !isUnderEmbargo(shownFrom, now),
    changesOf: ({ state, shownFrom }) => [
      ...(state === null ? [] : changesOf(state)),
      ...(shownFrom === null ? [] : [Date.parse(shownFrom)]),
    ],
    views: ["list"],
    ...own,
  };
}

/** Creates a preset of content items, which the site search finds. */
export function contentPreset(lists: readonly string[], toRows: Preset["toRows"], own: Own): Preset {
  return { lists, toRows, searched: lists, list: resultList({ idOf: ({ id }) => id, ...own }) };
}

/** Creates a preset of rows inside content items, searched in memory: the site search finds only content items. */
export function rowPreset(lists: readonly string[], toRows: Preset["toRows"], own: Own): Preset {
  return { lists, toRows, list: resultList({ textOf: textOfRow, ...own }) };
}

function textOfRow({ title, summary, facts }: ResultRow): string {
  return [title, summary ?? "", ...facts.flatMap((fact) => ("text" in fact ? fact.text : []))].join(" ");
}

export function byValues(
  name: FacetName,
  choice: Facet<ResultRow>["choice"],
  options: Pick<Facet<ResultRow>, "known"> = {},
): Facet<ResultRow> {
  return { name, choice, valuesOf: ({ values }) => values[name] ?? [], ...options };
}

/** Facets of CMS categories and tags; `withTopics` adds their values. */
export const byTopic = byValues("topic", "one");
export const byCategory = byValues("category", "one");
export const byTag = byValues("tag", "one");

/** Adds the known categories and tags of the CMS to the facets of a list. */
export function withTopics(
  list: List<ResultRow>,
  { topics, tags }: { topics: readonly Topic[]; tags: readonly Topic[] },
): List<ResultRow> {
  const topicsByFacet = new Map([
    [byTopic, topics],
    [byCategory, topics],
    [byTag, tags],
  ]);
  const facets = list.facets.map((facet) => {
    const known = topicsByFacet.get(facet);
    return known && known.length > 0 ? { ...facet, topics: known } : facet;
  });
  return { ...list, facets };
}

export const byYear: Facet<ResultRow> = { ...years, valuesOf: ({ values }) => values.year ?? [] };

/** For archives: values of rows are those of `yearAndMonthOf`. */
export const byYearAndMonth: Facet<ResultRow> = { ...byYear, ...yearsAndMonths };

/** Returns a facet of the rows' states at the time of the request. */
export function byState(known: readonly string[]): Facet<ResultRow> {
  return { name: "state", choice: "any", known, valuesOf: ({ state }, now) => (state ? [stateOf(state, now)] : []) };
}

/** Sort key: open offers by deadline first, those without one last, then closed ones from the latest. */
export function byDeadline({ state }: ResultRow, now: number): number {
  const own = state?.by === "deadline" ? state.deadline : null;
  const deadline = own === null ? sortLast / 2 : Date.parse(own);
  return isCurrent(state, now) ? deadline : sortLast - deadline;
}

/** Sort key: current rows first, then past ones, each from the newest. */
export function currentFirst({ state, date }: ResultRow, now: number): number {
  const newest = date === null ? 0 : -Date.parse(date);
  return isCurrent(state, now) ? newest : sortLast + newest;
}
