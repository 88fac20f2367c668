import { join } from "node:path";
import { defineConfig, mergeConfig } from "vite";
import { storyOptions } from "./vite-options.ts";

/** Ladle adds the React plugin itself; stories do not need Vike. */
export default defineConfig(
  mergeConfig(storyOptions, {
    cacheDir: join(import.meta.dirname, "../../node_modules/.cache/ladle"),
    publicDir: join(import.meta.dirname, "../../.portal/public"),
    server: { open: false },
    // A package that Vite finds only while a page loads makes it prepare all packages anew, and requests under way get a
    // 504. Ladle names only the stories as entries, and leaves out two packages that it imports itself.
    optimizeDeps: {
      entries: [join(import.meta.dirname, "components.tsx")],
      include: ["axe-core", "msw/browser"],
    },
  }),
);
