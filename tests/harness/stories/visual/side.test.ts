import { spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { EnvironmentError, UsageError } from "#harness/cli/exit-codes.ts";
import { sideOf } from "#harness/stories/visual/side.ts";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";

const { signal } = new AbortController();
const generate = "harness/stories/generate.ts";
const build = "harness/stories/runner/build.ts";

/** A minimal project with stories: its own code writes them and builds their runner. */
function project(files: Record<string, string | object> = {}): string {
  const folder = temporaryFolder({
    "package.json": { type: "module" },
    "node_modules/.keep": "",
    ".gitignore": "node_modules\n.portal\n",
    "fixtures/webs.json": {},
    [generate]: `import { mkdirSync, writeFileSync } from "node:fs";
      export async function writeStories() {
        mkdirSync(".portal/stories", { recursive: true });
        writeFileSync(".portal/stories/stories.json", "[]");
      }`,
    [build]: `import { mkdirSync, writeFileSync } from "node:fs";
      export async function buildRunner() {
        mkdirSync("dist/story-runner", { recursive: true });
        writeFileSync("dist/story-runner/index.html", "old");
      }`,
    ...files,
  });
  git(folder, "init", "-q");
  git(folder, "add", ".");
  git(folder, "commit", "-q", "-m", "all");
  return folder;
}

function git(folder: string, ...args: string[]): void {
  const identity = ["-c", "user.name=test", "-c", "user.email=test@example.org", "-c", "commit.gpgsign=false"];
  expect(spawnSync("git", [...identity, ...args], { cwd: folder }).status).toBe(0);
}

const unpacked = () => globSync("portal-visual-*", { cwd: tmpdir() });

test("a commit's own code builds its stories, once, without later changes of the working tree", async () => {
  const folder = project();
  writeFileSync(join(folder, build), "throw new Error('the working tree was built')");
  const { page, stories, fixtures } = await sideOf("HEAD", signal, folder);
  expect(readFileSync(join(page, "index.html"), "utf8")).toBe("old");
  expect([join(stories, "stories.json"), join(fixtures, "webs.json")].map((file) => existsSync(file))).toEqual([
    true,
    true,
  ]);
  writeFileSync(join(page, "index.html"), "kept");
  expect(readFileSync(join((await sideOf("HEAD", signal, folder)).page, "index.html"), "utf8")).toBe("kept");
});

test("packages of the project itself are those of the commit", async () => {
  const folder = project({
    "package.json": { name: "own-portal", type: "module", exports: { "./name": "./name.ts" } },
    "harness/package.json": { name: "own-harness", type: "module" },
    "name.ts": `export const name = "committed";`,
    [build]: `import { mkdirSync, writeFileSync } from "node:fs";
      import { name } from "own-portal/name";
      export async function buildRunner() {
        mkdirSync("dist/story-runner", { recursive: true });
        writeFileSync("dist/story-runner/index.html", name);
      }`,
  });
  symlinkSync("..", join(folder, "node_modules/own-portal"), "junction");
  writeFileSync(join(folder, "name.ts"), `export const name = "changed";`);
  const { page } = await sideOf("HEAD", signal, folder);
  expect(readFileSync(join(page, "index.html"), "utf8")).toBe("committed");
});

test.each([
  [
    "does not build",
    { [build]: 'throw new Error("no such template")' },
    EnvironmentError,
    /^The commit "HEAD" does not build: Error: no such template \(harness\/stories\/runner\/build\.ts:1\)$/,
  ],
  [
    "Vite refuses",
    {
      [build]: String.raw`throw new Error("\nBuild failed:\n\n\x1b[31m[vite-transform] \x1b[0mUnexpected token\n [ templates/a/a.tsx:44:25 ]");`,
    },
    EnvironmentError,
    /^The commit "HEAD" does not build: \[vite-transform\] Unexpected token \(.+\)$/,
  ],
  [
    "cannot be read",
    { [generate]: "const = 1;" },
    EnvironmentError,
    /^The commit "HEAD" does not build: SyntaxError .+ \(harness\/stories\/generate\.ts:1\)$/,
  ],
  ["has no runner", { "other.ts": "" }, UsageError, /^There is no commit "absent" in /],
])("a commit that %s is reported in one sentence and leaves no files", async (_, files, kind, message) => {
  const folder = project(files);
  const before = unpacked();
  const ref = "other.ts" in files ? "absent" : "HEAD";
  await expect(sideOf(ref, signal, folder)).rejects.toThrow(message);
  await expect(sideOf(ref, signal, folder)).rejects.toBeInstanceOf(kind);
  expect(unpacked()).toEqual(before);
  expect(existsSync(join(folder, ".portal/visual-sides"))).toBe(false);
});

test("a folder outside git cannot be compared with a commit", async () => {
  await expect(sideOf("HEAD", signal, temporaryFolder())).rejects.toThrow("--against needs git and a checkout");
});

test("an interrupted build leaves nothing behind", async () => {
  const folder = project({ [build]: "await new Promise((resolve) => setTimeout(resolve, 60_000));" });
  const before = unpacked();
  const controller = new AbortController();
  const building = sideOf("HEAD", controller.signal, folder);
  setTimeout(() => controller.abort(), 300);
  await expect(building).rejects.toThrow("Building HEAD was interrupted.");
  expect(unpacked()).toEqual(before);
});
