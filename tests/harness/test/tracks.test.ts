import { expect, test } from "vitest";
import { type Step, steps } from "#harness/test/steps.ts";
import { runTracks } from "#harness/test/tracks.ts";

/** Runs steps and records which ran at the same time; `how` are their tracks, in order. */
async function run(how: readonly Step["track"][]) {
  const given = how.map((track, index): Step => ({ name: String(index), programs: [], ...(track && { track }) }));
  const running = new Set<string>();
  const seen: string[] = [];
  const results = await runTracks(given, async ({ name }, isShared) => {
    running.add(name);
    await new Promise(setImmediate);
    seen.push(`${[...running].join("+")}${isShared ? " shared" : ""}`);
    await new Promise(setImmediate);
    running.delete(name);
    return name;
  });
  expect(results).toEqual(given.map(({ name }) => name));
  return seen;
}

test("tracks run in parallel, each in its order; steps without a track run one by one afterwards", async () => {
  const seen = await run(["sources", undefined, "pages", "sources", undefined]);
  expect(seen).toEqual(["0+2 shared", "0+2 shared", "3 shared", "1", "4"]);
});

test("a single track shares nothing", async () => {
  expect(await run(["sources", "sources", undefined])).toEqual(["0", "1", "2"]);
});

test("a step that measures time runs alone", () => {
  expect(steps.flatMap(({ name, track }) => (track ? [] : name))).toEqual([
    "e2e",
    "days",
    "browsers",
    "alerts",
    "openid",
    "cms",
    "adapters",
  ]);
});
