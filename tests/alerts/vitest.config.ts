import { join } from "node:path";
import { defineConfig } from "vitest/config";

/** Alerting rules, evaluated by Prometheus: `npm test -- alerts`. */
export default defineConfig({
  test: {
    root: join(import.meta.dirname, "../.."),
    include: ["tests/alerts/*.spec.ts"],
    outputFile: { json: process.env["VITEST_REPORT"] ?? "test-results/alerts.json" },
  },
});
