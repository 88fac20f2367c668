import { join } from "node:path";
import { defineConfig } from "vite";
import { designSystem } from "#renderer/build/design-system.ts";
import { parseDesignSystem } from "#server/config/design-system-config.ts";

/** Ladle adds the React plugin itself; stories do not need Vike. */
export default defineConfig({
  plugins: [designSystem(parseDesignSystem(process.env))],
  publicDir: join(import.meta.dirname, "../../.portal/public"),
  server: { open: false },
  build: { target: "es2022" },
});
