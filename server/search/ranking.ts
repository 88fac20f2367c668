import { foldWord, splitWords } from "#schemas/lists/words/split.ts";
import { stemOf } from "#schemas/lists/words/stem.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import { isStructureKey, structures } from "#schemas/structures/registry.ts";
import { defaultRanking, type SearchRanking } from "#schemas/structures/structure.ts";
import { fitOf } from "./situations.ts";
import { type Clause, significantWords, wordsOfTerm } from "./term/fts-query.ts";

export interface Candidate {
  /** bm25 score of the text; lower is better. */
  score: number;
  title: string;
  /** Stems of what people say who need the page, as toSituations writes them. */
  situations: string;
  structure: string;
  /** In milliseconds. */
  published: number | null;
  validTo: number | null;
  /** True for a page that matches only some of the clauses. */
  isPartial?: boolean;
}

/** Pages of unknown structures have the default template and ranking. */
function rankingOf(key: string): SearchRanking {
  return isStructureKey(key) ? { ...defaultRanking, ...structures[key].ranking } : defaultRanking;
}

/** Weight of a kind of page, from 0 to 1. */
export function kindWeightOf(structure: string): number {
  return rankingOf(structure).weight;
}

/** Milliseconds over which the pages of kinds that age lose weight. */
const ageing = 3 * 365 * 24 * 3600_000;

/** Weights of the ranking signals, relative to the bm25 score, which is scaled to 1 for the best candidate. */
const factors = {
  asTyped: 0.2,
  inTitle: 1.2,
  ofTitle: 0.8,
  situation: 1.2,
  kind: 0.6,
  age: 0.3,
  past: 0.8,
  partial: 0.2,
};

/** From this fit on, a situation is what the term says. */
const answeringFit = 0.6;

/** Factor for an expression of the dictionary, which says what the term is about. */
const expressionWeight = 2;
/** Factor for a title that matches only the first meaning of a word or of an expression. */
const meaningWeight = { word: 0.85, expression: 1 } as const;
/** Factor for each further meaning, relative to the one before. */
const nextMeaningFactor = 0.9;

/**
 * Share of the penalty for a page that has ended, which links to its replacement: smallest when its whole title was
 * typed, reduced when its whole title is a meaning of the term.
 */
const pastShares = { typed: 0.1, meant: 0.6, other: 1 } as const;

function pastShare({ isTyped, ofTitle }: TitleMatch): number {
  if (isTyped) return pastShares.typed;
  return ofTitle === 1 ? pastShares.meant : pastShares.other;
}

interface StemmedClause {
  typed: string;
  variants: readonly (readonly string[])[];
  weight: number;
  isPrefix: boolean;
}

export type Ranking = ReturnType<typeof createRanking>;

/** Returns functions that rank candidates by the clauses of a term. */
export function createRanking(clauses: readonly Clause[], { language, now }: { language: Language; now: number }) {
  const stemmed = clauses.map(({ typed, alternatives, weight: own, isPrefix = false, isExpression }): StemmedClause => {
    const weight = isExpression ? own * expressionWeight : own;
    const toStem = (word: string) => (isPrefix ? foldWord(word) : stemOf(foldWord(word), language));
    return { typed, weight, isPrefix, variants: alternatives.map((words) => words.map(toStem)) };
  });

  const isNamed = ({ title }: Candidate) => {
    const significant = wordsOfTerm(title, language);
    return matchTitle(significant.join(" "), stemmed, language).ofTitle === 1;
  };

  return {
    /** Share of the term that the title has, from 0 to 1. */
    shareInTitle: ({ title }: Candidate) => matchTitle(title, stemmed, language).inTitle,
    /** True when the term has every word of the title except stop words. */
    isNamed,
    /** True for a page that the term names, or one of whose situations it is. */
    answers: (candidate: Candidate) => isNamed(candidate) || fitOf(candidate.situations, stemmed) >= answeringFit,
    rate,
    /** Sorts candidates by relevance, best first. */
    sort<Found extends Candidate>(candidates: readonly Found[]): Found[] {
      const best = Math.min(...candidates.map(({ score }) => score), -1e-9);
      const ratings = new Map(candidates.map((candidate) => [candidate, rate(candidate, best)]));
      return candidates.toSorted((a, b) => (ratings.get(b) ?? 0) - (ratings.get(a) ?? 0));
    },
  };

  /** Relevance of a candidate, given the best bm25 score of those that it is compared with. */
  function rate(candidate: Candidate, best: number): number {
    const fit = factors.situation * fitOf(candidate.situations, stemmed);
    return candidate.score / best + fit + scoreOf(candidate, matchTitle(candidate.title, stemmed, language), now);
  }
}

