import { defineConfig } from "vitest/config";
import { postgresFolder } from "./tests/postgres-folder.ts";

/** Tests that depend on the database run again on PostgreSQL, if its server is installed. */
const onPostgres = {
  name: "postgres",
  include: ["tests/{access,overview,save,schedule,shared-values,tables}.test.ts"],
  globalSetup: "tests/start-postgres.ts",
};

if (postgresFolder === null) console.warn("PostgreSQL is not installed (Debian: postgresql): its tests are left out.");

export default defineConfig({
  root: import.meta.dirname,
  test: {
    setupFiles: "tests/setup.ts",
    projects: [
      { extends: true, test: { name: "sqlite", include: ["tests/**/*.test.ts"] } },
      ...(postgresFolder === null ? [] : [{ extends: true as const, test: onPostgres }]),
    ],
    outputFile: { json: process.env["VITEST_REPORT"] ?? "node_modules/.cache/tests.json" },
    includeTaskLocation: true,
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
