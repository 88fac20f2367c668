import type { Library } from "#checks/rule.ts";
import { demoPages } from "#renderer/demo/registry.ts";
import { systemPages } from "#renderer/system-pages/registry.ts";
import type { Content } from "#schemas/site/content.ts";
import type { readSites } from "./sites.ts";

/** What references of contents may lead to. */
export function libraryOf(contents: readonly Content[], around: Awaited<ReturnType<typeof readSites>>): Library {
  const { sites, documents, categories } = around;
  return { contents, webs: sites.map(({ web }) => web), documents, categories, ownPaths };
}

const ownPaths = new Set([
  ...Object.values(systemPages).flatMap(({ slugs }) => Object.values(slugs)),
  ...Object.keys(demoPages).map((name) => (name === "" ? "dev" : `dev/${name}`)),
]);
