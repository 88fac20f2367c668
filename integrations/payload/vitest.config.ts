import { defineConfig } from "vitest/config";

export default defineConfig({
  root: import.meta.dirname,
  test: { include: ["tests/**/*.test.ts"], setupFiles: "tests/setup.ts", testTimeout: 300_000, fileParallelism: false },
});
