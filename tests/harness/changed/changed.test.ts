import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { affectedBy } from "#harness/changed/affected.ts";
import { readChanges } from "#harness/changed/git.ts";
import { createImports } from "#harness/changed/imports.ts";
import { EnvironmentError, UsageError } from "#harness/cli/exit-codes.ts";
import { storiesOf } from "#harness/stories/changed.ts";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";
import { check, contentFile, goodRecord, goodStore } from "../check/checked.ts";

const project = join(import.meta.dirname, "../../..");

function git(folder: string, ...args: string[]): void {
  const identity = ["-c", "user.name=test", "-c", "user.email=test@example.org", "-c", "commit.gpgsign=false"];
  const { status, stderr } = spawnSync("git", [...identity, ...args], { cwd: folder, encoding: "utf8" });
  expect(stderr + status).toMatch(/0$/);
}

/** A folder of fixtures, committed to git unchanged. */
function committed(folder: string): string {
  git(folder, "init", "-q");
  git(folder, "add", ".");
  git(folder, "commit", "-q", "-m", "all");
  return folder;
}

function write(folder: string, file: string, value: unknown): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), JSON.stringify(value));
}

/** Ids that `portal check --changed` checks, and what it says about the others. */
async function lookedAt(folder: string, changed = "--changed", ...filters: string[]) {
  const { code, out, notes } = await check(["--fixtures", folder, "--list", changed, ...filters]);
  const ids = out.split("\n").flatMap((line) => line.split("\t")[0] || []);
  return { code, ids: ids.toSorted(), notes: notes.join("\n") };
}

const linking = goodRecord("102", "odkaz", { data: { obsah: '<p><a href="/porodne">Porodné a kdo má nárok</a></p>' } });
const glossary = goodRecord("103", "slovnik", { structure: { id: "7", key: "slovnik-pojmu" }, data: {} });
const term = goodRecord("104", "pojem", { structure: { id: "8", key: "pojem" }, data: {} });

test("changed, staged, new, deleted and renamed files are listed with their text in the commit", () => {
  const folder = committed(
    temporaryFolder({ "a.json": {}, "b.json": {}, "c.json": {}, "d/e f.json": { old: 1 }, same: {} }),
  );
  write(folder, "a.json", { changed: 1 });
  write(folder, "b.json", { staged: 1 });
  git(folder, "add", "b.json");
  rmSync(join(folder, "c.json"));
  git(folder, "mv", "d/e f.json", "d/é.json");
  write(folder, "new.json", {});
  const { files, textBefore } = readChanges(join(folder, "d"), "HEAD");
  const names = ["a.json", "b.json", "c.json", "d/e f.json", "d/é.json", "new.json"];
  expect(files.map((file) => file.slice(-8))).toEqual(names.map((name) => join(folder, name).slice(-8)));
  expect(textBefore(join(folder, "d/e f.json"))).toBe('{"old":1}');
  expect(textBefore(join(folder, "new.json"))).toBeNull();
});

test("a folder outside a git checkout is an environment error, an unknown commit a usage error", () => {
  const bare = temporaryFolder({ "a.json": {} });
  expect(() => readChanges(bare, "HEAD")).toThrow(EnvironmentError);
  expect(() => readChanges(bare, "HEAD")).toThrow(/^--changed needs git and a checkout; [^\n]*\.$/);
  const folder = committed(bare);
  for (const ref of ["absent", "--all", "HEAD~1", ""]) expect(() => readChanges(folder, ref)).toThrow(UsageError);
});

test("--changed checks nothing when nothing has changed, and reports that", async () => {
  const folder = committed(goodStore());
  expect(await lookedAt(folder)).toEqual({
    code: 0,
    ids: [],
    notes: "Nothing has changed since HEAD: none of 2 content items is checked.",
  });
  const { code, out } = await check(["--fixtures", folder, "--changed", "--reporter", "json"]);
  expect([code, JSON.parse(out).checked]).toEqual([0, { contents: 0 }]);
});

test("--changed checks changed content items and those that refer to or list them", async () => {
  const folder = committed(
    goodStore({
      [contentFile("odkaz")]: linking,
      [contentFile("slovnik")]: glossary,
      [contentFile("pojem")]: term,
    }),
  );
  write(folder, contentFile("porodne"), goodRecord("101", "porodne-a-dalsi"));
  const { ids, notes } = await lookedAt(folder);
  expect(ids).toEqual(["101", "102"]);
  expect(notes).toBe("Content items affected by changes since HEAD: 2; skipped: 3.");
  expect((await lookedAt(folder, "--changed", "102")).ids).toEqual(["102"]);
  git(folder, "commit", "-qam", "next");
  expect((await lookedAt(folder)).ids).toEqual([]);
  expect((await lookedAt(folder, "--changed=HEAD~1")).ids).toEqual(["101", "102"]);
  rmSync(join(folder, contentFile("pojem")));
  expect((await lookedAt(folder)).ids).toEqual(["103"]);
});

