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
    const found = matches.withAll(clauses, scope, maxRanked);
    const hits = createRanking(clauses, scope).sort(found.hits);
    return { ...interpretation, ...found, hits, isPartial: false };
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
