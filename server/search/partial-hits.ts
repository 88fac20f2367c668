import type { Hit } from "./hits.ts";
import type { Best, Matches } from "./matches.ts";
import type { Ranking } from "./ranking.ts";
import type { Part, Range } from "./term/fts-query.ts";

/** With fewer hits, those that have some of the words follow. */
const few = 5;
const most = 30;
/** Share of the best fit that a hit with some of the words has at least. */
const leastFit = 0.3;
/** Share of a term that a title needs to say what is looked for. */
const enoughInTitle = 0.5;

export function areFew({ hits }: Best): boolean {
  return hits.length < few;
}

/**
 * Finds hits that have some words of a term: where few have all, or where no title says what is looked for, as in
 * `labour office Krnov` on the site of the labour office. What is named as a whole in the term follows, such as the page
 * `Care allowance` in `how long does a care allowance take`.
 */
export function partialHits(
  parts: readonly Part[],
  range: Range,
  full: Best,
  { ranking, matches: { titled, withAny } }: { ranking: Ranking; matches: Pick<Matches, "titled" | "withAny"> },
): Hit[] {
  const named = (some: readonly Part[]) =>
    some.flatMap((part) => titled([part], range, most)).filter((hit) => ranking.isNamed(hit));
  const isAnswered = !areFew(full) && full.hits.some((hit) => ranking.shareInTitle(hit) >= enoughInTitle);
  const found = isAnswered ? named(parts.filter(({ isExpression }) => isExpression)) : withSome();
  function withSome(): Hit[] {
    const some = withAny(parts, range, most);
    const best = Math.min(...[...full.hits, ...some].map(({ score }) => score));
    const whole = named(parts);
    const isEnough = !areFew(full) || whole.length > 0;
    return [
      ...some.filter(({ score }, at) => score <= leastFit * best || (!isEnough && at < few)),
      ...mostOf(parts).flatMap((kept) => titled(kept, range, most)),
      ...whole,
    ];
  }
  const seen = new Set([...full.hits.map(({ number }) => number), ...full.rest]);
  return found
    .filter(({ number }) => !seen.has(number) && seen.add(number))
    .map((hit) => ({ ...hit, isPartial: true }));
}

/** The parts that weigh most, without those that weigh least, as long as they make up enough of the term. */
function mostOf(parts: readonly Part[]): Part[][] {
  const weightOf = (some: readonly Part[]) => some.reduce((sum, { weight }) => sum + weight, 0);
  const ordered = parts.toSorted((a, b) => b.weight - a.weight);
  return ordered
    .map((_, left) => ordered.slice(0, left))
    .filter((kept) => kept.length > 0 && weightOf(kept) >= weightOf(parts) * enoughInTitle)
    .toReversed();
}
