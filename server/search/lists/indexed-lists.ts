import { randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type { WantedRows } from "#schemas/lists/indexed-listing.ts";
import type { FacetName, Order } from "#schemas/lists/list.ts";
import { defaultLanguage, type Language } from "#schemas/site/language-codes.ts";
import type { ListedContent } from "#schemas/structures/structure.ts";
import { createContents } from "../contents.ts";
import type { createFind, Found } from "../find.ts";
import type { Range } from "../term/fts-query.ts";
import { toNumbers } from "./bitmaps.ts";
import { createLists, type Part, type PartAnswer, partsOf } from "./list-answers.ts";
import type { WantedPage } from "./list-orders.ts";

export interface ListRequest extends Range {
  /** Name of a preset. */
  list: string;
  /** "" for none. */
  term: string;
  /** True for a list whose order all languages share. */
  mixesLanguages?: boolean;
}

/** A list whose rows are in the index. */
export interface IndexedList {
  /** Language of each value that rows have; null when one of its rows is in the list's own. */
  values: ReadonlyMap<FacetName, ReadonlyMap<string, Language | null>>;
  /** What a term found and what was done to find it; null without a term. */
  found: (Pick<Found, "corrected" | "missing" | "also" | "ignored" | "isPartial"> & { total: number }) | null;
  /** Another one after each change of the index. */
  version: string;
  answer(wanted: WantedRows): {
    total: number;
    counts: ReadonlyMap<FacetName, ReadonlyMap<string, number>>;
    /** Contents in an order: those in the list's language, then what is in Czech only. */
    contents(order: Order, from: number, count: number): ListedContent[];
    /** All contents of an order, some at a time, none in the first steps; what is gone when it is reached is left out. */
    steps(order: Order): Iterable<ListedContent[]>;
  };
}

/** Contents that are read in one step. */
const atOnce = 100;

/** Returns a function that answers for the lists of one index. */
export function createIndexedLists(database: DatabaseSync) {
  const lists = createLists(database);
  const { contentsOf, versionOf } = createContents(database);
  const changes = database.prepare("SELECT total_changes() AS n");
  const opened = randomUUID();

  return (request: ListRequest, { findAll }: ReturnType<typeof createFind>, now: number): IndexedList => {
    const { site, language, keys, list, term, mixesLanguages = false } = request;
    const none = { own: null, czech: null };
    const { own, czech } = term === "" ? none : findAll(term, { site, language, keys }, now);
    const parts = partsOf({ site, language }, list, [toFound(own), toFound(czech)]);
    return {
      found: own && { ...own, total: own.total + (czech?.total ?? 0) },
      values: valuesOf(parts, mixesLanguages),
      version: `${opened} ${changes.get()?.["n"]}`,
      answer: (wanted) => {
        const inLanguages = parts.map((part) => lists.answer(part, wanted));
        const answers = czech?.isFirst ? inLanguages.toReversed() : inLanguages;
        const total = answers.reduce((sum, each) => sum + each.total, 0);
        const isTogether = ({ order }: Pick<WantedPage, "order">) =>
          mixesLanguages && answers.length > 1 && order !== "relevance";
        function numbersOf(page: WantedPage): number[] {
          return isTogether(page) ? lists.together(answers, page) : oneAfterTheOther(answers, page);
        }
        return {
          total,
          counts: sumOf(answers.map(({ counts }) => counts)),
          contents: (order, from, count) => toListed(numbersOf({ order, from, count })),
          *steps(order) {
            const all = { order, from: 0, count: total };
            const before = changes.get()?.["n"];
            let numbers: number[] = [];
            for (const some of isTogether(all) ? lists.inSteps(answers, order) : stepsOf(answers, order)) {
              numbers.push(...some);
              yield [];
            }
            // Rows have moved meanwhile.
            if (changes.get()?.["n"] !== before) numbers = numbersOf(all);
            for (let from = 0; from < numbers.length; from += atOnce)
              yield toListed(numbers.slice(from, from + atOnce));
          },
        };
      },
    };
  };

  function toListed(numbers: readonly number[]): ListedContent[] {
    return contentsOf(numbers.map((number) => ({ number }))).map((content) =>
      content.language === defaultLanguage ? content : { ...content, czech: versionOf(content, defaultLanguage) },
    );
  }

  function valuesOf(parts: readonly Part[], mixesLanguages: boolean): Map<FacetName, Map<string, Language | null>> {
    const all = new Map<FacetName, Map<string, Language | null>>();
    for (const part of parts)
      for (const [facet, values] of lists.valuesOf(part)) {
        const own = all.get(facet) ?? new Map<string, Language | null>();
        all.set(facet, own);
        for (const value of values)
          if (!own.has(value)) own.set(value, part.lacking === null || mixesLanguages ? null : defaultLanguage);
      }
    return all;
  }
}

function oneAfterTheOther(answers: readonly PartAnswer[], { order, from, count }: WantedPage): number[] {
  const numbers: number[] = [];
  let before = 0;
  for (const { total, rows } of answers) {
    const start = Math.max(0, from - before);
    const left = count - numbers.length;
    if (start < total && left > 0) numbers.push(...rows(order, start, Math.min(left, total - start)));
    before += total;
  }
  return numbers;
}

function* stepsOf(answers: readonly PartAnswer[], order: Order): Iterable<number[]> {
  for (const { steps } of answers) yield* steps(order);
}

function toFound(found: Found | null): Part["found"] {
  return found && { best: [...found.hits.map(({ number }) => number), ...found.rest], all: toNumbers(found.numbers()) };
}

function sumOf(all: readonly ReadonlyMap<FacetName, ReadonlyMap<string, number>>[]) {
  const sum = new Map<FacetName, Map<string, number>>();
  for (const counts of all)
    for (const [facet, own] of counts) {
      const to = sum.get(facet) ?? new Map<string, number>();
      sum.set(facet, to);
      for (const [value, count] of own) to.set(value, (to.get(value) ?? 0) + count);
    }
  return sum;
}
