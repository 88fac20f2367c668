import type { Language } from "#schemas/site/language-codes.ts";
import type { FullMatches } from "./full-matches.ts";
import type { Hit } from "./hits.ts";
import type { Matches } from "./matches.ts";
import { areFew } from "./partial-hits.ts";
import { createRanking } from "./ranking.ts";
import { minMatchedShare, type RankedScope, type SearchResult } from "./search-result.ts";
import type { Dictionaries } from "./term/dictionary.ts";
import { wordsOfTerm } from "./term/fts-query.ts";
import type { Interpretation, Interpreter } from "./term/interpretation.ts";
import { readingsOf } from "./term/readings.ts";

/** Number of hits in another language whose version in the page's language is looked up. */
export const maxTranslated = 30;

/** Languages tried when a term does not match in the page's: a foreigner knows a benefit's Czech name. */
const otherLanguages: Readonly<Record<Language, readonly [Language, ...Language[]]>> = {
  cs: ["en", "ua", "ru"],
  en: ["cs", "ru", "ua"],
  ru: ["cs", "ua", "en"],
  ua: ["cs", "ru", "en"],
};

export interface SearchTools {
  matches: Matches;
  interpreter: Interpreter;
  dictionaryOf: Dictionaries;
  fullMatches: FullMatches;
}

export type OtherLanguages = ReturnType<typeof createOtherLanguages>;

/** Returns functions that find pages by what they say in other languages. */
export function createOtherLanguages({ matches, interpreter, dictionaryOf, fullMatches }: SearchTools) {
  const { fullHits } = fullMatches;

  /**
   * Hits in other languages for a term that the page's language does not fully answer. The less of the term is known here, the less of it
   * the titles there must have. When nothing of it is known here, part of its words is enough.
   */
  function throughOtherLanguages(
    term: string,
    scope: RankedScope,
    { interpretation, full }: { interpretation: Interpretation; full: SearchResult },
  ): Hit[] {
    const { matchedShare, clauses } = interpretation;
    if (matchedShare === 1 && !areFew(full)) return [];
    const minShareInTitle = matchedShare === 1 ? 1 : matchedShare < minMatchedShare ? 0 : minMatchedShare;
    const withAllWords = translatedHits(term, scope, { minShareInTitle, minShare: 1 });
    if (withAllWords.length > 0) return withAllWords;
    const named = namedHits(term, scope);
    if (named.length > 0 || clauses.length > 0) return named;
    return translatedHits(term, scope, { minShareInTitle, minShare: minMatchedShare });
  }

  /** Pages whose title in another language is among the words of the term. */
  function namedHits(term: string, scope: RankedScope): Hit[] {
    const [language] = otherLanguages[scope.language];
    return hitsNamedIn(term, { ...scope, language }).flatMap(({ content }) => matches.versionOf(content, scope) ?? []);
  }

  /**
   * Pages whose whole title is among the words of a term in mixed languages, as in `podpora v nezaměstnanosti for
   * foreigners`. A title of one word is not enough: in the other language the word may mean something else.
   */
  function hitsNamedIn(term: string, scope: RankedScope): Hit[] {
    const { language } = scope;
    for (const used of [term, ...readingsOf(term, language)]) {
      const { clauses } = interpreter.wordsOnly(used, scope);
      const ranking = createRanking(clauses, scope);
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

  /** Finds pages by their versions in other languages that have enough of the term's words, above all in the title. */
  function translatedHits(
    term: string,
    scope: RankedScope,
    { minShareInTitle, minShare }: { minShareInTitle: number; minShare: number },
  ): Hit[] {
    const languages = otherLanguages[scope.language];
    for (const language of minShareInTitle === 1 ? languages.slice(0, 1) : languages) {
      const other = { ...scope, language };
      const significantWords = wordsOfTerm(term, scope.language).join(" ");
      const readings = [...new Set([term, significantWords]), ...readingsOf(term, language)];
      const interpretation = readings
        .map((used) => interpreter.withDictionary(used, other, dictionaryOf(other)))
        .find(({ matchedShare }) => matchedShare >= minShare);
      if (!interpretation) continue;
      const { shareInTitle } = createRanking(interpretation.clauses, other);
      const hits = fullHits(interpretation, other).hits.slice(0, maxTranslated);
      const wanted = hits.filter((hit) => shareInTitle(hit) >= minShareInTitle);
      const own = wanted.flatMap(({ content }) => matches.versionOf(content, scope) ?? []);
      if (own.length > 0) return own;
    }
    return [];
  }

  return { throughOtherLanguages, hitsNamedIn };
}