interface TitleMatch {
  /** Share of the term that is in the title, by the weight of its clauses. */
  inTitle: number;
  /** Share of the title's words that are in the term. */
  ofTitle: number;
  /** True when every significant word of the title was typed, in any form, and none matched only as a meaning. */
  isTyped: boolean;
  /** Share of the term's words that the title has exactly as typed. */
  asTyped: number;
}

function matchTitle(title: string, stemmed: readonly StemmedClause[], language: Language): TitleMatch {
  const written = splitWords(title);
  const words = written.map(foldWord);
  const stems = words.map((word) => stemOf(word, language));
  const titleWords = new Set(significantWords(new Map(written.map((word, at) => [word, words[at] ?? ""])), language));
  const significant = [...written.keys()].filter((at) => titleWords.has(written[at] ?? ""));
  // `Working in the heat: when breaks are due` is matched in full by the words before the colon.
  const [head = ""] = title.split(": ");
  const inHead = head === title ? written.length : splitWords(head).length;
  const used = new Set<number>();
  const typedPositions = new Set<number>();
  const shareOf = (positions: readonly number[]) =>
    positions.length === 0 ? 0 : positions.filter((at) => used.has(at)).length / positions.length;
  let found = 0;
  for (const { typed, variants, weight, isPrefix } of stemmed) {
    const positionOf = (stem: string) =>
      isPrefix ? words.findIndex((word) => word.startsWith(stem)) : stems.indexOf(stem);
    const positionsOfVariants = variants.map((variant) => variant.map(positionOf));
    const variant = positionsOfVariants.findIndex((each) => !each.includes(-1));
    if (variant >= 0) found += weight * variantWeight(variant, typed);
    for (const position of positionsOfVariants[variant] ?? []) used.add(position);
    for (const position of variant === 0 ? (positionsOfVariants[0] ?? []) : []) typedPositions.add(position);
  }
  return {
    inTitle: found / stemmed.reduce((sum, { weight }) => sum + weight, 0),
    ofTitle: Math.max(shareOf(significant), shareOf(significant.filter((at) => at < inHead))),
    isTyped: significant.length > 0 && significant.every((at) => typedPositions.has(at)),
    asTyped: stemmed.filter(({ typed }) => written.includes(typed)).length / stemmed.length,
  };
}

/** Weight of a match in a title: 1 for the words as typed (the first variant), less for each further meaning. */
function variantWeight(variant: number, typed: string): number {
  if (variant === 0) return 1;
  return (typed.includes(" ") ? meaningWeight.expression : meaningWeight.word) * nextMeaningFactor ** (variant - 1);
}

function scoreOf(
  { structure, published, validTo, isPartial = false }: Candidate,
  title: TitleMatch,
  now: number,
): number {
  const { weight, ages } = rankingOf(structure);
  const age = ages && published !== null ? Math.min(1, Math.max(0, now - published) / ageing) : 0;
  const isPast = validTo !== null && validTo < now;
  return (
    factors.asTyped * title.asTyped +
    factors.inTitle * title.inTitle +
    factors.ofTitle * title.ofTitle * title.inTitle +
    factors.kind * weight -
    factors.age * age -
    (isPast ? factors.past * pastShare(title) : 0) -
    (isPartial ? factors.partial : 0)
  );
}
