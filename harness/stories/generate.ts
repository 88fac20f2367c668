import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { sourceHash } from "#portal/build/source-hash.ts";
import { documentsPath } from "#portal/contract/values/image-address.ts";
import { type StoryEntry, storyIndex } from "./story-index.ts";
import { toSource } from "./story-source.ts";

const root = join(import.meta.dirname, "../..");
const publicFolder = join(root, ".portal/public");

/** Folder of the generated stories: stories.json lists all, and each group has a file with the props of its stories. */
export const storiesFolder = join(root, ".portal/stories");

const index = join(storiesFolder, "stories.json");
const stamp = join(storiesFolder, "written-from");

/**
 * Writes the stories of all fixtures as data for the runner and as source files for Ladle, which reads static exports.
 * Does nothing when neither fixtures nor sources have changed since the last time.
 */
export async function writeStories(): Promise<StoryEntry[]> {
  const source = sourceHash(
    "{checks,components,embedded,fixtures,harness,locales,machines,renderer,schemas,server,templates}/**/*.*",
  );
  const isWritten = existsSync(stamp) && readFileSync(stamp, "utf8") === source;
  if (!isWritten) {
    rmSync(stamp, { force: true });
    await writeAll();
    writeFileSync(stamp, source);
  }
  return storyIndex.parse(JSON.parse(readFileSync(index, "utf8")));
}

async function writeAll(): Promise<void> {
  // Imported late, as it loads all structures.
  const { readStories } = await import("#harness/stories/sources/stories.ts");
  const stories = await readStories(join(root, "fixtures"));
  const entries = storyIndex.parse(stories);
  const files = new Map([["stories.json", toJson(entries)]]);
  for (const { group, name, props, points } of stories) {
    files.set(join(group, `${name}.json`), toJson(props));
    if (points !== undefined) files.set(join(group, `${name}.geojson`), points);
  }
  for (const [group, members = []] of Object.entries(Object.groupBy(stories, (story) => story.group))) {
    files.set(`${group}.stories.tsx`, toSource(group, members));
  }
  for (const [file, text] of files) writeChanged(join(storiesFolder, file), text);
  for (const file of globSync("**/*.{json,geojson,tsx}", { cwd: storiesFolder })) {
    if (!files.has(file)) rmSync(join(storiesFolder, file));
  }
  // Ladle serves the files that pages request.
  cpSync(join(root, "fixtures/documents"), join(publicFolder, documentsPath), { recursive: true });
  for (const [file, text] of files) {
    if (file.endsWith(".geojson")) writeChanged(join(publicFolder, "stories", file), text);
  }
}

/** Returns the serialised props of a story in a folder, and the data of its map. */
export function readProps(folder: string, { id, group, address }: StoryEntry): string {
  const file = join(folder, group, id.slice(group.length + 2));
  const points = address === undefined ? "" : readFileSync(`${file}.geojson`, "utf8");
  return readFileSync(`${file}.json`, "utf8") + points;
}

/** Writes a file only if its text has changed, so that others can read it in the meantime. */
function writeChanged(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
