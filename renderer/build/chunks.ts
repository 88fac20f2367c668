import { join } from "node:path";
import { normalizePath, type Rolldown } from "vite";

/** The script that every page runs. */
const entry = normalizePath(join(import.meta.dirname, "../client/entry.ts"));

const react = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/;

/**
 * Puts parts that several scripts of browsers share into few files: each file is a request, and small ones compress badly.
 * What the script of every page imports stays in it, and parts that need React are kept from those that do without.
 */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: "react", test: react },
    {
      name: (id, context) => {
        if (importsOf(entry, context).has(id)) return null;
        return [...importsOf(id, context)].some((imported) => react.test(imported)) ? "widgets" : "shared";
      },
      debugName: "shared and widgets",
      test: /[\\/](components|machines|renderer|schemas)[\\/]/,
      minShareCount: 2,
      includeDependenciesRecursively: false,
      entriesAware: true,
      entriesAwareMergeThreshold: 4000,
    },
  ],
};

/** Returns a module and all that it imports before it runs. */
function importsOf(module: string, context: Rolldown.ChunkingContext): ReadonlySet<string> {
  // A set goes on to what is added while it is walked.
  const ids = new Set([module]);
  for (const id of ids) for (const imported of context.getModuleInfo(id)?.importedIds ?? []) ids.add(imported);
  return ids;
}
