/** True for full matrices and long random sequences (npm test -- exhaustive); an ordinary run takes samples. */
export const isExhaustive = process.env["PORTAL_EXHAUSTIVE"] === "1";

/**
 * Returns one item of each group: the first of the first group, the second of the next and so on; all items in an
 * exhaustive run.
 */
export function inTurn<Item>(items: readonly Item[], groupOf: (item: Item) => string): readonly Item[] {
  if (isExhaustive) return items;
  return [...Map.groupBy(items, groupOf).values()].flatMap((group, turn) => group[turn % group.length] ?? []);
}
