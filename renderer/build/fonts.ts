import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import subsetFont from "subset-font";
import { normalizePath, type Plugin } from "vite";
import { charactersOf, type FontSet, fontSetNames, unicodeRanges } from "#renderer/page/document/font-sets.ts";

const cache = join(import.meta.dirname, "../../node_modules/.cache/portal-fonts");
const options = {
  targetFormat: "woff2",
  variationAxes: { wght: { min: 400, max: 700 } },
  keepFeatures: ["kern", "mark", "mkmk", "ccmp", "locl"],
  noHinting: true,
} as const;

const require = createRequire(import.meta.url);
const moduleId = "\0virtual:fonts";

/** Subsets Roboto into the portal's font sets and serves their addresses as `virtual:fonts`. */
export function fontModule(): Plugin {
  return {
    name: "portal:fonts",
    buildStart: async () => {
      for (const set of fontSetNames) await writeSubset(set);
    },
    resolveId: { filter: { id: /^virtual:fonts$/ }, handler: () => moduleId },
    load: {
      filter: { id: /^\0virtual:fonts$/ },
      handler: () =>
        fontSetNames
          .map((set, index) => `import f${index} from ${JSON.stringify(`${normalizePath(subsetFile(set))}?url`)};`)
          .concat(
            `export const fontFiles = {${fontSetNames.map((set, index) => `${JSON.stringify(set)}: f${index}`)}};`,
          )
          .join("\n"),
    },
  };
}

/**
 * Returns `@font-face` rules of every set, with addresses relative to a style sheet in the given folder. A font that
 * arrives after the text has been drawn is used only from the next page on, because swapping it would shift the lines
 * that the visitor is reading.
 */
export function fontFaces(folder: string): string {
  return fontSetNames
    .map((set) => {
      const url = normalizePath(relative(folder, subsetFile(set)));
      return `@font-face{font-family:Roboto;font-weight:400 700;font-display:optional;src:url("${url}") format("woff2");unicode-range:${unicodeRanges[set]}}`;
    })
    .join("\n");
}

async function writeSubset(set: FontSet): Promise<void> {
  const file = subsetFile(set);
  if (existsSync(file)) return;
  mkdirSync(dirname(file), { recursive: true });
  // Builds may run in parallel; a rename is atomic.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, await subsetFont(readFileSync(sourceFile(set)), charactersOf(unicodeRanges[set]), options));
  renameSync(draft, file);
}

function subsetFile(set: FontSet): string {
  const key = createHash("sha256")
    .update(readFileSync(sourceFile(set)))
    .update(JSON.stringify([unicodeRanges[set], options]));
  return join(cache, key.digest("hex").slice(0, 12), `roboto-${set}.woff2`);
}

function sourceFile(set: FontSet): string {
  return require.resolve(`@fontsource-variable/roboto/files/roboto-${set}-wght-normal.woff2`);
}
