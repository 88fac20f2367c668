import type { DatabaseSync } from "node:sqlite";
import { maxTermLength } from "#schemas/lists/search-term.ts";
import { defaultLanguage, type Language } from "#schemas/site/language-codes.ts";
import type { Hit } from "./hits.ts";
import { type Best, createMatches } from "./matches.ts";
import { areFew, partialHits } from "./partial-hits.ts";
import { createRanking } from "./ranking.ts";
import { createDictionaries } from "./term/dictionary.ts";
import { type SearchScope, wordsOfTerm } from "./term/fts-query.ts";
import { createInterpreter, type Interpretation } from "./term/interpretation.ts";
import { readingsOf } from "./term/readings.ts";

/** What a term finds, the best first: of many hits those that were compared, then the numbers of others. */
export interface SearchResult extends Best, Pick<Interpretation, "corrected" | "missing" | "also" | "ignored"> {
  /** Number of contents that fit, also of those that are not read. */
  total: number;
  /** True when some hits have only most of the words. */
  isPartial: boolean;
  /** Every content that fits, in no order. */
  rowids(): number[];
}

/** What a term in another language finds in Czech. */
export interface CzechResult extends SearchResult {
  /** What the dictionary of the other language names in Czech. */
  named: readonly string[];
  /** True where these pages come before those of the other language: the dictionary names none of them before. */
  isFirst: boolean;
}

interface Settings {
  now: number;
  /** False to find only what has every word as it was typed. */
  isTolerant: boolean;
}

/** Hits that are put in order by more than the fit of their text. */
const maxRanked = 200;
/** Hits of another language whose versions in the page's own are looked for. */
const maxTranslated = 30;
/** Share of the words of another reading that contents have. */
const minMatchedShare = 0.5;

/** Languages in which people look for pages in another: a foreigner knows the Czech name of a benefit. */
const otherLanguages: Readonly<Record<Language, readonly Language[]>> = {
  cs: ["en", "ua", "ru"],
  en: ["cs", "ru", "ua"],
  ru: ["cs", "ua", "en"],
  ua: ["cs", "ru", "en"],
};

