import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { openVerdicts } from "#harness/stories/runner/cache.ts";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";

const variant = { theme: "theme-up", width: 390, mode: "dark" } as const;
const story = { id: "service--a", group: "service", language: "cs", theme: "theme-up", now: 0, fixture: null } as const;
const job = {
  story,
  variant,
  shown: { domHash: "abc", structureHash: "", isAlive: false, nodes: 3, errors: [], requests: [] },
};

let folder = "";
const notes: string[] = [];
beforeEach(() => {
  folder = temporaryFolder();
  notes.length = 0;
});

function open(dependsOn: readonly string[] = ["axe 1"], schema: z.ZodType<string[]> = z.array(z.string())) {
  return openVerdicts({
    file: join(folder, "deep/verdicts.json"),
    dependsOn,
    schema,
    note: (line) => notes.push(line),
  });
}

test("a cached verdict is reused in later runs only for the same story and variant", () => {
  const first = open();
  expect(first.recall(job)).toBeNull();
  first.store(job, ["contrast"]);
  first.save();
  const next = open();
  expect(next.recall(job)).toEqual(["contrast"]);
  expect(next.recall({ ...job, variant: { ...variant, width: 768 } })).toBeNull();
  expect(next.recall({ ...job, story: { ...story, id: "service--b" } })).toBeNull();
  expect(next.recall({ ...job, shown: { ...job.shown, domHash: "other" } })).toBeNull();
  expect(readdirSync(join(folder, "deep"))).toEqual(["verdicts.json"]);
});

test("a story with unchanged inputs is not rendered again", () => {
  const made = (of: string) =>
    openVerdicts({
      file: join(folder, "verdicts.json"),
      dependsOn: ["axe 1"],
      schema: z.array(z.string()),
      inputHash: () => of,
      note: (line) => notes.push(line),
    });
  const first = made("props 1");
  expect(first.recallUnshown(job)).toBeNull();
  first.store(job, ["contrast"]);
  first.save();
  expect(made("props 1").recallUnshown(job)).toEqual(["contrast"]);
  expect(made("props 1").recallUnshown({ story, variant: { ...variant, width: 768 } })).toBeNull();
  expect(made("props 2").recallUnshown(job)).toBeNull();
  expect(made("props 2").recall(job)).toEqual(["contrast"]);
});

test("a story with unknown inputs is always rendered", () => {
  const verdicts = open();
  verdicts.store(job, ["contrast"]);
  expect(verdicts.recallUnshown(job)).toBeNull();
});

test("only the latest verdict is kept for a story and variant", () => {
  const verdicts = open();
  verdicts.store(job, ["old"]);
  verdicts.store({ ...job, shown: { ...job.shown, domHash: "new" } }, ["new"]);
  expect(verdicts.recall(job)).toBeNull();
  expect(verdicts.recall({ ...job, shown: { ...job.shown, domHash: "new" } })).toEqual(["new"]);
});

test("no verdict is reused after a change of styles, checks or browser", () => {
  const first = open();
  first.store(job, []);
  first.save();
  expect(open(["axe 2"]).recall(job)).toBeNull();
  expect(open(["axe", "1"]).recall(job)).toBeNull();
  expect(open().recall(job)).toEqual([]);
  expect(notes).toEqual([]);
});

test("a broken cache file is reported and ignored", () => {
  const file = join(folder, "deep/verdicts.json");
  const whole = open();
  whole.store(job, ["contrast"]);
  whole.save();
  const text = readFileSync(file, "utf8");
  const broken = [
    "",
    "{",
    "[]",
    text.slice(0, -20),
    text.replace('["contrast"]', "7"),
    text.replace('"format":1', '"format":2'),
  ];
  for (const content of broken) {
    notes.length = 0;
    writeFileSync(file, content);
    const verdicts = open();
    expect(verdicts.recall(job)).toBeNull();
    expect(notes).toHaveLength(1);
    expect(notes[0]).toContain(file);
  }
  const mended = open();
  mended.store(job, ["contrast"]);
  mended.save();
  expect(open().recall(job)).toEqual(["contrast"]);
});
