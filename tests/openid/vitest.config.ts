import { join } from "node:path";
import { defineConfig } from "vitest/config";

/** Sign-in at an OpenID provider of another maker, Glewlwyd: `npm test -- openid`. */
export default defineConfig({
  test: {
    root: join(import.meta.dirname, "../.."),
    include: ["tests/openid/*.spec.ts"],
    testTimeout: 30_000,
    outputFile: { json: process.env["VITEST_REPORT"] ?? "test-results/openid.json" },
  },
});
