import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readStories } from "#harness/stories/sources/stories.ts";
import { documentsPath } from "#schemas/values/image-address.ts";
import { type StoryEntry, storyIndex } from "./story-index.ts";
import { toSource } from "./story-source.ts";

const root = join(import.meta.dirname, "../..");
const documents = join(root, ".portal/public", documentsPath);

/** Folder of the generated stories: stories.json lists all, and each group has a file with the props of its stories. */
export const storiesFolder = join(root, ".portal/stories");

/** Writes the stories of all fixtures as data for the runner and as source files for Ladle, which reads static exports. */
export async function writeStories(): Promise<StoryEntry[]> {
  const stories = await readStories(join(root, "fixtures"));
  const entries = storyIndex.parse(stories);
  const files = new Map([["stories.json", toJson(entries)]]);
  for (const { group, name, props } of stories) files.set(join(group, `${name}.json`), toJson(props));
  for (const [group, members = []] of Object.entries(Object.groupBy(stories, (story) => story.group))) {
    files.set(`${group}.stories.tsx`, toSource(group, members));
  }
  for (const [file, text] of files) writeChanged(join(storiesFolder, file), text);
  for (const file of globSync("**/*.{json,tsx}", { cwd: storiesFolder })) {
    if (!files.has(file)) rmSync(join(storiesFolder, file));
  }
  cpSync(join(root, "fixtures/documents"), documents, { recursive: true });
  return entries;
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
