import { defineConfig } from "vitest/config";

/** Tests of the CMSs behind an adapter, one after the other. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ["{directus,strapi}/tests/*.test.ts"],
    outputFile: { json: process.env["VITEST_REPORT"] ?? "../node_modules/.cache/adapters.json" },
    includeTaskLocation: true,
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
