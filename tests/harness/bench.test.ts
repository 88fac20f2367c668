import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { refuseEmpty } from "#harness/bench/figures/story-runner.ts";
import type { Outcome } from "#harness/stories/runner/runner.ts";

test("the benchmarks load without a build, and an unknown name is reported with all known ones", () => {
  const main = join(import.meta.dirname, "../../harness/bench/main.ts");
  const { status, stderr } = spawnSync(process.execPath, [main, "no-such"], { encoding: "utf8" });
  expect(stderr).toMatch(/^There is no benchmark no-such; there are parse, .*faults\.$/m);
  expect(status).toBe(2);
});

test("a result with stories that were not shown or not checked is rejected", () => {
  const outcome = (
    result: { verdict: number; failure: null } | { verdict: null; failure: string },
  ): Outcome<number> => {
    const story = { id: "a--one", group: "a", language: "cs", theme: "theme-up", now: 0, fixture: null } as const;
    const variant = { theme: "theme-up", width: 320, mode: "light" } as const;
    return { story, variant, ...result, leakedFrom: null, once: null };
  };
  const good = outcome({ verdict: 30, failure: null });
  expect(() => refuseEmpty([good])).not.toThrow();
  expect(() => refuseEmpty([])).toThrow("There is no story to measure.");
  const closed = outcome({ verdict: null, failure: "The browser has been closed" });
  expect(() => refuseEmpty([good, closed])).toThrow("Nothing was measured on a--one: The browser has been closed.");
  const blind = outcome({ verdict: 0, failure: null });
  expect(() => refuseEmpty([good, blind])).toThrow("Nothing was measured on a--one: no axe rule passed.");
});
