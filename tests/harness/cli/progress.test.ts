import { stripVTControlCharacters } from "node:util";
import { expect, test } from "vitest";
import { createProgress, silentProgress } from "#harness/cli/progress.ts";

function start(isTTY: boolean) {
  let text = "";
  const write = (part: string | Uint8Array) => {
    text += part;
    return true;
  };
  const progress = createProgress({ isTTY, write, hasColors: () => false });
  return { progress, said: () => text };
}

test("a bar on a terminal grows in its line, gives way to notes and is taken away", () => {
  const { progress, said } = start(true);
  progress.start("contents", 4);
  progress.step();
  progress.note("half way");
  progress.step(3);
  progress.end();
  const lines = stripVTControlCharacters(said())
    .split(/[\r\n]+/)
    .filter(Boolean);
  expect(lines).toEqual([
    `contents ${"░".repeat(24)} 0/4`,
    `contents ${"█".repeat(6)}${"░".repeat(18)} 1/4`,
    "half way",
    `contents ${"█".repeat(6)}${"░".repeat(18)} 1/4`,
    `contents ${"█".repeat(24)} 4/4`,
  ]);
  expect(said().endsWith("\r\u001b[2K")).toBe(true);
});

test("elsewhere a line is written for each tenth, and nothing that steers a terminal", () => {
  const { progress, said } = start(false);
  progress.start("contents", 1000);
  for (let step = 0; step < 1000; step++) progress.step();
  progress.end();
  const lines = said().trimEnd().split("\n");
  expect(lines).toHaveLength(11);
  expect(lines[5]).toBe("contents: 50 % (500 of 1000)");
  expect(said()).not.toContain("\u001b");
});

test("steps beyond the end, no steps at all and steps before the start do no harm", () => {
  const { progress, said } = start(false);
  progress.step();
  progress.start("nothing", 0);
  progress.step();
  progress.start("one", 1);
  progress.step(5);
  progress.end();
  progress.step();
  expect(said()).toBe("one: 0 % (0 of 1)\none: 100 % (1 of 1)\n");
  silentProgress.note("never seen");
});
