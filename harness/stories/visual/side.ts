import { spawn, spawnSync } from "node:child_process";
import { hash } from "node:crypto";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { EnvironmentError, UsageError } from "#harness/cli/exit-codes.ts";
import { readProps, storiesFolder, writeStories } from "#harness/stories/generate.ts";
import { buildRunner, builtRunner } from "#harness/stories/runner/build.ts";
import { serveRunner } from "#harness/stories/runner/serve.ts";
import { type StoryEntry, storyIndex } from "#harness/stories/story-index.ts";
import type { Listening } from "#portal/replay/listen.ts";

const root = join(import.meta.dirname, "../../..");

/** A version of the project with its stories. */
export interface Side {
  /** Folder of the built story runner. */
  page: string;
  /** Folder of stories.json and the props. */
  stories: string;
  /** Folder of the recorded contents and documents. */
  fixtures: string;
}

/** Builds the stories of the current sources. A build cannot be interrupted; later steps are skipped. */
export async function currentSide(signal?: AbortSignal): Promise<Side> {
  for (const build of [writeStories, buildRunner]) {
    await build();
    signal?.throwIfAborted();
  }
  return { page: builtRunner, stories: storiesFolder, fixtures: join(root, "fixtures") };
}

/** Builds the stories of a commit in a temporary folder; the result is cached for later comparisons. */
export async function sideOf(ref: string, signal: AbortSignal, project = root): Promise<Side> {
  const commit = commitOf(ref, project);
  const builtSides = join(project, ".portal/visual-sides");
  const cached = join(builtSides, commit);
  const side = { page: join(cached, "page"), stories: join(cached, "stories"), fixtures: join(cached, "fixtures") };
  if (existsSync(cached)) return side;
  const folder = mkdtempSync(join(tmpdir(), "portal-visual-"));
  try {
    unpack(commit, folder, project);
    if (!existsSync(join(folder, "harness/stories/runner/build.ts")))
      throw new UsageError(`The commit "${ref}" has no story runner to compare with.`);
    linkPackages(join(project, "node_modules"), join(folder, "node_modules"));
    await build(folder, ref, signal);
    rmSync(builtSides, { recursive: true, force: true });
    mkdirSync(builtSides, { recursive: true });
    const whole = `${cached}-${process.pid}`;
    for (const [part, from] of [
      ["page", "dist/story-runner"],
      ["stories", ".portal/stories"],
      ["fixtures", "fixtures"],
    ] as const)
      cpSync(join(folder, from), join(whole, part), { recursive: true });
    renameSync(whole, cached);
    return side;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Links the installed packages. Links to packages of the project itself lead to those of the commit. */
function linkPackages(installed: string, linked: string): void {
  mkdirSync(linked);
  for (const entry of readdirSync(installed, { withFileTypes: true })) {
    const { name } = entry;
    const target = entry.isSymbolicLink() ? readlinkSync(join(installed, name)) : join(installed, name);
    symlinkSync(target, join(linked, name), "junction");
  }
}

/** Resolves a commit; throws EnvironmentError outside a checkout, UsageError for an unknown commit. */
export function commitOf(ref: string, project = root): string {
  const { status } = spawnSync("git", ["rev-parse", "--git-dir"], { cwd: project, stdio: "ignore" });
  if (status !== 0) throw new EnvironmentError(`--against needs git and a checkout; ${project} is not one.`);
  const args = ["rev-parse", "--verify", "--quiet", "--end-of-options", `${ref}^{commit}`];
  const commit = spawnSync("git", args, { cwd: project, encoding: "utf8" }).stdout.trim();
  if (commit === "") throw new UsageError(`There is no commit "${ref}" in ${project}.`);
  return commit;
}

function unpack(commit: string, folder: string, project: string): void {
  const archive = join(folder, "sources.tar");
  const archived = spawnSync("git", ["archive", "--output", archive, commit], { cwd: project, encoding: "utf8" });
  const read =
    archived.status === 0 ? spawnSync("tar", ["-xf", archive, "-C", folder], { encoding: "utf8" }) : archived;
  rmSync(archive, { force: true });
  if (read.status !== 0) throw new EnvironmentError(`The files of ${commit} cannot be read: ${lastLine(read.stderr)}`);
}

const building = `
const { writeStories } = await import("./harness/stories/generate.ts");
await writeStories();
const { buildRunner } = await import("./harness/stories/runner/build.ts");
await buildRunner();
`;

/** Writes the stories and builds the runner with the commit's own code. */
async function build(folder: string, ref: string, signal: AbortSignal): Promise<void> {
  const child = spawn(process.execPath, ["--input-type=module", "--eval", building], {
    cwd: folder,
    signal,
    stdio: ["ignore", "ignore", "pipe"],
  });
  let output = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });
  const code = await new Promise<number | null>((done) => child.once("close", done).once("error", () => done(null)));
  if (signal.aborted) throw new EnvironmentError(`Building ${ref} was interrupted.`);
  if (code !== 0) throw new EnvironmentError(`The commit "${ref}" does not build: ${errorIn(output, folder)}`);
}

