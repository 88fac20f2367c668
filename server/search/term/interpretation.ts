import type { DatabaseSync } from "node:sqlite";
import { foldWord } from "#schemas/lists/words/split.ts";
import { isStopWord } from "#schemas/lists/words/stop-words.ts";
import { defaultLanguage, type Language } from "#schemas/site/language-codes.ts";
import { type Matches, weightOf } from "#server/search/matches.ts";
import type { Dictionary } from "./dictionary.ts";
import { type Expression, expressionsIn, plainExpressions } from "./expressions.ts";
import { type Clause, ignoredWords, type SearchScope, stemsOf, wordsOfTerm } from "./fts-query.ts";
import { createSpelling } from "./spelling.ts";

/** How a term is interpreted, and what to report about its words. */
export interface Interpretation {
  clauses: readonly Clause[];
  /** Words that no content has and that were replaced. */
  corrected: readonly { typed: string; used: string }[];
  missing: readonly string[];
  /** Meanings from the dictionary that were searched for as well. */
  also: readonly string[];
  ignored: readonly string[];
  /** Share of words and expressions that content items have as typed; one that only matches as a prefix counts half. */
  matchedShare: number;
}

/** Number of corrections tried for a misspelled word. */
const maxCorrections = 3;
/** A word of no content item may match by its beginning: at least so many letters and such a share of the word. */
const shortestBeginning = 5;
const minOfWord = 0.6;
const longestWord = 40;
/** Shortest word that is recognized in letters typed without spaces. */
const shortestJoined = 4;
/** Number of words recognized in letters typed without spaces, as in `prispeveknabydleni`. */
const maxJoined = 4;

/** Number of unknown words of a term that are corrected. Real terms have fewer, and each costs a millisecond. */
const maxUnknown = 5;

/** Weight of a word that only few content items have. */
const rareWeight = weightOf(5);

/** Interprets a term as clauses that content items match. */
export class Interpreter {
  readonly #matches: Matches;
  readonly #spelling: ReturnType<typeof createSpelling>;

  constructor(database: DatabaseSync, matches: Matches) {
    this.#matches = matches;
    this.#spelling = createSpelling(database);
  }

  wordsOnly(term: string, scope: SearchScope): Interpretation {
    return this.#interpret(term, plainExpressions(wordsOfTerm(term, scope.language)), scope);
  }

  /** Adds the meanings of the dictionary. */
  withDictionary(term: string, scope: SearchScope, dictionary: Dictionary): Interpretation {
    return this.#interpret(term, expressionsIn(term, dictionary, scope.language), scope);
  }

  /** Adds the meanings of the dictionary, and prefixes for words that no content has. */
  withPrefixes(term: string, scope: SearchScope, dictionary: Dictionary): Interpretation {
    const replace = (typed: string) => this.#begunWith(typed, scope);
    return this.#interpret(term, expressionsIn(term, dictionary, scope.language), scope, replace);
  }

  /** Adds the meanings of the dictionary, and prefixes and corrections for words that no content has. */
  withCorrections(term: string, scope: SearchScope, dictionary: Dictionary): Interpretation {
    let unknown = 0;
    const replace = (typed: string) => {
      const begun = this.#begunWith(typed, scope);
      if (begun) return begun;
      unknown += 1;
      return unknown > maxUnknown ? null : this.#corrected(typed, scope, dictionary);
    };
    return this.#interpret(term, expressionsIn(term, dictionary, scope.language), scope, replace);
  }

  /** Adds similar words to clauses that few content items match: a typing error may be a valid word. */
  withSimilarWords(clauses: readonly Clause[], { language }: SearchScope): Clause[] {
    return clauses.map((clause) => {
      const isPlain = !clause.isExpression && !clause.isPrefix && clause.weight >= rareWeight;
      const similar = isPlain ? this.#spelling.similarTo(clause.typed, language).slice(0, maxCorrections) : [];
      return { ...clause, alternatives: [...clause.alternatives, ...similar.map((word) => [word])] };
    });
  }

