import { defineConfig } from "vite";
import { readableName } from "#renderer/build/class-names.ts";
import { designSystem } from "#renderer/build/design-system.ts";
import { parseDesignSystem } from "#server/config/design-system-config.ts";

/** Production build of React, which takes a third of the time; a unit test looks for its development warnings. */
export default defineConfig({
  root: import.meta.dirname,
  mode: "production",
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  // Vite reads NODE_ENV, which Playwright sets to `test`.
  oxc: { jsx: { runtime: "automatic", development: false } },
  plugins: [designSystem(parseDesignSystem(process.env))],
  publicDir: false,
  // The same build of the package as in Node.js; the other one has no default export.
  resolve: { alias: { rrule: "rrule/dist/es5/rrule.js" } },
  // Class names must not depend on styles, and reports show them.
  css: { modules: { generateScopedName: readableName } },
  build: {
    target: "es2022",
    // All styles in one sheet, as in the portal.
    cssCodeSplit: false,
    // Errors keep their names.
    minify: false,
    chunkSizeWarningLimit: 10_000,
  },
});
