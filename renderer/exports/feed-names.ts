import type { StructureKey } from "#schemas/structures/registry.ts";

/** The feeds of a site by the name in their address, with the structure key of their entries. */
export const feeds = {
  news: "news-item",
  "press-releases": "press-release",
} as const satisfies Record<string, StructureKey>;

export type FeedName = keyof typeof feeds;

export const feedNames = Object.keys(feeds).filter(isFeedName);

function isFeedName(name: string): name is FeedName {
  return Object.hasOwn(feeds, name);
}

/** A feed's address below its site and language. */
export function feedSlug(name: FeedName): string {
  return `feeds/${name}.xml`;
}

const namesByPath: ReadonlyMap<string, FeedName> = new Map(feedNames.map((name) => [`/${feedSlug(name)}`, name]));

/** The feed at a path below its site and language; null when there is none. */
export function feedNameAt(path: string): FeedName | null {
  return namesByPath.get(path) ?? null;
}
