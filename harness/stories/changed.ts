import { join } from "node:path";
import { type Affected, affectedBy, type ChangedContent, isNamedIn } from "#harness/changed/affected.ts";
import { readChanges } from "#harness/changed/git.ts";
import { selectAffected } from "#harness/changed/select-affected.ts";
import type { Progress } from "#harness/cli/command.ts";
import { parseConfig } from "#portal/config/config.ts";
import { structureKeyOf } from "#portal/contract/parse/parse-page.ts";
import { isStructureKey, structures } from "#portal/contract/structures/registry.ts";
import type { Structure } from "#portal/contract/structures/structure.ts";
import { readProps, storiesFolder } from "./generate.ts";
import type { StoryEntry } from "./story-index.ts";

const root = join(import.meta.dirname, "../..");
const fixtures = join(root, "fixtures");
const { structureKeys } = parseConfig({});

/**
 * Returns the stories affected by changes since a commit and logs what is left out; `roots` are the entry files of the
 * check.
 */
export function changedStories(
  stories: readonly StoryEntry[],
  { ref, roots, progress }: { ref: string; roots: readonly string[]; progress: Progress },
): StoryEntry[] {
  const affected = affectedBy(readChanges(root, ref), { fixtures, roots: [...entryFiles, ...roots] });
  // A deleted content item may affect any page.
  const everything = affected.everything ?? affected.contents.find(({ isDeleted }) => isDeleted)?.file ?? null;
  const chosen = new Set(storiesOf(stories, affected, propsOf));
  return selectAffected(stories, (story) => chosen.has(story), { noun: "Stories", ref, everything, progress });
}

/** Entry files of the stories and the runner. */
const entryFiles = [
  "harness/stories/generate.ts",
  "harness/stories/runner/runner-page.tsx",
  "harness/stories/runner/vite.config.ts",
];

/** Returns the stories with a changed structure or content item, that list it or that have its name in their props. */
export function storiesOf(
  stories: readonly StoryEntry[],
  { keys, contents }: Pick<Affected, "keys" | "contents">,
  propsOf: (story: StoryEntry) => string,
): StoryEntry[] {
  const files = new Set(contents.map(({ file }) => file));
  return stories.filter((story) => {
    const { fixture, group } = story;
    if (fixture !== null && files.has(join(fixtures, "contents", fixture))) return true;
    if (isStructureKey(group) && (keys.has(group) || contents.some((content) => isListed(content, structures[group]))))
      return true;
    return contents.length > 0 && isNamedIn(propsOf(story), contents);
  });
}

/** True when a structure lists the content item; computed lists may list anything. */
function isListed({ structureKeys: keys }: ChangedContent, { lists = [] }: Structure): boolean {
  if (typeof lists === "function") return true;
  return keys.some((structureKey) => lists.includes(structureKeyOf({ structureKey }, structureKeys)));
}

/** Returns the serialised props of a story. */
export function propsOf(story: StoryEntry): string {
  return readProps(storiesFolder, story);
}
