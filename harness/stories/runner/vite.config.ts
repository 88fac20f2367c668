import { defineConfig } from "vite";
import { readableName } from "#renderer/build/class-names.ts";
import { designSystem } from "#renderer/build/design-system.ts";
import { parseDesignSystem } from "#server/config/design-system-config.ts";

/** React as in production, which takes a third of the time; what it warns of in development, a unit test looks for. */
export default defineConfig({
  root: import.meta.dirname,
  mode: "production",
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  // Vite looks at the environment, which Playwright sets to that of tests.
  oxc: { jsx: { runtime: "automatic", development: false } },
  plugins: [designSystem(parseDesignSystem(process.env))],
  publicDir: false,
  // The form of the package that Node reads too: its other one has no default export.
  resolve: { alias: { rrule: "rrule/dist/es5/rrule.js" } },
  // A change of styles must not rename the classes in the HTML, and reports name them.
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
