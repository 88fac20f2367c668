import { randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type { WantedRows } from "#schemas/lists/indexed-listing.ts";
import type { FacetName, Order } from "#schemas/lists/list.ts";
import { defaultLanguage, type Language } from "#schemas/site/language-codes.ts";
import type { ListedContent } from "#schemas/structures/structure.ts";
import { createContents } from "#server/search/contents.ts";
import type { createFind } from "#server/search/find.ts";
import { type Result, resultsOf, type SearchResult } from "#server/search/search-result.ts";
import { createChangeCounter } from "#server/search/statements.ts";
import type { SearchScope } from "#server/search/term/fts-query.ts";
import { ListAnswers, type ListSection, sectionsOf } from "./list-answers.ts";
import { ListOrders, type WantedPage } from "./list-orders.ts";
import { addCount, type FacetCounts } from "./stored-bitmaps.ts";

export interface ListRequest extends SearchScope {
  list: string;
  /** Empty for a list without a search. */
  term: string;
  /** True for a list that sorts the content items of all languages together. */
  mixesLanguages?: boolean;
}

export interface IndexedList {
  /** Values of each facet. The language is null for a value that a row in the list's own language has, else Czech. */
  values: ReadonlyMap<FacetName, ReadonlyMap<string, Language | null>>;
  /** Result of the search, with its hits in Czech only; null without a term. */
  found:
    | (Pick<SearchResult, "clauses" | "corrected" | "missing" | "also" | "ignored" | "isPartial"> & {
        total: number;
        hits: readonly Result[];
      })
    | null;
  /** Changes with every change of the index. */
  version: string;
  answer(wanted: WantedRows): {
    total: number;
    counts: ReadonlyMap<FacetName, ReadonlyMap<string, number>>;
    /** Contents in an order: those in the list's language, then those in Czech only. */
    contents(order: Order, from: number, count: number): ListedContent[];
    /**
     * All content items in an order, in batches. The first batches, while rowids are sorted, are empty. Contents
     * removed meanwhile are left out.
     */
    steps(order: Order): Iterable<ListedContent[]>;
  };
}

const atOnce = 100;

/** Returns a function that reads the lists of one index. */
export function createIndexedLists(database: DatabaseSync) {
  const lists = new ListAnswers(database);
  const orders = new ListOrders(database);
  const { contentsOf, versionOf } = createContents(database);
  const countChanges = createChangeCounter(database);
  const opened = randomUUID();

  return (request: ListRequest, { findAll }: ReturnType<typeof createFind>, now: number): IndexedList => {
    const { site, language, keys, list, term, mixesLanguages = false } = request;
    const none = { own: null, czech: null };
    const { own, czech } = term === "" ? none : findAll(term, { site, language, keys, now });
    const sections = sectionsOf({ site, language }, list, [toFound(own), toFound(czech)]);
    return {
      found: own && { ...own, total: own.total + (czech?.total ?? 0), hits: resultsOf(own, czech, language) },
      values: valuesOf(sections, mixesLanguages),
      version: `${opened} ${countChanges()}`,
      answer: (wanted) => {
        const inLanguages = sections.map((section) => lists.answer(section, wanted));
        const answers = czech?.isFirst ? inLanguages.toReversed() : inLanguages;
        const total = answers.reduce((sum, each) => sum + each.total, 0);
        const isMerged = (order: Order) => mixesLanguages && answers.length > 1 && order !== "relevance";
        const pageOf = (page: WantedPage) =>
          isMerged(page.order) ? orders.mergedPage(answers, page) : orders.page(answers, page);
        return {
          total,
          counts: sumOf(answers.map(({ counts }) => counts)),
          contents: (order, from, count) => toListed(pageOf({ order, from, count })),
          *steps(order) {
            const before = countChanges();
            let rowids: number[] = [];
            for (const some of isMerged(order) ? orders.mergedSteps(answers, order) : orders.steps(answers, order)) {
              rowids.push(...some);
              yield [];
            }
            // The index changed while rows were sorted in steps.
            if (countChanges() !== before) rowids = pageOf({ order, from: 0, count: total });
            for (let from = 0; from < rowids.length; from += atOnce) yield toListed(rowids.slice(from, from + atOnce));
          },
        };
      },
    };
  };

  function toListed(rowids: readonly number[]): ListedContent[] {
    return contentsOf(rowids.map((rowid) => ({ rowid }))).map((content) =>
      content.language === defaultLanguage ? content : { ...content, czech: versionOf(content, defaultLanguage) },
    );
  }

  function valuesOf(
    sections: readonly ListSection[],
    mixesLanguages: boolean,
  ): Map<FacetName, Map<string, Language | null>> {
    const all = new Map<FacetName, Map<string, Language | null>>();
    for (const section of sections)
      for (const [facet, counts] of lists.valuesOf(section)) {
        const own = all.get(facet) ?? new Map<string, Language | null>();
        all.set(facet, own);
        for (const value of counts.keys())
          if (!own.has(value)) own.set(value, section.notIn === null || mixesLanguages ? null : defaultLanguage);
      }
    return all;
  }
}

function toFound(found: SearchResult | null): ListSection["found"] {
  return found && { best: [...found.hits.map(({ rowid }) => rowid), ...found.rest], all: found.all() };
}

function sumOf(all: readonly FacetCounts[]): FacetCounts {
  const sum: FacetCounts = new Map();
  for (const counts of all)
    for (const [facet, own] of counts) for (const [value, count] of own) addCount(sum, facet, value, count);
  return sum;
}
