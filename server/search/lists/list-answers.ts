import type { DatabaseSync } from "node:sqlite";
import type { WantedRows } from "#schemas/lists/indexed-listing.ts";
import { type FacetName, facetNames } from "#schemas/lists/list.ts";
import { defaultLanguage, type Language } from "#schemas/site/language-codes.ts";
import { createStatements, type Statements } from "#server/search/statements.ts";
import type { Place } from "#server/search/tables.ts";
import { Bitmap } from "./bitmaps.ts";
import type { SectionRows } from "./list-orders.ts";
import { type Period, periodOf, periodOfMonth } from "./list-periods.ts";
import { type CountedRows, type FacetCounts, StoredBitmaps } from "./stored-bitmaps.ts";

export interface ListSection {
  place: Place;
  list: string;
  /** Leaves out Czech content items that have a version in this language; null to leave out none. */
  notIn: Language | null;
  /** Matches of the term, ranked and as a set; null without a term. */
  found: { best: readonly number[]; all: Bitmap } | null;
}

export interface SectionAnswer extends SectionRows {
  /** Ignores what is selected in the same facet. */
  counts: FacetCounts;
}

/** Filters the rows of lists and counts them, with their bitmaps. */
export class ListAnswers {
  readonly #prepared: Statements;
  readonly #bitmaps: StoredBitmaps;

  constructor(database: DatabaseSync) {
    this.#prepared = createStatements(database);
    this.#bitmaps = new StoredBitmaps(database);
  }

  /** The values of each facet that any row of a section's list has. */
  valuesOf(section: ListSection): FacetCounts {
    return this.#bitmaps.counts(this.#listIdOf(section));
  }

  answer(section: ListSection, { facets, from, to, month }: WantedRows): SectionAnswer {
    const listId = this.#listIdOf(section);
    const chosen = facetNames.filter((name) => (facets[name] ?? []).length > 0);
    const inDays = from === null && to === null ? null : this.#inPeriod(listId, periodOf(from, to));
    const inMonth = month === null ? null : this.#inPeriod(listId, periodOfMonth(month));
    const isWhole = chosen.length === 0 && section.found === null && section.notIn === null;
    if (isWhole && !inDays && !inMonth) return this.#answerWhole(listId);
    const listed = within(this.#rowsOf(listId, section), inDays);
    const withValues = new Map(chosen.map((name) => [name, this.#bitmaps.with(listId, name, facets[name] ?? [])]));
    /** Rows that match all selected facets, except the one given. */
    const countedFor = (left: FacetName | null): CountedRows => {
      const others = [...withValues].filter(([name]) => name !== left).map(([, rows]) => rows);
      const anywhere = others.reduce(within, listed);
      return { anywhere, here: within(anywhere, inMonth) };
    };
    const matching = countedFor(null);
    const counted = new Map(chosen.map((name) => [name, countedFor(name)]));
    const counts = this.#bitmaps.countsIn(listId, (name) => counted.get(name) ?? matching);
    const { here } = matching;
    return { listId, matching: here, total: here.size, counts, best: section.found?.best ?? null };
  }

  /** Answers for a list without filters from the stored sizes of its bitmaps. */
  #answerWhole(listId: number): SectionAnswer {
    const counts = this.#bitmaps.counts(listId);
    return { listId, matching: null, total: this.#bitmaps.total(listId), counts, best: null };
  }

  /** The rows of a section, before any filter. */
  #rowsOf(listId: number, { notIn, found }: ListSection): Bitmap {
    const all = this.#bitmaps.all(listId);
    const listed = notIn === null ? all : all.difference(this.#bitmaps.translated(listId, notIn));
    return within(listed, found?.all);
  }

  /** Rows with a date that starts by `begins` and ends at or after `ends`, or starts at or after `or`. */
  #inPeriod(listId: number, [begins, ends, or]: Period): Bitmap {
    const rows = this.#prepared(
      "SELECT DISTINCT rowid FROM periods WHERE list = ? AND starts <= ? AND (ends >= ? OR starts >= ?)",
    ).all(listId, begins, ends, or);
    return Bitmap.of(rows.map(({ rowid }) => Number(rowid)));
  }

  #listIdOf({ place: { site, language }, list }: ListSection): number {
    const ids = this.#prepared("SELECT id FROM lists WHERE site = ? AND language = ? AND name = ?");
    return Number(ids.get(site, language, list)?.["id"] ?? 0);
  }
}

function within(rows: Bitmap, filter: Bitmap | null | undefined): Bitmap {
  return filter ? rows.intersection(filter) : rows;
}

/** Returns the sections of a list: its own language, then content items in Czech only. */
export function sectionsOf(
  place: Place,
  list: string,
  found: [ListSection["found"], ListSection["found"]],
): ListSection[] {
  const own = { place, list, notIn: null, found: found[0] };
  if (place.language === defaultLanguage) return [own];
  const czech = { site: place.site, language: defaultLanguage };
  return [own, { place: czech, list, notIn: place.language, found: found[1] }];
}
