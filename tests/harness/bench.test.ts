import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

test("the benchmarks can be loaded without a build, and an unknown one is told with the names of all", () => {
  const main = join(import.meta.dirname, "../../harness/bench/main.ts");
  const { status, stderr } = spawnSync(process.execPath, [main, "no-such"], { encoding: "utf8" });
  expect(stderr).toMatch(/^There is no benchmark no-such; there are parse, .*faults\.$/m);
  expect(status).toBe(2);
});
