import { join } from "node:path";
import { defineConfig } from "vitest/config";
import base from "../../vite.config.ts";

/** The tests of several nodes with what stands around them: `npm test -- nodes`. */
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    root: join(import.meta.dirname, "../.."),
    include: ["tests/nodes/*.spec.ts"],
    exclude: [],
    outputFile: { json: process.env["VITEST_REPORT"] ?? "test-results/nodes.json" },
  },
});
