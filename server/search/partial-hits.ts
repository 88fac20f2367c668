import type { Hit } from "./hits.ts";
import type { Best, Matches } from "./matches.ts";
import type { Ranking } from "./ranking.ts";
import type { Clause, SearchScope } from "./term/fts-query.ts";

/** Below this number of full matches, partial matches follow. */
const few = 5;
const maxHits = 30;
/** Smallest score of a partial match, relative to the best one. */
const minFit = 0.3;
/** Share of a term that a title must have to count as an answer. */
const enoughInTitle = 0.5;

export function areFew({ hits }: Best): boolean {
  return hits.length < few;
}

/**
 * Finds content items that match some of the clauses, when few match all of them or when no title answers the term, as
 * in `labour office Krnov` on the site of the labour office. Otherwise it finds only pages whose whole title is an
 * expression of the term, such as `Care allowance` in `how long does a care allowance take`.
 */
export function partialHits(
  clauses: readonly Clause[],
  scope: SearchScope,
  full: Best,
  { ranking, matches }: { ranking: Ranking; matches: Matches },
): Hit[] {
  // With one clause, whatever matches some of them matches all.
  if (clauses.length === 1 && !areFew(full)) return [];
  const namedBy = (candidates: readonly Clause[]) =>
    candidates.flatMap((clause) => matches.hitsByTitle([clause], scope, maxHits)).filter((hit) => ranking.isNamed(hit));
  const isAnswered = !areFew(full) && full.hits.some((hit) => ranking.shareInTitle(hit) >= enoughInTitle);
  const found = isAnswered ? namedBy(clauses.filter(({ isExpression }) => isExpression)) : withSome();
  function withSome(): Hit[] {
    const candidates = matches.withAny(clauses, scope, maxHits);
    const best = Math.min(...[...full.hits, ...candidates].map(({ score }) => score));
    const namedHits = namedBy(clauses);
    const isEnough = !areFew(full) || namedHits.length > 0;
    return [
      ...candidates.filter(({ score }, at) => score <= minFit * best || (!isEnough && at < few)),
      ...heaviestSubsets(clauses).flatMap((kept) => matches.hitsByTitle(kept, scope, maxHits)),
      ...namedHits,
    ];
  }
  const situational = matches.withAny(clauses, scope, maxHits, "situations");
  const seen = new Set([...full.hits.map(({ rowid }) => rowid), ...full.rest]);
  return [...found, ...situational]
    .filter(({ rowid }) => !seen.has(rowid) && seen.add(rowid))
    .map((hit) => ({ ...hit, isPartial: true }));
}

/** Subsets of the clauses without the lightest ones, largest first, while they hold enough of the term's weight. */
function heaviestSubsets(clauses: readonly Clause[]): Clause[][] {
  const weightOf = (candidates: readonly Clause[]) => candidates.reduce((sum, { weight }) => sum + weight, 0);
  const ordered = clauses.toSorted((a, b) => b.weight - a.weight);
  return ordered
    .map((_, size) => ordered.slice(0, size))
    .filter((kept) => kept.length > 0 && weightOf(kept) >= weightOf(clauses) * enoughInTitle)
    .toReversed();
}
