import { structures } from "#schemas/structures/registry.ts";
import { type Feed, feedNames } from "#schemas/structures/structure.ts";

export type FeedName = Feed<unknown>["name"];

/** A feed's address below its site and language. */
export function feedSlug(name: FeedName): string {
  return `feeds/${name}.xml`;
}

const namesByPath: ReadonlyMap<string, FeedName> = new Map(feedNames.map((name) => [`/${feedSlug(name)}`, name]));

/** The feed at a path below its site and language; null when there is none. */
export function feedNameAt(path: string): FeedName | null {
  return namesByPath.get(path) ?? null;
}

/** The structure key of a feed's entries, and their list in the search index. */
export function sourceOf(name: FeedName): { key: string; list: string } {
  for (const [key, { feed }] of Object.entries(structures)) if (feed?.name === name) return { key, list: feed.list };
  throw new Error(`no structure has the feed ${name}: give one the member feed, or remove the name from feedNames`);
}
