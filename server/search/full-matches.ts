import type { Matches } from "./matches.ts";
import { createRanking } from "./ranking.ts";
import { noHits, type RankedScope, type SearchResult } from "./search-result.ts";
import type { Interpretation, Interpreter } from "./term/interpretation.ts";

/** Number of hits that are ranked by title, kind and age as well as by the score of their text. */
const maxRanked = 200;

export type FullMatches = ReturnType<typeof createFullMatches>;

/** Returns functions that find content items with all words of a term. */
export function createFullMatches(matches: Matches, interpreter: Interpreter) {
  function fullHits(interpretation: Interpretation, scope: RankedScope): SearchResult {
    const { clauses } = interpretation;
    if (clauses.length === 0) return noHits(interpretation);
    const total = matches.count(clauses, scope);
    const { hits, rest } = matches.withAll(clauses, scope, total, maxRanked);
    const sorted = createRanking(clauses, scope).sort(hits);
    const rowids = () => matches.rowidsOf(clauses, scope);
    return { ...interpretation, hits: sorted, rest, total, isPartial: false, rowids };
  }

  return {
    fullHits,
    /** Searches for the words as typed. */
    findExactly(term: string, scope: RankedScope): SearchResult {
      const interpretation = interpreter.wordsOnly(term, scope);
      return interpretation.missing.length > 0 ? noHits(interpretation) : fullHits(interpretation, scope);
    },
  };
}