test("--changed finds faults that a change causes in other content items", async () => {
  const folder = committed(goodStore({ [contentFile("odkaz")]: linking }));
  rmSync(join(folder, contentFile("porodne")));
  const args = ["--fixtures", folder, "--changed", "--level", "1", "--severity", "warning", "--reporter", "json"];
  const { code, out } = await check(args);
  expect(JSON.parse(out).findings).toMatchObject([{ code: "reference.dead", content: { id: "102" } }]);
  expect(code).toBe(1);
});

test("--changed checks everything when a site's settings or shared CMS records have changed", async () => {
  const folder = committed(goodStore());
  write(folder, "tags.json", { items: [] });
  const { ids, notes } = await lookedAt(folder);
  expect(ids).toEqual(["100", "101"]);
  expect(notes).toMatch(/^Everything is checked, as .*tags\.json has changed since HEAD\.$/);
  git(folder, "commit", "-qam", "next");
  write(folder, contentFile("config"), goodRecord("105", "config-"));
  expect((await lookedAt(folder)).ids).toEqual(["100", "101", "105"]);
});

test.each([["--stdin"], ["--live"], ["--cms-url", "http://127.0.0.1:9"]])(
  "--changed with %s is rejected",
  async (...args) => {
    await expect(check(["--changed", ...args])).rejects.toThrow(UsageError);
  },
);

const roots = ["harness/check/command.ts", "renderer/page/document/document.tsx"];
const fixtures = join(project, "fixtures");
const touched = (...names: string[]) => {
  const files = names.map((name) => join(project, name));
  const { everything, keys, contents } = affectedBy(
    { ref: "HEAD", files, textBefore: () => null },
    { fixtures, roots },
  );
  return everything ?? [...keys, ...contents.flatMap(({ names }) => names)];
};

test.each([
  [["templates/service/service.tsx"], ["service"]],
  [
    ["schemas/structures/glossary.ts", "templates/map/map.tsx"],
    ["glossary", "map"],
  ],
  [["templates/standard-page/standard-page.tsx"], "templates/standard-page/standard-page.tsx"],
  [["components/text/rich-text.tsx"], "components/text/rich-text.tsx"],
  [["checks/rules/layout/lists.ts"], "checks/rules/layout/lists.ts"],
  [["docs/qa.md", "locales/cs.json"], "locales/cs.json"],
  [["package-lock.json"], "package-lock.json"],
  [["renderer/absent.css"], "renderer/absent.css"],
  [["docs/qa.md", "tests/clock.test.ts", "harness/machines/edges.ts", "embedded/replay/README.md"], []],
])("a change of %s affects %j", (files, about) => {
  expect(touched(...files)).toEqual(about);
});

test("imports of every kind and quoted file names are followed, type imports are not", () => {
  const root = temporaryFolder({
    "a.ts":
      'import { b } from "./b.ts";\nimport type { T } from "./types.ts";\nconst c = () => import("#deep/c.tsx");\n',
    "b.ts": 'import "./b.css";\nexport * from "./d.ts";\n',
    "b.css": '@import "./e.css";\n',
    "deep/c.tsx": 'const page = join(root, "deep/f.ts");\n',
    "d.ts": "",
    "e.css": "",
    "deep/f.ts": "",
    "types.ts": "",
    "other.ts": "",
  });
  const reachableFrom = createImports(root);
  const all = ["a.ts", "b.css", "b.ts", "d.ts", "deep/c.tsx", "deep/f.ts", "e.css"];
  expect([...reachableFrom(["a.ts"])].toSorted()).toEqual(all);
  expect([...reachableFrom(["a.ts"], (_from, to) => to !== "b.ts")].toSorted()).toEqual([
    "a.ts",
    "deep/c.tsx",
    "deep/f.ts",
  ]);
});

test("a story is affected by its fixture, its structure, and a content item it names or may list", () => {
  const story = (id: string, group: string, fixture: string | null = null) => {
    return { id, group, fixture, language: "cs", theme: "", now: 0 } as const;
  };
  const stories = [
    story("own", "news-item", "mpsv/news-item/a.cs.json"),
    story("other", "news-item", "mpsv/news-item/b.cs.json"),
    story("names", "frame"),
    story("lists", "glossary"),
    story("of-key", "service"),
  ];
  const content = {
    file: join(fixtures, "contents/mpsv/news-item/a.cs.json"),
    isDeleted: false,
    names: ['"1"', "aktuality/a"],
    structureKeys: ["pojem"],
  };
  const of = (keys: readonly "service"[], contents: readonly (typeof content)[]) =>
    storiesOf(stories, { keys: new Set(keys), contents }, ({ id }) => (id === "names" ? "/aktuality/a" : "")).map(
      ({ id }) => id,
    );
  expect(of([], [content])).toEqual(["own", "names", "lists"]);
  expect(of(["service"], [])).toEqual(["of-key"]);
  expect(of([], [])).toEqual([]);
});
