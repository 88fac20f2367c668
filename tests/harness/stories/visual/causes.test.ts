import { expect, test } from "vitest";
import type { StoryEntry } from "#harness/stories/story-index.ts";
import { attribute, createGroups, fingerprintOf, type StoredDifference } from "#harness/stories/visual/causes.ts";
import { type Difference, noAria } from "#harness/stories/visual/comparison.ts";
import { type DiffLine, diffLines } from "#harness/stories/visual/markup.ts";
import type { SideContents } from "#harness/stories/visual/side.ts";

const story: StoryEntry = {
  id: "service--one",
  group: "service",
  language: "cs",
  theme: "theme-default",
  now: 0,
  fixture: "mpsv/service/one.cs.json",
};
const variant = { theme: "theme-default", width: 1280, mode: "light" } as const;
const job = { story, variant, isFocused: false, on: "both" } as const;

function side(
  changes: Partial<Pick<StoryEntry, "now">> & { content?: string; props?: string; file?: string } = {},
): SideContents {
  const { content = "content", props = "props photo.jpg", file = "bytes", now = 0 } = changes;
  return {
    stories: new Map([[story.id, { ...story, now }]]),
    build: "",
    scripts: "",
    documents: new Map([["photo.jpg", file]]),
    contentOf: () => content,
    propsOf: () => props,
    documentsOf: () => file,
  };
}

const nothing = {
  job,
  kind: "changed",
  before: null,
  after: null,
  pixels: null,
  rules: [],
  markup: [],
  readAria: noAria,
} as const;

function markup(before: string[], after: string[]): DiffLine[] {
  return diffLines(before, after);
}

test.each<[string, Partial<Difference>, SideContents, string, string[]]>([
  ["content", {}, side({ content: "other" }), "fixture", ["mpsv/service/one.cs.json"]],
  ["a document on the page", {}, side({ file: "other" }), "fixture", ["photo.jpg"]],
  ["a style", { rules: ["a: color red → blue"] }, side(), "style", ["a: color red → blue"]],
  [
    "the time",
    { markup: markup(["1 den"], ["2 dny"]) },
    side({ now: 86_400_000 }),
    "clock",
    ["1970-01-01T00:00:00.000Z", "1970-01-02T00:00:00.000Z"],
  ],
  ["a text", { markup: markup(["<p>", "Ano"], ["<p>", "Ne"]) }, side(), "text", ["- Ano", "+ Ne"]],
  [
    "markup",
    { markup: markup(['<p class="a" id="1">', "Ano"], ['<div class="a">', "Ano"]) },
    side(),
    "template",
    ['- <p class="a" id>', '+ <div class="a">'],
  ],
])("%s is reported as the cause", (_, difference, after, cause, detail) => {
  expect(attribute({ ...nothing, ...difference }, side(), after)).toEqual({ cause, detail });
});

test("differences of the same kind and cause are one group with the fingerprint of its pictures", () => {
  const recorded = (name: string, sha: string): StoredDifference => {
    const look = { sha, width: 1, height: 1 };
    return { name, job, before: look, after: look, pixels: null, isStored: true, markup: [], aria: [] };
  };
  const gather = (entries: readonly (readonly [name: string, sha: string, detail: string])[]) => {
    const groups = createGroups();
    for (const [name, sha, detail] of entries)
      groups.of("changed", { cause: "style", detail: [detail] }).differences.push(recorded(name, sha));
    return groups.all();
  };
  const groups = gather([
    ["b", "2", "gap"],
    ["a", "1", "gap"],
    ["c", "3", "color"],
  ]);
  expect(groups.map(({ differences }) => differences.map(({ name }) => name))).toEqual([["c"], ["a", "b"]]);
  const same = gather([
    ["c", "3", "color"],
    ["a", "1", "gap"],
    ["b", "2", "gap"],
  ]);
  expect(same.map(fingerprintOf)).toEqual(groups.map(fingerprintOf));
  const other = gather([
    ["c", "3", "color"],
    ["a", "1", "gap"],
    ["b", "9", "gap"],
  ]);
  expect(other.map(fingerprintOf)[0]).toBe(groups.map(fingerprintOf)[0]);
  expect(other.map(fingerprintOf)[1]).not.toBe(groups.map(fingerprintOf)[1]);
});