/** Returns a search of one index in one language. */
export function createFind(database: DatabaseSync) {
  const dictionaryOf = createDictionaries(database);
  const matches = createMatches(database);
  const { wordsOnly, withDictionary, withPrefixes, withCorrections, withSimilarWords, czechMeanings } =
    createInterpreter(database, matches);

  function find(given: string, scope: SearchScope, { now, isTolerant }: Settings): SearchResult {
    // Pages take no longer terms; work must not grow with what others send.
    const term = given.slice(0, maxTermLength);
    if (!isTolerant) {
      const interpretation = wordsOnly(term, scope);
      return interpretation.missing.length > 0 ? noHits(interpretation) : fullHits(interpretation, scope, now);
    }
    const interpretation = bestReading(term, scope);
    const best = dictionaryOf(scope).bestFor(term);
    const first = best === null ? null : matches.pageAt(best, scope);
    const full = fullHits(interpretation, scope, now);
    const isSure = interpretation.matchedShare === 1;
    const isUnknown = interpretation.matchedShare < minMatchedShare;
    const minShareInTitle = isSure ? 1 : isUnknown ? 0 : minMatchedShare;
    const inOthers = (minShare: number) => translatedHits(term, scope, now, { minShareInTitle, minShare });
    const exact = first !== null || (isSure && !areFew(full)) ? [] : inOthers(1);
    const translated =
      exact.length > 0 || first !== null || interpretation.clauses.length > 0 ? exact : inOthers(minMatchedShare);
    if (translated.length > 0 && isUnknown) return onlyHits(translated, interpretation);
    const own = withPartial(full, interpretation, scope, now);
    return [...translated.toReversed(), first].reduce(
      (result: SearchResult, hit) => (hit ? withFirst(hit, result) : result),
      own,
    );
  }

  /** Pages in Czech for a term in another language: those that its dictionary names in Czech, else those with its words. */
  function findCzech(given: string, scope: SearchScope, now: number): CzechResult {
    const term = given.slice(0, maxTermLength);
    const czech = { ...scope, language: defaultLanguage };
    const isInCzechOnly = ({ languages }: Hit) => !languages.split(" ").includes(scope.language);
    const named = czechMeanings(term, scope, dictionaryOf(scope))
      .map((each) => ({
        ...each,
        hits: matches.hitsByTitle([each.clause], czech, maxTranslated).filter(isInCzechOnly),
      }))
      .filter(({ hits }) => hits.length > 0);
    if (named.length === 0) return { ...find(term, czech, { now, isTolerant: false }), named: [], isFirst: false };
    const clauses = named.map(({ clause }) => clause);
    const hits = new Map(named.flatMap((each) => each.hits).map((hit) => [hit.rowid, hit]));
    const sorted = createRanking(clauses, { language: defaultLanguage, now }).sort([...hits.values()]);
    const also = clauses.flatMap(({ alternatives }) => alternatives.map((words) => words.join(" ")));
    return {
      ...onlyHits(sorted, { ignored: [] }),
      also,
      named: clauses.map(({ typed }) => typed),
      isFirst: named.some((each) => each.isFirst),
    };
  }

  return {
    find,
    /** Searches in a language and, for pages that have no version in it, in Czech. */
    findAll(term: string, scope: SearchScope, now: number): { own: SearchResult; czech: CzechResult | null } {
      const own = find(term, scope, { now, isTolerant: true });
      if (scope.language === defaultLanguage) return { own, czech: null };
      const czech = findCzech(term, scope, now);
      const isOpen = (typed: string) => !czech.named.includes(typed);
      const report = {
        missing: own.missing.filter(isOpen),
        corrected: own.corrected.filter(({ typed }) => isOpen(typed)),
        also: czech.named.length > 0 ? [...new Set([...own.also, ...czech.also])] : own.also,
      };
      return { own: { ...own, ...report }, czech };
    },
  };

  /** Reads a term in the way of which contents have most words. */
  function bestReading(term: string, scope: SearchScope): Interpretation {
    const interpretation = withCorrections(term, scope, dictionaryOf(scope));
    if (interpretation.matchedShare === 1) return interpretation;
    const others = readingsOf(term, scope.language)
      .map((used) => ({ used, matchedShare: withPrefixes(used, scope, dictionaryOf(scope)).matchedShare }))
      .filter(({ matchedShare }) => matchedShare >= minMatchedShare && matchedShare > interpretation.matchedShare)
      .toSorted((a, b) => b.matchedShare - a.matchedShare);
    const [other] = others;
    if (!other) return interpretation;
    const { used } = other;
    const read = withCorrections(used, scope, dictionaryOf(scope));
    return { ...read, corrected: [{ typed: term, used }, ...read.corrected] };
  }

  function fullHits(interpretation: Interpretation, scope: SearchScope, now: number): SearchResult {
    const { clauses } = interpretation;
    if (clauses.length === 0) return noHits(interpretation);
    const total = matches.count(clauses, scope);
    const { hits, rest } = matches.withAll(clauses, scope, total, maxRanked);
    const sorted = createRanking(clauses, { language: scope.language, now }).sort(hits);
    const rowids = () => matches.rowidsOf(clauses, scope);
    return { ...interpretation, hits: sorted, rest, total, isPartial: false, rowids };
  }

  function withPartial(
    full: SearchResult,
    interpretation: Interpretation,
    scope: SearchScope,
    now: number,
  ): SearchResult {
    const clauses = areFew(full) ? withSimilarWords(interpretation.clauses, scope) : interpretation.clauses;
    const ranking = createRanking(clauses, { language: scope.language, now });
    const partial = clauses.length > 0 ? partialHits(clauses, scope, full, { ranking, matches }) : [];
    if (partial.length === 0) return full;
    const hits = ranking.sort([...full.hits, ...partial]);
    const rowids = () => [...full.rowids(), ...partial.map(({ rowid }) => rowid)];
    return { ...full, hits, total: full.total + partial.length, isPartial: true, rowids };
  }

  /** Pages whose versions in another language have enough words of a term, and enough of it in their title. */
  function translatedHits(
    term: string,
    scope: SearchScope,
    now: number,
    { minShareInTitle, minShare }: { minShareInTitle: number; minShare: number },
  ): Hit[] {
    const languages = otherLanguages[scope.language];
    for (const language of minShareInTitle === 1 ? languages.slice(0, 1) : languages) {
      const other = { ...scope, language };
      const significantWords = wordsOfTerm(term, scope.language).join(" ");
      const readings = [...new Set([term, significantWords]), ...readingsOf(term, language)];
      const interpretation = readings
        .map((used) => withDictionary(used, other, dictionaryOf(other)))
        .find(({ matchedShare }) => matchedShare >= minShare);
      if (!interpretation) continue;
      const { shareInTitle } = createRanking(interpretation.clauses, { language, now });
      const hits = fullHits(interpretation, other, now).hits.slice(0, maxTranslated);
      const wanted = hits.filter((hit) => shareInTitle(hit) >= minShareInTitle);
      const own = wanted.flatMap(({ content }) => matches.versionOf(content, scope) ?? []);
      if (own.length > 0) return own;
    }
    return [];
  }
}

function noHits(interpretation: Interpretation): SearchResult {
  return { ...interpretation, hits: [], rest: [], total: 0, isPartial: false, rowids: () => [] };
}

function onlyHits(hits: readonly Hit[], { ignored }: Pick<Interpretation, "ignored">): SearchResult {
  const report = { corrected: [], missing: [], also: [], ignored };
  return {
    ...report,
    hits,
    rest: [],
    total: hits.length,
    isPartial: false,
    rowids: () => hits.map(({ rowid }) => rowid),
  };
}

/** Puts a page first, also when the term is not on it. */
function withFirst(first: Hit, result: SearchResult): SearchResult {
  const others = result.hits.filter(({ rowid }) => rowid !== first.rowid);
  const rest = result.rest.filter((rowid) => rowid !== first.rowid);
  const isNew = others.length === result.hits.length && rest.length === result.rest.length;
  const rowids = () => [first.rowid, ...result.rowids()];
  return { ...result, hits: [first, ...others], rest, total: result.total + (isNew ? 1 : 0), rowids };
}
