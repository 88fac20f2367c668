import type { DatabaseSync } from "node:sqlite";
import { maxTermLength } from "#schemas/lists/search-term.ts";
import { splitWords } from "#schemas/lists/words/split.ts";
import { defaultLanguage, type Language } from "#schemas/site/language-codes.ts";
import type { Hit } from "./hits.ts";
import { createMatches } from "./matches.ts";
import { areFew, partialHits } from "./partial-hits.ts";
import { createRanking } from "./ranking.ts";
import { type CzechResult, noHits, onlyHits, type SearchResult, withFirst } from "./search-result.ts";
import { createDictionaries } from "./term/dictionary.ts";
import { type SearchScope, wordsOfTerm } from "./term/fts-query.ts";
import { createInterpreter, type Interpretation } from "./term/interpretation.ts";
import { readingsOf } from "./term/readings.ts";

interface Settings {
  now: number;
  /** False to match only the words as typed, all of them. */
  isTolerant: boolean;
}

/** Number of hits that are ranked by title, kind and age as well as by the score of their text. */
const maxRanked = 200;
/** Number of hits in another language whose version in the page's language is looked up. */
const maxTranslated = 30;
/** Smallest share of a term's words that must match for another reading of it to be used. */
const minMatchedShare = 0.5;

/** Languages tried when a term does not match in the page's: a foreigner knows a benefit's Czech name. */
const otherLanguages: Readonly<Record<Language, readonly [Language, ...Language[]]>> = {
  cs: ["en", "ua", "ru"],
  en: ["cs", "ru", "ua"],
  ru: ["cs", "ua", "en"],
  ua: ["cs", "ru", "en"],
};

/** Returns a search of one index. */
export function createFind(database: DatabaseSync) {
  const dictionaryOf = createDictionaries(database);
  const matches = createMatches(database);
  const { wordsOnly, withDictionary, withPrefixes, withCorrections, withSimilarWords, czechMeanings } =
    createInterpreter(database, matches);

  function find(input: string, scope: SearchScope, { now, isTolerant }: Settings): SearchResult {
    // Limits the work that a request can cause. Pages accept no longer terms.
    const term = input.slice(0, maxTermLength);
    return isTolerant ? findTolerantly(term, scope, now) : findExactly(term, scope, now);
  }

  function findExactly(term: string, scope: SearchScope, now: number): SearchResult {
    const interpretation = wordsOnly(term, scope);
    return interpretation.missing.length > 0 ? noHits(interpretation) : fullHits(interpretation, scope, now);
  }

  /** The best bet first, then pages found by their versions in other languages, then full and partial matches. */
  function findTolerantly(term: string, scope: SearchScope, now: number): SearchResult {
    const interpretation = bestReading(term, scope);
    const bestBet = dictionaryOf(scope).bestFor(term);
    const first = bestBet === null ? null : matches.pageAt(bestBet, scope);
    const full = fullHits(interpretation, scope, now);
    const translated = first === null ? throughOtherLanguages(term, scope, now, { interpretation, full }) : [];
    if (translated.length > 0 && interpretation.matchedShare < minMatchedShare)
      return onlyHits(translated, interpretation);
    const own = withPartial(full, interpretation, scope, now);
    return [...translated.toReversed(), first].reduce(
      (result: SearchResult, hit) => (hit ? withFirst(hit, result) : result),
      own,
    );
  }

  /**
   * Hits in other languages for a term that the page's language does not fully answer. The less of the term is known here, the less of it
   * the titles there must have. When nothing of it is known here, part of its words is enough.
   */
  function throughOtherLanguages(
    term: string,
    scope: SearchScope,
    now: number,
    { interpretation, full }: { interpretation: Interpretation; full: SearchResult },
  ): Hit[] {
    const { matchedShare, clauses } = interpretation;
    if (matchedShare === 1 && !areFew(full)) return [];
    const minShareInTitle = matchedShare === 1 ? 1 : matchedShare < minMatchedShare ? 0 : minMatchedShare;
    const withAllWords = translatedHits(term, scope, now, { minShareInTitle, minShare: 1 });
    if (withAllWords.length > 0) return withAllWords;
    const named = namedHits(term, scope, now);
    if (named.length > 0 || clauses.length > 0) return named;
    return translatedHits(term, scope, now, { minShareInTitle, minShare: minMatchedShare });
  }

  /** Pages whose title in another language is among the words of the term. */
  function namedHits(term: string, scope: SearchScope, now: number): Hit[] {
    const [language] = otherLanguages[scope.language];
    return hitsNamedIn(term, { ...scope, language }, now).flatMap(
      ({ content }) => matches.versionOf(content, scope) ?? [],
    );
  }

  /**
   * Pages whose whole title is among the words of a term in mixed languages, as in `podpora v nezaměstnanosti for
   * foreigners`. A title of one word is not enough: in the other language the word may mean something else.
   */
  function hitsNamedIn(term: string, scope: SearchScope, now: number): Hit[] {
    const { language } = scope;
    for (const used of [term, ...readingsOf(term, language)]) {
      const { clauses } = wordsOnly(used, scope);
      const ranking = createRanking(clauses, { language, now });
      const titled = clauses.flatMap((clause) => matches.hitsByTitle([clause], scope, maxTranslated));
      const named = new Map(
        titled
          .filter((hit) => wordsOfTerm(hit.title, language).length > 1 && ranking.isNamed(hit))
          .map((hit) => [hit.rowid, hit]),
      );
      if (named.size > 0) return ranking.sort([...named.values()]);
    }
    return [];
  }

  /** Finds Czech pages by the Czech names that the dictionary gives for the term, or else by the term's own words. */
  function findCzech(input: string, scope: SearchScope, now: number): CzechResult {
    const term = input.slice(0, maxTermLength);
    const czech = { ...scope, language: defaultLanguage };
    const isInCzechOnly = ({ languages }: Hit) => !languages.split(" ").includes(scope.language);
    const named = czechMeanings(term, scope, dictionaryOf(scope))
      .map((each) => ({
        ...each,
        hits: matches.hitsByTitle([each.clause], czech, maxTranslated).filter(isInCzechOnly),
      }))
      .filter(({ hits }) => hits.length > 0);
    if (named.length === 0) {
      const full = find(term, czech, { now, isTolerant: false });
      if (full.hits.length > 0) return { ...full, named: [], isFirst: false };
      const untranslated = hitsNamedIn(term, czech, now).filter(({ content }) => !matches.versionOf(content, scope));
      return { ...onlyHits(untranslated, full), named: [], isFirst: false };
    }
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
    /** Searches in the requested language, and in Czech for pages without a version in that language. */
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

  /**
   * Interprets a term as typed, or in another keyboard layout or alphabet when more of its words match that way, or all
   * of them and they are fewer: in `d;chod` the semicolon is a letter.
   */
  function bestReading(term: string, scope: SearchScope): Interpretation {
    const interpretation = withCorrections(term, scope, dictionaryOf(scope));
    const { matchedShare: share } = interpretation;
    const count = splitWords(term).length;
    const others = readingsOf(term, scope.language)
      .filter((used) => share < 1 || splitWords(used).length < count)
      .map((used) => ({ used, matchedShare: withPrefixes(used, scope, dictionaryOf(scope)).matchedShare }))
      .filter(({ matchedShare }) => matchedShare === 1 || (matchedShare >= minMatchedShare && matchedShare > share))
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

  /** Finds pages by their versions in other languages that have enough of the term's words, above all in the title. */
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
