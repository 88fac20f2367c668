import { join } from "node:path";
import { normalizePath, type Rolldown } from "vite";

/** The script that every page runs. */
const entry = normalizePath(join(import.meta.dirname, "../client/entry.ts"));

const react = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/;

/**
 * Puts parts that several scripts of browsers share into few files: each file is a request, and small ones compress badly.
 * Modules that the script of every page imports stay in it; those that need React stand apart, as plain pages load none.
 */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: "react", test: react },
    {
      name: (id, context) => {
        if (importedBy(entry, context).has(id)) return null;
        return [...importedBy(id, context)].some((imported) => react.test(imported)) ? "widgets" : "shared";
      },
      debugName: "shared",
      test: /[\\/](components|machines|renderer|schemas)[\\/]/,
      minShareCount: 2,
      includeDependenciesRecursively: false,
      entriesAware: true,
      entriesAwareMergeThreshold: 4000,
    },
  ],
};

/** Returns a module and all that it imports before it runs. */
function importedBy(id: string, context: Rolldown.ChunkingContext): ReadonlySet<string> {
  // A set goes on to what is added while it is walked.
  const ids = new Set([id]);
  for (const each of ids) for (const imported of context.getModuleInfo(each)?.importedIds ?? []) ids.add(imported);
  return ids;
}
