import type { DatabaseSync } from "node:sqlite";
import { maxTermLength } from "#schemas/lists/search-term.ts";
import { defaultLanguage, type Language } from "#schemas/site/language-codes.ts";
import type { Hit } from "./hits.ts";
import { type Best, createMatches } from "./matches.ts";
import { areFew, partialHits } from "./partial-hits.ts";
import { createRanking } from "./ranking.ts";
import { createDictionaries } from "./term/dictionary.ts";
import { type Range, wordsOfTerm } from "./term/fts-query.ts";
import { createUnderstanding, type Understood } from "./term/interpretation.ts";
import { readingsOf } from "./term/readings.ts";

/** What a term finds, the best first: of many hits those that were compared, then the numbers of others. */
export interface Found extends Best, Pick<Understood, "corrected" | "missing" | "also" | "ignored"> {
  /** Number of contents that fit, also of those that are not read. */
  total: number;
  /** True when some hits have only most of the words. */
  isPartial: boolean;
  /** Every content that fits, in no order. */
  numbers(): number[];
}

/** What a term in another language finds in Czech. */
export interface InCzech extends Found {
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
const mostRanked = 200;
/** Hits of another language whose versions in the page's own are looked for. */
const mostTranslated = 30;
/** Share of the words of another reading that contents have. */
const leastKnown = 0.5;

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
  const { exactly, literally, begun, tolerantly, broadened, inCzech } = createUnderstanding(database, matches);

  function find(given: string, range: Range, { now, isTolerant }: Settings): Found {
    // Pages take no longer terms; work must not grow with what others send.
    const term = given.slice(0, maxTermLength);
    if (!isTolerant) {
      const understood = exactly(term, range);
      return understood.missing.length > 0 ? nothing(understood) : fullHits(understood, range, now);
    }
    const understood = mostKnown(term, range);
    const best = dictionaryOf(range).bestFor(term);
    const first = best === null ? null : matches.pageAt(best, range);
    const full = fullHits(understood, range, now);
    const isSure = understood.known === 1;
    const isUnknown = understood.known < leastKnown;
    const leastInTitle = isSure ? 1 : isUnknown ? 0 : leastKnown;
    const inOthers = (least: number) => translatedHits(term, range, now, { leastInTitle, least });
    const exact = first !== null || (isSure && !areFew(full)) ? [] : inOthers(1);
    const translated = exact.length > 0 || first !== null || understood.parts.length > 0 ? exact : inOthers(leastKnown);
    if (translated.length > 0 && isUnknown) return only(translated, understood);
    const own = withPartial(full, understood, range, now);
    return [...translated.toReversed(), first].reduce(
      (found: Found, hit) => (hit ? withFirst(hit, found) : found),
      own,
    );
  }

  /** Pages in Czech for a term in another language: those that its dictionary names in Czech, else those with its words. */
  function findCzech(given: string, range: Range, now: number): InCzech {
    const term = given.slice(0, maxTermLength);
    const czech = { ...range, language: defaultLanguage };
    const isInCzechOnly = ({ languages }: Hit) => !languages.split(" ").includes(range.language);
    const named = inCzech(term, range, dictionaryOf(range))
      .map((each) => ({ ...each, hits: matches.titled([each.part], czech, mostTranslated).filter(isInCzechOnly) }))
      .filter(({ hits }) => hits.length > 0);
    if (named.length === 0) return { ...find(term, czech, { now, isTolerant: false }), named: [], isFirst: false };
    const parts = named.map(({ part }) => part);
    const hits = new Map(named.flatMap((each) => each.hits).map((hit) => [hit.number, hit]));
    const sorted = createRanking(parts, { language: defaultLanguage, now }).sort([...hits.values()]);
    const also = parts.flatMap(({ alternatives }) => alternatives.map((words) => words.join(" ")));
    return {
      ...only(sorted, { ignored: [] }),
      also,
      named: parts.map(({ typed }) => typed),
      isFirst: named.some((each) => each.isFirst),
    };
  }

