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
  return { progress, written: () => text };
}

test("on a terminal the progress bar is redrawn in its line, below any notes, and removed at the end", () => {
  const { progress, written } = start(true);
  progress.start("contents", 4);
  progress.step();
  progress.note("half way");
  progress.step(3);
  progress.end();
  const lines = stripVTControlCharacters(written())
    .split(/[\r\n]+/)
    .filter(Boolean);
  expect(lines).toEqual([
    `contents ${"░".repeat(24)} 0/4`,
    `contents ${"█".repeat(6)}${"░".repeat(18)} 1/4`,
    "half way",
    `contents ${"█".repeat(6)}${"░".repeat(18)} 1/4`,
    `contents ${"█".repeat(24)} 4/4`,
  ]);
  expect(written().endsWith("\r\u001b[2K")).toBe(true);
});

test("without a terminal a line is written for each tenth, without control characters", () => {
  const { progress, written } = start(false);
  progress.start("contents", 1000);
  for (let step = 0; step < 1000; step++) progress.step();
  progress.end();
  const lines = written().trimEnd().split("\n");
  expect(lines).toHaveLength(11);
  expect(lines[5]).toBe("contents: 50 % (500 of 1000)");
  expect(written()).not.toContain("\u001b");
});

test("too many steps, no steps and negative steps are harmless", () => {
  const { progress, written } = start(false);
  progress.step();
  progress.start("nothing", 0);
  progress.step();
  progress.start("one", 1);
  progress.step(5);
  progress.end();
  progress.step();
  expect(written()).toBe("one: 0 % (0 of 1)\none: 100 % (1 of 1)\n");
  silentProgress.note("never seen");
});
