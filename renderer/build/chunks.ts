import { join } from "node:path";
import { normalizePath, type Rolldown } from "vite";

/** The script that every page runs. */
const entry = normalizePath(join(import.meta.dirname, "../client/entry.ts"));

/**
 * Puts parts that several scripts of browsers share into few files: each file is a request, and small ones compress badly.
 * What the script of every page imports stays in it.
 */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: "react", test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
    {
      name: (id, context) => (importedByEntry(context).has(id) ? null : "shared"),
      debugName: "shared",
      test: /[\\/](components|machines|renderer|schemas)[\\/]/,
      minShareCount: 2,
      includeDependenciesRecursively: false,
      entriesAware: true,
      entriesAwareMergeThreshold: 4000,
    },
  ],
};

/** Returns the entry and all that it imports before it runs. */
function importedByEntry(context: Rolldown.ChunkingContext): ReadonlySet<string> {
  // A set goes on to what is added while it is walked.
  const ids = new Set([entry]);
  for (const id of ids) for (const imported of context.getModuleInfo(id)?.importedIds ?? []) ids.add(imported);
  return ids;
}