  return {
    find,
    /** Searches in a language and, for pages that have no version in it, in Czech. */
    findAll(term: string, range: Range, now: number): { own: Found; czech: InCzech | null } {
      const own = find(term, range, { now, isTolerant: true });
      if (range.language === defaultLanguage) return { own, czech: null };
      const czech = findCzech(term, range, now);
      const isOpen = (typed: string) => !czech.named.includes(typed);
      const told = {
        missing: own.missing.filter(isOpen),
        corrected: own.corrected.filter(({ typed }) => isOpen(typed)),
        also: czech.named.length > 0 ? [...new Set([...own.also, ...czech.also])] : own.also,
      };
      return { own: { ...own, ...told }, czech };
    },
  };

  /** Reads a term in the way of which contents have most words. */
  function mostKnown(term: string, range: Range): Understood {
    const understood = tolerantly(term, range, dictionaryOf(range));
    if (understood.known === 1) return understood;
    const others = readingsOf(term, range.language)
      .map((used) => ({ used, known: begun(used, range, dictionaryOf(range)).known }))
      .filter(({ known }) => known >= leastKnown && known > understood.known)
      .toSorted((a, b) => b.known - a.known);
    const [other] = others;
    if (!other) return understood;
    const { used } = other;
    const read = tolerantly(used, range, dictionaryOf(range));
    return { ...read, corrected: [{ typed: term, used }, ...read.corrected] };
  }

  function fullHits(understood: Understood, range: Range, now: number): Found {
    const { parts } = understood;
    if (parts.length === 0) return nothing(understood);
    const total = matches.count(parts, range);
    const { hits, rest } = matches.withAll(parts, range, total, mostRanked);
    const sorted = createRanking(parts, { language: range.language, now }).sort(hits);
    const numbers = () => matches.numbersOf(parts, range);
    return { ...understood, hits: sorted, rest, total, isPartial: false, numbers };
  }

  function withPartial(full: Found, understood: Understood, range: Range, now: number): Found {
    const parts = areFew(full) ? broadened(understood.parts, range) : understood.parts;
    const ranking = createRanking(parts, { language: range.language, now });
    const partial = parts.length > 0 ? partialHits(parts, range, full, { ranking, matches }) : [];
    if (partial.length === 0) return full;
    const hits = ranking.sort([...full.hits, ...partial]);
    const numbers = () => [...full.numbers(), ...partial.map(({ number }) => number)];
    return { ...full, hits, total: full.total + partial.length, isPartial: true, numbers };
  }

  /** Pages whose versions in another language have enough words of a term, and enough of it in their title. */
  function translatedHits(
    term: string,
    range: Range,
    now: number,
    { leastInTitle, least }: { leastInTitle: number; least: number },
  ): Hit[] {
    const languages = otherLanguages[range.language];
    for (const language of leastInTitle === 1 ? languages.slice(0, 1) : languages) {
      const other = { ...range, language };
      const telling = wordsOfTerm(term, range.language).join(" ");
      const readings = [...new Set([term, telling]), ...readingsOf(term, language)];
      const understood = readings
        .map((used) => literally(used, other, dictionaryOf(other)))
        .find(({ known }) => known >= least);
      if (!understood) continue;
      const { shareInTitle } = createRanking(understood.parts, { language, now });
      const hits = fullHits(understood, other, now).hits.slice(0, mostTranslated);
      const wanted = hits.filter((hit) => shareInTitle(hit) >= leastInTitle);
      const own = wanted.flatMap(({ content }) => matches.versionOf(content, range) ?? []);
      if (own.length > 0) return own;
    }
    return [];
  }
}

function nothing(understood: Understood): Found {
  return { ...understood, hits: [], rest: [], total: 0, isPartial: false, numbers: () => [] };
}

function only(hits: readonly Hit[], { ignored }: Pick<Understood, "ignored">): Found {
  const told = { corrected: [], missing: [], also: [], ignored };
  return {
    ...told,
    hits,
    rest: [],
    total: hits.length,
    isPartial: false,
    numbers: () => hits.map(({ number }) => number),
  };
}

/** Puts a page first, also when the term is not on it. */
function withFirst(first: Hit, found: Found): Found {
  const others = found.hits.filter(({ number }) => number !== first.number);
  const rest = found.rest.filter((number) => number !== first.number);
  const isNew = others.length === found.hits.length && rest.length === found.rest.length;
  const numbers = () => [first.number, ...found.numbers()];
  return { ...found, hits: [first, ...others], rest, total: found.total + (isNew ? 1 : 0), numbers };
}