  /**
   * Czech meanings of a term in another language that Czech pages have. `isFirst` is true when no earlier meaning
   * names a page in that language.
   */
  czechMeanings(term: string, scope: SearchScope, dictionary: Dictionary): { clause: Clause; isFirst: boolean }[] {
    const czech = { ...scope, language: defaultLanguage };
    return expressionsIn(term, dictionary, scope.language).flatMap(({ typed, meanings }) =>
      meanings.flatMap((meaning, at) => {
        const alternatives = [wordsOfTerm(meaning, czech.language)];
        const clause = this.#matches.weigh({ typed, alternatives, isExpression: true }, czech);
        return clause ? { clause, isFirst: !meanings.slice(0, at).some((each) => this.#isNamed(each, scope)) } : [];
      }),
    );
  }

  /** `replace` returns a clause for a word that no content has. */
  #interpret(
    term: string,
    expressions: readonly Expression[],
    scope: SearchScope,
    replace: (typed: string) => Clause | null = () => null,
  ): Interpretation {
    const corrected: { typed: string; used: string }[] = [];
    const missing: string[] = [];
    const clauses: Clause[] = [];
    const also: string[] = [];
    let matchedShare = 0;
    const addClause = (expression: Expression) => {
      const { typed, meanings } = expression;
      const whole = this.#asTyped(expression, scope);
      if (whole === "apart") {
        for (const each of plainExpressions(wordsOfTerm(typed, scope.language))) addClause(each);
        return;
      }
      if (whole) also.push(...meanings.filter((meaning) => !repeatsWords(meaning, typed, scope.language)));
      const usable = whole ?? replace(typed);
      if (usable) clauses.push(usable);
      else missing.push(typed);
      if (whole) matchedShare += 1;
      else if (usable?.isPrefix && usable.alternatives[0]?.[0] === typed) matchedShare += 0.5;
      const words = usable?.alternatives[0]?.join(" ");
      const used = usable?.isPrefix ? `${words}…` : words;
      if (!whole && used && used !== typed) corrected.push({ typed, used });
    };
    for (const expression of expressions) addClause(expression);
    const all = clauses.length + missing.length;
    const ignored = ignoredWords(term, scope.language);
    return { clauses, corrected, missing, also, ignored, matchedShare: all === 0 ? 0 : matchedShare / all };
  }

  /** A clause for an expression and its meanings; null for a word and `apart` for several words that no content has. */
  #asTyped({ typed, meanings }: Expression, scope: SearchScope): Clause | null | "apart" {
    const own = wordsOfTerm(typed, scope.language);
    // With stop words alone removed, `without work` would match work.
    const isItself = meanings.length === 0 || own.length > 1 || own[0] === typed;
    const meant = meanings.map((each) => wordsOfTerm(each, scope.language));
    const alternatives = isItself ? [own, ...meant] : meant;
    const whole = this.#matches.weigh({ typed, alternatives, isExpression: meanings.length > 0 }, scope);
    return whole ?? (own.length > 1 || !isItself ? "apart" : null);
  }

  /**
   * A clause for a word that no content has: similar words, similar words of the dictionary, several words typed
   * without spaces, or words with the same prefix. Null when there is none of these.
   */
  #corrected(typed: string, scope: SearchScope, dictionary: Dictionary): Clause | null {
    const weigh = (alternatives: readonly string[][]) => this.#matches.weigh({ typed, alternatives }, scope);
    const words = this.#spelling.similarTo(typed, scope.language).filter((word) => weigh([[word]]));
    if (words.length > 0) return weigh(words.slice(0, maxCorrections).map((word) => [word]));
    const meanings = dictionary.meaningsLike(typed).map((each) => wordsOfTerm(each, scope.language));
    if (meanings.length > 0) return weigh(meanings);
    const letters = foldWord(typed);
    if (letters.length > longestWord) return null;
    const apart = this.#wordsIn(letters, scope);
    if (apart.length > 1) return weigh([apart]);
    const shortest = Math.max(shortestBeginning, Math.ceil(minOfWord * letters.length));
    for (let length = letters.length - 1; length >= shortest; length -= 1) {
      const start = letters.slice(0, length);
      const begun = dictionary.meaningsBegunBy(start).map((each) => wordsOfTerm(each, scope.language));
      const shared = (begun.length > 0 && weigh(begun)) || this.#begunWith(typed, scope, start);
      if (shared) return shared;
    }
    return null;
  }

  /** A clause for words that start with the letters; null when there are none. */
  #begunWith(typed: string, scope: SearchScope, letters = typed): Clause | null {
    return letters.length > 2 ? this.#matches.weigh({ typed, alternatives: [[letters]], isPrefix: true }, scope) : null;
  }

  /** Splits letters typed without spaces into known words, without stop words; empty when they cannot be split. */
  #wordsIn(letters: string, scope: SearchScope, limit = maxJoined): string[] {
    if (limit === 0) return [];
    for (let length = letters.length - shortestJoined; length > 0; length -= 1) {
      const word = letters.slice(0, length);
      const isStop = isStopWord(word, scope.language);
      if (!isStop && (length < shortestJoined || !this.#isKnown(word, scope))) continue;
      const rest = letters.slice(length);
      const others = this.#isKnown(rest, scope) ? [rest] : this.#wordsIn(rest, scope, limit - 1);
      if (others.length > 0) return isStop ? others : [word, ...others];
    }
    return [];
  }

  #isNamed(meaning: string, scope: SearchScope): boolean {
    const clause = { typed: meaning, alternatives: [wordsOfTerm(meaning, scope.language)] };
    return this.#matches.hitsByTitle([clause], scope, 1).length > 0;
  }

  #isKnown(word: string, scope: SearchScope): boolean {
    return this.#matches.count([{ typed: word, alternatives: [[word]] }], scope, 1) > 0;
  }
}

/** True for a meaning that contains every word of the expression, as `services and benefits` for `benefit`: no need to report it. */
function repeatsWords(meaning: string, typed: string, language: Language): boolean {
  const said = new Set(stemsOf(meaning, language));
  return wordsOfTerm(typed, language).every((word) => stemsOf(word, language).every((stem) => said.has(stem)));
}
