/** Writes the stories of all fixtures for Ladle, which finds stories by reading the static exports of source files. */
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { documentsPath } from "#schemas/values/image-address.ts";
import { readStories, type Story } from "./stories.ts";
import { storyIndex } from "./story-index.ts";
import { toSource } from "./story-source.ts";

const root = join(import.meta.dirname, "../..");
const folder = join(root, ".portal/stories");
const documents = join(root, ".portal/public", documentsPath);

const stories = await readStories(join(root, "fixtures"));
for (const stale of [folder, documents]) rmSync(stale, { recursive: true, force: true });
for (const [group, members = []] of Object.entries(Object.groupBy(stories, (story) => story.group))) {
  writeGroup(group, members);
}
writeFileSync(join(folder, "stories.json"), toJson(storyIndex.parse(stories)));
cpSync(join(root, "fixtures/documents"), documents, { recursive: true });
console.log(`Wrote ${stories.length} stories.`);

function writeGroup(group: string, members: readonly Story[]): void {
  mkdirSync(join(folder, group), { recursive: true });
  for (const { name, props } of members) writeFileSync(join(folder, group, `${name}.json`), toJson(props));
  writeFileSync(join(folder, `${group}.stories.tsx`), toSource(group, members));
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
