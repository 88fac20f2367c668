import { join } from "node:path";
import { defineConfig, mergeConfig } from "vite";
import { storyOptions } from "./vite-options.ts";

/** Ladle adds the React plugin itself; stories do not need Vike. */
export default defineConfig(
  mergeConfig(storyOptions, {
    cacheDir: join(import.meta.dirname, "../../node_modules/.cache/ladle"),
    publicDir: join(import.meta.dirname, "../../.portal/public"),
    server: { open: false },
  }),
);
