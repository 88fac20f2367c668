import { maxTermLength } from "#schemas/lists/search-term.ts";
import { defaultLanguage } from "#schemas/site/language-codes.ts";
import type { Hit } from "./hits.ts";
import { maxTranslated, type OtherLanguages, type SearchTools } from "./other-languages.ts";
import { createRanking } from "./ranking.ts";
import { type CzechResult, onlyHits, type RankedScope } from "./search-result.ts";

interface Tools extends SearchTools {
  otherLanguages: OtherLanguages;
}

/** Returns a search for pages in Czech without a version in the language of the scope. */
export function createFindCzech({ matches, interpreter, dictionaryOf, fullMatches, otherLanguages }: Tools) {
  /** Finds Czech pages by the Czech names that the dictionary gives for the term, or else by the term's own words. */
  return function findCzech(input: string, scope: RankedScope): CzechResult {
    const term = input.slice(0, maxTermLength);
    const czech = { ...scope, language: defaultLanguage };
    const isInCzechOnly = ({ languages }: Hit) => !languages.split(" ").includes(scope.language);
    const named = interpreter
      .czechMeanings(term, scope, dictionaryOf(scope))
      .map((each) => ({
        ...each,
        hits: matches.hitsByTitle([each.clause], czech, maxTranslated).filter(isInCzechOnly),
      }))
      .filter(({ hits }) => hits.length > 0);
    if (named.length === 0) {
      const full = fullMatches.findExactly(term, czech);
      if (full.hits.length > 0) return { ...full, named: [], isFirst: false };
      const untranslated = otherLanguages
        .hitsNamedIn(term, czech)
        .filter(({ content }) => !matches.versionOf(content, scope));
      return { ...onlyHits(untranslated, full), named: [], isFirst: false };
    }
    const clauses = named.map(({ clause }) => clause);
    const hits = new Map(named.flatMap((each) => each.hits).map((hit) => [hit.rowid, hit]));
    const sorted = createRanking(clauses, czech).sort([...hits.values()]);
    const also = clauses.flatMap(({ alternatives }) => alternatives.map((words) => words.join(" ")));
    return {
      ...onlyHits(sorted, { ignored: [] }),
      also,
      named: clauses.map(({ typed }) => typed),
      isFirst: named.some((each) => each.isFirst),
    };
  };
}
