import type { UserConfig } from "vite";
import { readableName } from "#portal/build/class-names.ts";
import { designSystem } from "#portal/build/design-system.ts";
import { parseDesignSystem } from "#portal/config/design-system-config.ts";

/** Options of Vite that the story runner and Ladle share. */
export const storyOptions = {
  plugins: [designSystem(parseDesignSystem(process.env))],
  // The same build of the package as in Node.js; the other one has no default export.
  resolve: { alias: { rrule: "rrule/dist/es5/rrule.js" } },
  // Class names must not depend on styles, and reports show them.
  css: { modules: { generateScopedName: readableName } },
  build: { target: "es2022" },
} satisfies UserConfig;
