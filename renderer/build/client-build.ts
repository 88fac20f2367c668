import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { normalizePath, type Plugin } from "vite";
import { variablesIn } from "./css-variables.ts";
import { type ImportGraph, sheetFile, splitStyles } from "./page-sheets.ts";
import { dropUnusedProperties } from "./unused-properties.ts";

/** Removes style sheets from the scripts' imports, because pages load all their styles through the document's head. */
export function dropScriptStyles(): Plugin {
  return {
    name: "portal:no-styles-of-scripts",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) if (file.type === "chunk") file.viteMetadata?.importedCss.clear();
    },
  };
}

/**
 * Inlines class names of CSS modules where they are used: `styles.title` of a namespace import is a constant that the
 * bundler can inline, while the object with all names would be a file of its own.
 */
export function inlineClassNames(): Plugin[] {
  const inBrowsers = {
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
  } as const satisfies Partial<Plugin>;
  return [
    {
      name: "portal:plain-class-names",
      enforce: "pre",
      ...inBrowsers,
      transform: {
        filter: { id: /\.tsx?$/, code: /\.module\.css"/ },
        handler: (code) => ({ code: code.replace(importOfNames, "import * as $1 from $2"), map: null }),
      },
    },
    {
      // Otherwise modules without exported names would be tree-shaken together with their styles.
      name: "portal:keep-css-modules",
      enforce: "post",
      ...inBrowsers,
      transform: {
        filter: { id: /\.module\.css$/ },
        handler: (code) => ({ code, map: null, moduleSideEffects: true }),
      },
    },
  ];
}

const importOfNames = /^import (\w+) from ("[^"]+\.module\.css")/gm;

/** Vite's id of the helper that wraps each dynamic import. */
const preloadHelper = "\0vite/preload-helper.js";

/**
 * Reduces Vite's helper for dynamic imports to its error event: there are no styles to load first, and the document
 * itself preloads scripts. Saves 0.7 kB on every page.
 */
export function slimPreloadHelper(): Plugin {
  return {
    name: "portal:plain-imports",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    load: {
      filter: { id: new RegExp(`^${preloadHelper}$`) },
      handler: () => importWithEvent,
    },
  };
}

const importWithEvent = `export const __vitePreload = (load) => load().catch((payload) => {
  const event = Object.assign(new Event("vite:preloadError", { cancelable: true }), { payload });
  dispatchEvent(event);
  if (!event.defaultPrevented) throw payload;
});`;

/** Writes the import graph of an environment, which the style sheets are split by. */
export function importGraphs(): Plugin {
  return {
    name: "portal:import-graphs",
    apply: "build",
    generateBundle() {
      const graph: Record<string, string[]> = {};
      const root = normalizePath(this.environment.config.root);
      const toFile = (id: string) => id.split("?")[0]?.slice(root.length + 1) ?? "";
      const isOurs = (id: string) => id.startsWith(`${root}/`) && !id.includes("/node_modules/");
      for (const id of [...this.getModuleIds()].filter(isOurs)) {
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
        graph[toFile(id)] = [...importedIds, ...dynamicallyImportedIds].filter(isOurs).map(toFile);
      }
      this.emitFile({ type: "asset", fileName: graphFile, source: JSON.stringify(graph) });
    },
  };
}

const graphFile = "imports.json";

/** Replaces the built style sheets by a small one for all pages and one for each template. */
export function splitSheets(root: string): void {
  const client = join(root, "dist/client");
  const sheets = globSync("assets/**/*.css", { cwd: client }).toSorted();
  const read = (folder: string, files: readonly string[]) =>
    files.map((file) => readFileSync(join(folder, file), "utf8").trim());
  const dist = join(root, "dist");
  const others = read(dist, globSync("{client,server}/**/*.{js,mjs,svg}", { cwd: dist }));
  const css = dropUnusedProperties([...new Set(read(client, sheets))].join(""), new Set(others.flatMap(variablesIn)));
  for (const sheet of sheets) rmSync(join(client, sheet));
  const server = takeGraph(join(root, "dist/server", graphFile));
  const browser = takeGraph(join(client, graphFile));
  for (const [name, own] of splitStyles(css, { root, server, browser }))
    if (own !== "") writeFileSync(join(client, sheetFile(name, own)), own);
}

function takeGraph(file: string): ImportGraph {
  const graph: ImportGraph = JSON.parse(readFileSync(file, "utf8"));
  rmSync(file);
  return graph;
}
