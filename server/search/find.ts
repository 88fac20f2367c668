import type { DatabaseSync } from "node:sqlite";
import { maxTermLength } from "#schemas/lists/search-term.ts";
import { splitWords } from "#schemas/lists/words/split.ts";
import { defaultLanguage } from "#schemas/site/language-codes.ts";
import { createFindCzech } from "./czech-pages.ts";
import { createFullMatches } from "./full-matches.ts";
import { Matches } from "./matches.ts";
import { createOtherLanguages, type SearchTools } from "./other-languages.ts";
import { areFew, partialHits } from "./partial-hits.ts";
import { createRanking } from "./ranking.ts";
import { createReplacements } from "./replacements.ts";
import {
  type CzechResult,
  minMatchedShare,
  onlyHits,
  type RankedScope,
  type SearchResult,
  withFirst,
} from "./search-result.ts";
import { createDictionaries } from "./term/dictionary.ts";
import { type Interpretation, Interpreter } from "./term/interpretation.ts";
import { readingsOf } from "./term/readings.ts";

/** Returns a search of one index. */
export function createFind(database: DatabaseSync) {
  const dictionaryOf = createDictionaries(database);
  const matches = new Matches(database);
  const interpreter = new Interpreter(database, matches);
  const fullMatches = createFullMatches(matches, interpreter);
  const { fullHits } = fullMatches;
  const tools = { matches, interpreter, dictionaryOf, fullMatches };
  const otherLanguages = createOtherLanguages(tools);
  const findCzech = createFindCzech({ ...tools, otherLanguages });
  const { withReplacements } = createReplacements(database, matches);

  /**
   * The best bet first, then pages found by their versions in other languages, then full and partial matches. Services
   * that have ended come after their replacements.
   */
  function find(input: string, scope: RankedScope): SearchResult {
    // Limits the work that a request can cause. Pages accept no longer terms.
    const term = input.slice(0, maxTermLength);
    const interpretation = bestReading(term, scope, tools);
    const bestBet = dictionaryOf(scope).bestFor(term);
    const first = bestBet === null ? null : matches.pageAt(bestBet, scope);
    const full = fullHits(interpretation, scope);
    const translated =
      first === null ? otherLanguages.throughOtherLanguages(term, scope, { interpretation, full }) : [];
    if (translated.length > 0 && interpretation.matchedShare < minMatchedShare)
      return onlyHits(translated, interpretation);
    const own = withPartial(full, interpretation, scope, tools);
    const found = [...translated.toReversed(), first].reduce(
      (result: SearchResult, hit) => (hit ? withFirst(hit, result) : result),
      own,
    );
    return withReplacements(found, scope);
  }

  return {
    find,
    /** Searches in the requested language, and in Czech for pages without a version in that language. */
    findAll(term: string, scope: RankedScope): { own: SearchResult; czech: CzechResult | null } {
      const own = find(term, scope);
      if (scope.language === defaultLanguage) return { own, czech: null };
      const czech = withReplacements(findCzech(term, scope), { ...scope, language: defaultLanguage });
      const isOpen = (typed: string) => !czech.named.includes(typed);
      const report = {
        missing: own.missing.filter(isOpen),
        corrected: own.corrected.filter(({ typed }) => isOpen(typed)),
        also: czech.named.length > 0 ? [...new Set([...own.also, ...czech.also])] : own.also,
      };
      return { own: { ...own, ...report }, czech };
    },
  };
}

/**
 * Interprets a term as typed, or in another keyboard layout or alphabet when more of its words match that way, or all
 * of them and they are fewer: in `d;chod` the semicolon is a letter.
 */
function bestReading(term: string, scope: RankedScope, { interpreter, dictionaryOf }: SearchTools): Interpretation {
  const dictionary = dictionaryOf(scope);
  const interpretation = interpreter.withCorrections(term, scope, dictionary);
  const { matchedShare: share } = interpretation;
  const count = splitWords(term).length;
  const [other] = readingsOf(term, scope.language)
    .filter((used) => share < 1 || splitWords(used).length < count)
    .map((used) => ({ used, matchedShare: interpreter.withPrefixes(used, scope, dictionary).matchedShare }))
    .filter(({ matchedShare }) => matchedShare === 1 || (matchedShare >= minMatchedShare && matchedShare > share))
    .toSorted((a, b) => b.matchedShare - a.matchedShare);
  if (!other) return interpretation;
  const { used } = other;
  const read = interpreter.withCorrections(used, scope, dictionary);
  return { ...read, corrected: [{ typed: term, used }, ...read.corrected] };
}

/** Adds content items with some of the words, when those with all of them do not answer the term. */
function withPartial(
  full: SearchResult,
  interpretation: Interpretation,
  scope: RankedScope,
  { matches, interpreter }: SearchTools,
): SearchResult {
  const clauses = areFew(full) ? interpreter.withSimilarWords(interpretation.clauses, scope) : interpretation.clauses;
  const ranking = createRanking(clauses, scope);
  const partial = clauses.length > 0 ? partialHits(clauses, scope, full, { ranking, matches }) : [];
  if (partial.length === 0) return full;
  const hits = ranking.sort([...full.hits, ...partial]);
  const all = () => full.all().with(partial.map(({ rowid }) => rowid));
  return { ...full, hits, total: full.total + partial.length, isPartial: true, all };
}
