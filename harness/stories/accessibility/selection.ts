import { UsageError } from "#harness/cli/exit-codes.ts";
import type { Matrix } from "#harness/stories/runner/matrix.ts";
import type { StoryEntry } from "#harness/stories/story-index.ts";
import { suggestion } from "#portal/contract/parse/suggestion.ts";
import { languageCodes } from "#portal/contract/site/language-codes.ts";
import { axeRules } from "./axe.ts";
import { codes } from "./codes.ts";

/** Returns the stories that match a group or a prefix of their id; all without filters. */
export function selectStories(stories: readonly StoryEntry[], filters: readonly string[]): readonly StoryEntry[] {
  for (const filter of filters)
    if (!stories.some((story) => isMatch(story, filter))) throw new UsageError(unknown(filter, stories));
  return stories.filter((story) => filters.length === 0 || filters.some((filter) => isMatch(story, filter)));
}

function isMatch({ id, group }: StoryEntry, filter: string): boolean {
  return group === filter || id.startsWith(filter);
}

function unknown(filter: string, stories: readonly StoryEntry[]): string {
  const near = suggestion(filter, [...new Set(stories.flatMap(({ id, group }) => [group, id]))]);
  return `No story matches "${filter}"${near ? `; is ${near} meant?` : "."}`;
}

/** Parses `--only`, a list of axe rules and codes of other checks, to a test of codes. */
export function readOnly(only: string | undefined): (code: string) => boolean {
  if (only === undefined) return () => true;
  const known = [...axeRules.map((rule) => `axe.${rule}`), ...Object.keys(codes)];
  const names = only.split(",").map((name) => {
    const code = known.find((each) => each === name || each === `axe.${name}` || each === `a11y.${name}`);
    if (code) return code;
    const near = suggestion(name, [...known, ...known.map((code) => code.replace(/^\w+\./, ""))]);
    const hint = near === null ? "--only takes codes of findings, such as axe.image-alt." : `did you mean ${near}?`;
    throw new UsageError(`There is no rule "${name}"; ${hint}`);
  });
  return (code) => names.includes(code);
}

/**
 * Returns the ids of stories with a keyboard check: the fullest of each structure, outside samples also a recorded one,
 * and each state of other groups in one language. The remaining stories differ in texts only.
 */
export function keyboardStories(stories: readonly StoryEntry[], matrix: Matrix): Set<string> {
  const kinds = new Map<string, string>();
  const full = new Set(stories.filter(({ id }) => id.includes("--generated-maximal")).map(({ group }) => group));
  for (const { id, group, fixture } of stories) {
    const state = id.replace(new RegExp(`-(?:${languageCodes.join("|")})$`), "");
    const isGenerated = id.startsWith(`${group}--generated-`);
    if (matrix === "sample" && fixture !== null && full.has(group)) continue;
    if (isGenerated && !id.startsWith(`${group}--generated-maximal`)) continue;
    const kind = fixture === null ? state : `${group} recorded`;
    if (!kinds.has(kind)) kinds.set(kind, id);
  }
  return new Set(kinds.values());
}
