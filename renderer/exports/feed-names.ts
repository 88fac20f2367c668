import type { StructureKey } from "#schemas/structures/registry.ts";

/** The feeds of a site by the name in their address, with the structure whose contents they tell. */
export const feeds = {
  news: "news-item",
  "press-releases": "press-release",
} as const satisfies Record<string, StructureKey>;

export type FeedName = keyof typeof feeds;

export function isFeedName(name: string): name is FeedName {
  return Object.hasOwn(feeds, name);
}

/** A feed's address below its site and language. */
export function feedSlug(name: FeedName): string {
  return `feeds/${name}.xml`;
}