/** Extracts the error from the output of a build, with its place in the sources below a folder. */
function errorIn(text: string, folder: string): string {
  const plain = stripVTControlCharacters(text).replaceAll(`file://${folder}/`, "").replaceAll(`${folder}/`, "");
  const lines = plain.split("\n").map((line) => line.trim());
  // Node.js also prints the source line, which may mention errors itself; Vite starts with the name of a plugin.
  const error = lines.find((line) => /^(?:\w*Error\b[^:]*:|\[[^\]]+\]) /.test(line)) ?? lastLine(text);
  const [place] = /(?<![\w./-])(?:[\w-]+\/)+[\w.-]+\.\w+:\d+/.exec(plain) ?? [];
  return place ? `${error} (${place})` : error;
}

function lastLine(text: string): string {
  return text.trim().split("\n").at(-1) ?? "";
}

/** Serves a side on this machine, optionally with the assets of another side; asset names contain hashes. */
export function serveSide({ page, stories, fixtures }: Side, other?: Side): Promise<Listening> {
  return serveRunner(page, stories, join(fixtures, "documents"), other && other.page !== page ? [other.page] : []);
}

/** The parts of a side that can be compared without a browser. */
export interface SideContents {
  stories: ReadonlyMap<string, StoryEntry>;
  /** Changes with any byte of the built runner. */
  build: string;
  /** Changes with any byte of its HTML and scripts. */
  scripts: string;
  /** Hashes of documents by name. */
  documents: ReadonlyMap<string, string>;
  propsOf(story: StoryEntry): string;
  /** Names and hashes of the documents in a story's props. */
  documentsOf(story: StoryEntry): string;
  /** Text of a story's recorded content item; null without one. */
  contentOf(story: StoryEntry): string | null;
}

export function readSide({ page, stories, fixtures }: Side): SideContents {
  const entries = storyIndex.parse(JSON.parse(readFileSync(join(stories, "stories.json"), "utf8")));
  const files = globSync("**/*.{css,html,js,svg,woff2,png,webp}", { cwd: page }).toSorted();
  const documents = globSync("documents/files/*", { cwd: fixtures }).toSorted();
  const hashes = documents.map((file) => [file.replace(/^.*[\\/]/, ""), hashOf(join(fixtures, file))] as const);
  const propsOf = (story: StoryEntry) => readProps(stories, story);
  const built = files.map((file) => `${withoutHash(file)} ${builtHash(join(page, file))}`);
  return {
    stories: new Map(entries.map((story) => [story.id, story])),
    build: hash("sha256", built.join("\n")),
    scripts: hash("sha256", built.filter((file) => /\.(?:html|js) /.test(file)).join("\n")),
    documents: new Map(hashes),
    propsOf,
    documentsOf(story) {
      const props = propsOf(story);
      return JSON.stringify(hashes.filter(([name]) => props.includes(name)));
    },
    contentOf: ({ fixture }) => (fixture === null ? null : textOf(join(fixtures, "contents", fixture))),
  };
}

/** Returns a hash that is equal for builds of equal sources: paths of the build folder and places in files are removed. */
function builtHash(file: string): string {
  if (!/\.(?:css|html|js)$/.test(file)) return hashOf(file);
  const text = readFileSync(file, "utf8")
    .replace(/^\s*\/\/.*node_modules.*$/gm, "")
    .replace(/(?:line|column)Number: \d+/g, "");
  return hash("sha256", withoutHash(text));
}

/** Removes the content hash at the end of a chunk's name. */
function withoutHash(text: string): string {
  return text.replace(/-[\w-]{8}(?=\.(?:css|js)\b)/g, "");
}

function hashOf(file: string): string {
  return hash("sha256", readFileSync(file));
}

function textOf(file: string): string | null {
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}
