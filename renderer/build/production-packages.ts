import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const names = z.record(z.string(), z.unknown()).default({});
const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      dependencies: names,
      optionalDependencies: names,
      peerDependencies: names,
      peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean().optional() })).default({}),
    }),
  ),
});

/**
 * Returns the paths, such as `node_modules/zod`, of all installed packages that the project's dependencies need at run
 * time. Type packages and optional peers are left out: npm installs those for production when a development dependency
 * uses them.
 */
export function productionPackages(root: string): string[] {
  const { packages } = lockSchema.parse(JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")));

  /** Resolves a package as Node.js does, from the innermost node_modules outwards. */
  function placeOf(name: string, from: string): string[] {
    for (let folder = from; ; folder = folder.replace(/(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/]+$/, "")) {
      const place = join(folder, "node_modules", name);
      if (packages[place]) return existsSync(join(root, place)) ? [place] : [];
      if (folder === "") return [];
    }
  }

  const places = new Set(Object.keys(packages[""]?.dependencies ?? {}).flatMap((name) => placeOf(name, "")));
  for (const place of places) {
    const own = packages[place];
    if (!own) continue;
    const peers = Object.keys(own.peerDependencies).filter((name) => !own.peerDependenciesMeta[name]?.optional);
    const needed = [...Object.keys({ ...own.dependencies, ...own.optionalDependencies }), ...peers];
    for (const name of needed.filter((each) => !each.startsWith("@types/")))
      for (const found of placeOf(name, place)) places.add(found);
  }
  return [...places].toSorted();
}
