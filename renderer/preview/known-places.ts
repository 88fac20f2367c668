import { demoPages } from "#renderer/demo/registry.ts";
import type { Category, Vocabulary } from "#schemas/site/category.ts";
import { systemPages } from "#schemas/site/system-pages.ts";

/** Paths of system pages and demo pages: links may lead to them, and no content item may have their address. */
export const ownPaths: ReadonlySet<string> = new Set([
  ...Object.values(systemPages).flatMap(({ slugs }) => Object.values(slugs)),
  ...Object.keys(demoPages).map((name) => (name === "" ? "dev" : `dev/${name}`)),
]);

export function categoryIds(vocabularies: readonly Vocabulary[]): Set<string> {
  const ids = ({ id, children }: Category): string[] => [id, ...children.flatMap(ids)];
  return new Set(vocabularies.flatMap(({ categories }) => categories.flatMap(ids)));
}
