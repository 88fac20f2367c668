import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

test("the benchmarks load without a build, and an unknown name is reported with all known ones", () => {
  const main = join(import.meta.dirname, "../../harness/bench/main.ts");
  const { status, stderr } = spawnSync(process.execPath, [main, "no-such"], { encoding: "utf8" });
  expect(stderr).toMatch(/^There is no benchmark no-such; there are render, .*faults\.$/m);
  expect(status).toBe(2);
});
