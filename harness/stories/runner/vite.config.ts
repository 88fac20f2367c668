import { defineConfig, mergeConfig } from "vite";
import { storyOptions } from "#harness/stories/vite-options.ts";

/** Production build of React, which takes a third of the time; a unit test looks for its development warnings. */
export default defineConfig(
  mergeConfig(storyOptions, {
    root: import.meta.dirname,
    mode: "production",
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    // Vite reads NODE_ENV, which Playwright sets to `test`.
    oxc: { jsx: { runtime: "automatic", development: false } },
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
