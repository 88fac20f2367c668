import { join } from "node:path";
import { defineConfig } from "vitest/config";
import base from "../../vite.config.ts";

const { projects: _, ...test } = base.test ?? {};

/** Tests of several nodes with a store and proxies around them: `npm test -- nodes`. */
export default defineConfig({
  ...base,
  test: {
    ...test,
    root: join(import.meta.dirname, "../.."),
    include: ["tests/nodes/*.spec.ts"],
    exclude: [],
    outputFile: { json: process.env["VITEST_REPORT"] ?? "test-results/nodes.json" },
  },
});
