import { createHash } from "node:crypto";
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Removes style sheets from the scripts' imports: every page has all styles in one sheet. */
export function noStylesOfScripts(): Plugin {
  return {
    name: "portal:no-styles-of-scripts",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) if (file.type === "chunk") file.viteMetadata?.importedCss.clear();
    },
  };
}

/**
 * Writes the class names of CSS modules where they are used: `styles.title` of a namespace is a constant, which the build
 * puts in place of it, while the object of all names would be a file of its own.
 */
export function plainClassNames(): Plugin {
  return {
    name: "portal:plain-class-names",
    enforce: "pre",
    apply: "build",
    transform: {
      filter: { id: /\.tsx?$/, code: /\.module\.css"/ },
      handler: (code) => ({ code: code.replace(importOfNames, "import * as $1 from $2"), map: null }),
    },
  };
}

const importOfNames = /^import (\w+) from ("[^"]+\.module\.css")/gm;

/** Vite's name of the wrapper of each dynamic import. */
const preloadHelper = "\0vite/preload-helper.js";

/**
 * Reduces Vite's wrapper of dynamic imports to the event of a failure: there are no styles to load first, and the document
 * itself preloads scripts. Saves 0.7 kB on every page.
 */
export function plainImports(): Plugin {
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

/** Merges the style sheets of a built client into one; it is small and cached for all pages. */
export function mergeSheets(client: string): void {
  const sheets = globSync("assets/**/*.css", { cwd: client });
  const inOrder = sheets.toSorted((a, b) => rank(a) - rank(b) || a.localeCompare(b));
  const css = [...new Set(inOrder.map((sheet) => readFileSync(join(client, sheet), "utf8")))].join("\n");
  const hash = createHash("sha256").update(css).digest("hex").slice(0, 7);
  for (const sheet of sheets) rmSync(join(client, sheet));
  writeFileSync(join(client, `assets/portal.P${hash}.css`), css);
}

/** Sorts the design system and the portal's base before the components. */
function rank(sheet: string): number {
  return sheet.includes("themes_design-system") ? 0 : 1;
}
