import { UsageError } from "./exit-codes.ts";

/** Parses an integer from `least` to `most`. */
export function readNumber(option: string, text: string, least: number, most: number): number {
  if (/^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most) return Number(text);
  throw new UsageError(`${option} takes a whole number from ${least} to ${most}, not "${text}".`);
}

/** Parses a count; null when the option is absent. */
export function readCount(option: string, text: string | undefined, least = 1): number | null {
  return text === undefined ? null : readNumber(option, text, least, 999_999_999);
}

export function parsePort(port: string): number {
  return readNumber("--port", port, 0, 65_535);
}

/** Returns one shard of the items, such as the second of five for `2/5`; all items without a shard. */
export function shardOf<Item>(items: readonly Item[], shard: string | undefined): Item[] {
  if (shard === undefined) return [...items];
  const [, part = 0, parts = 0] = (/^(\d{1,4})\/(\d{1,4})$/.exec(shard) ?? []).map(Number);
  if (part >= 1 && part <= parts) return items.filter((_, index) => index % parts === part - 1);
  throw new UsageError(`--shard takes a part such as 1/4, not "${shard}".`);
}
