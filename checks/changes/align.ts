import { isRecord } from "#schemas/parse/shape.ts";
import { likeness, wordsIn } from "./likeness.ts";
import { longestRun } from "./longest-run.ts";

/** An item of a list before and after; undefined where there was none. */
interface Pair {
  before: number;
  after: number;
}

/** Items of two lists, by their indices. */
export interface Aligned {
  /** In the order of the list after. */
  pairs: readonly Pair[];
  /** Pairs whose order among the others changed: as few as possible. */
  moved: readonly Pair[];
  removed: readonly number[];
  added: readonly number[];
}

/** Fields that identify an item, by priority; those of a line are tried together. */
const identifying = [
  ["klic", "titulek", "nazev", "name", "otazka", "oznaceni", "jmeno"],
  ["url", "adresa"],
  ["datum", "den", "od"],
].map((names) => (item: unknown) => stableKey(item, names));

/**
 * Pairs the items of two lists: by their ids, else those that are equal, have the same key such as a title, or are alike. The
 * work is n·log n in the number of items.
 */
export function align(
  before: readonly unknown[],
  after: readonly unknown[],
  keyOf: (item: unknown) => string,
): Aligned {
  const partner = new Map<number, number>();
  const taken = new Set<number>();
  const pair = (own: number, other: number) => {
    partner.set(own, other);
    taken.add(other);
  };
  // Items at both ends are paired first, so that of equal items those at the same place are.
  const isEqual = (own: number, other: number) =>
    Math.min(own, other) >= 0 &&
    own < before.length &&
    other < after.length &&
    keyOf(before[own]) === keyOf(after[other]);
  let start = 0;
  for (; isEqual(start, start); start++) pair(start, start);
  let [own, other] = [before.length - 1, after.length - 1];
  for (; own >= start && other >= start && isEqual(own, other); own--, other--) pair(own, other);
  for (const name of [idOf, keyOf, ...identifying]) {
    // A key that items share says nothing about one of them; equal items are taken in their order.
    const free = (items: readonly unknown[], has: (index: number) => boolean) =>
      Map.groupBy(
        [...items.keys()].filter((index) => !has(index)),
        (index) => name(items[index]),
      );
    const others = free(after, (index) => taken.has(index));
    for (const [key, own] of free(before, (index) => partner.has(index))) {
      const same = key === null ? [] : (others.get(key) ?? []);
      if (name !== keyOf && (own.length > 1 || same.length > 1)) continue;
      for (const [order, index] of own.entries()) {
        const other = same[order];
        if (other !== undefined) pair(index, other);
      }
    }
  }
  for (const { olds, news } of gaps(before.length, after.length, partner)) pairAlike(olds, news);

  const pairs = [...partner]
    .map(([own, other]) => ({ before: own, after: other }))
    .toSorted((a, b) => a.after - b.after);
  const stayed = longestRun(pairs.map((each) => each.before));
  return {
    pairs,
    moved: pairs.filter((_, position) => !stayed.has(position)),
    removed: [...before.keys()].filter((index) => !partner.has(index)),
    added: [...after.keys()].filter((index) => !taken.has(index)),
  };

  /** Pairs items between the same neighbours: each with the most similar of the next ones, else one by one. */
  function pairAlike(olds: readonly number[], news: readonly number[]): void {
    const words = new Map(news.map((index) => [index, wordsIn(after[index])]));
    let next = 0;
    for (const own of olds) {
      const ownWords = wordsIn(before[own]);
      const ranked = news.slice(next, next + reach).map((index) => ({
        index,
        share: likeness(ownWords, words.get(index) ?? new Set()),
      }));
      const best = ranked.reduce((a, b) => (b.share > a.share ? b : a), { index: -1, share: 0 });
      if (best.share < leastLikeness) continue;
      pair(own, best.index);
      next = news.indexOf(best.index, next) + 1;
    }
    const [oldLeft, newLeft] = [olds.filter((each) => !partner.has(each)), news.filter((each) => !taken.has(each))];
    if (oldLeft.length !== newLeft.length) return;
    for (const [order, own] of oldLeft.entries()) {
      const other = newLeft[order];
      if (other !== undefined && isSameKind(before[own], after[other]) && isSmall(before[own])) pair(own, other);
    }
  }
}

/** Pairs the items of lists in two languages: by their ids, or else the first with the first and so on. */
export function alignByPlace(before: readonly unknown[], after: readonly unknown[]): Aligned {
  const places = new Map(after.map((item, index) => [idOf(item) ?? index, index]));
  const pairs = before.flatMap((item, index) => {
    const other = places.get(idOf(item) ?? index);
    return other === undefined ? [] : [{ before: index, after: other }];
  });
  const [own, others] = [new Set(pairs.map((each) => each.before)), new Set(pairs.map((each) => each.after))];
  return {
    pairs,
    moved: [],
    removed: [...before.keys()].filter((index) => !own.has(index)),
    added: [...after.keys()].filter((index) => !others.has(index)),
  };
}

/** Number of following items among which the most similar one is looked for. */
const reach = 8;
const leastLikeness = 0.3;

/** Returns the unpaired items between pairs that stay in order. */
function gaps(before: number, after: number, partner: ReadonlyMap<number, number>) {
  const pairs = [...partner].toSorted(([a], [b]) => a - b);
  const stayed = longestRun(pairs.map(([, other]) => other));
  const fixed = pairs.filter((_, position) => stayed.has(position));
  const taken = new Set(partner.values());
  let [own, other] = [0, 0];
  return [...fixed, [before, after] as const].map(([ownEnd, otherEnd]) => {
    const gap = {
      olds: range(own, ownEnd).filter((index) => !partner.has(index)),
      news: range(other, otherEnd).filter((index) => !taken.has(index)),
    };
    [own, other] = [ownEnd, otherEnd];
    return gap;
  });
}

function range(start: number, end: number): number[] {
  return Array.from({ length: Math.max(0, end - start) }, (_, index) => start + index);
}

/** Returns the id that the CMS gives to an item. */
function idOf(item: unknown): string | null {
  const id = isRecord(item) ? item["id"] : null;
  return typeof id === "string" || typeof id === "number" ? String(id) : null;
}

function stableKey(item: unknown, names: readonly string[]): string | null {
  if (!isRecord(item)) return null;
  const name = names.find((key) => typeof item[key] === "string" && item[key] !== "");
  return name === undefined ? null : JSON.stringify([item["typ"] ?? null, name, item[name]]);
}

function isSameKind(one: unknown, other: unknown): boolean {
  if (isRecord(one) && isRecord(other)) return one["typ"] === other["typ"];
  return typeof one === typeof other && Array.isArray(one) === Array.isArray(other);
}

/** True for an item of few parts, which is another one as soon as one of them is. */
function isSmall(item: unknown): boolean {
  return typeof item !== "object" || item === null || wordsIn(item).size <= smallest || Object.keys(item).length <= 2;
}
const smallest = 8;
