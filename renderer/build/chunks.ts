import { join } from "node:path";
import { normalizePath, type Rolldown } from "vite";

/** The script that every page runs. */
const entry = normalizePath(join(import.meta.dirname, "../client/entry.ts"));

const react = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/;

/** Modules of sessions, kept apart because the header's scripts, on all pages, would otherwise be merged with them. */
const session = /[\\/]renderer[\\/]client[\\/]session[\\/]|[\\/]machines[\\/]security\.ts$/;

/**
 * Groups modules shared by several client scripts into few files: each file is a request, and small files compress
 * badly. Modules that the entry imports stay in it. Modules that need React are kept apart, because most pages load no
 * React.
 */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: "react", test: react },
    {
      name: (id, context) => {
        if (importedBy(entry, context).has(id)) return null;
        if (session.test(id)) return "session";
        return [...importedBy(id, context)].some((imported) => react.test(imported)) ? "widgets" : "shared";
      },
      debugName: "shared",
      test: /[\\/](components|machines|renderer|schemas)[\\/]/,
      minShareCount: 2,
      includeDependenciesRecursively: false,
      entriesAware: true,
      entriesAwareMergeThreshold: 1500,
    },
  ],
};

/** Returns a module and all of its static imports, direct or not. */
function importedBy(id: string, context: Rolldown.ChunkingContext): ReadonlySet<string> {
  // Iterating a Set also visits entries that are added during the loop.
  const ids = new Set([id]);
  for (const each of ids) for (const imported of context.getModuleInfo(each)?.importedIds ?? []) ids.add(imported);
  return ids;
}
