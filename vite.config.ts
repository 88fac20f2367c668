/// <reference types="vitest/config" />
import react from "@vitejs/plugin-react";
import vike from "vike/plugin";
import { defineConfig } from "vite";
import { designSystem } from "./renderer/themes/design-system.ts";
import { noStylesOfScripts } from "./renderer/themes/one-sheet.ts";
import { parseDesignSystem } from "./server/design-system-config.ts";

const isVitest = process.env["VITEST"] !== undefined;

export default defineConfig({
  plugins: [...(isVitest ? [] : [vike()]), react(), designSystem(parseDesignSystem(process.env)), noStylesOfScripts()],
  publicDir: "renderer/public",
  // The largest chunk is axe, which no page loads unless it is told to.
  build: { target: "es2022", manifest: true, chunkSizeWarningLimit: 1000 },
  test: {
    outputFile: { json: process.env["VITEST_REPORT"] ?? "test-results/unit.json" },
    include: ["tests/**/*.test.{ts,tsx}"],
  },
});
