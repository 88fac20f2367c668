import { join } from "node:path";
import { defineConfig, mergeConfig, type Plugin } from "vite";
import { storyOptions } from "#harness/stories/vite-options.ts";

/** Names sources by their path in the project, which is the same in each checkout. */
const relativeSources: Plugin = {
  name: "portal:relative-sources",
  renderChunk: (code) => code.replaceAll(join(import.meta.dirname, "../../../"), ""),
};

/** Production build of React, which takes a third of the time; a unit test looks for its development warnings. */
export default defineConfig(
  mergeConfig(storyOptions, {
    root: import.meta.dirname,
    mode: "production",
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    // Elements say where they are written; React itself stays the production build.
    oxc: { jsx: { runtime: "automatic", development: true, importSource: "#harness/stories/runner" } },
    plugins: [relativeSources],
    publicDir: false,
    build: {
      // All styles in one sheet, as in the portal.
      cssCodeSplit: false,
      // Errors keep their names.
      minify: false,
      chunkSizeWarningLimit: 10_000,
    },
  }),
);
