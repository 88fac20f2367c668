import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Path } from "#checks/rule.ts";
import { isPagePart, type StoryEntry } from "#harness/stories/story-index.ts";
import editorialCodes from "./editorial-codes.json" with { type: "json" };
import type { Observation } from "./observation.ts";
import { fieldOf, type Recorded } from "./recorded-content.ts";

/** Person who can fix a finding, and where: the editor, the template developer or the layout owner. */
export type Attribution =
  | { cause: "content"; recorded: Recorded; path: Path }
  | { cause: "template" | "layout"; file: string };

/**
 * Codes that an editor can fix in content: wording, alternatives, structure of a text. Appearance and behaviour belong
 * to the template.
 */
const editorial: ReadonlySet<string> = new Set(editorialCodes);

const root = join(import.meta.dirname, "../../..");

/** Determines who can fix an observation. */
export function attribute({ code, place }: Observation, story: StoryEntry, recorded: Recorded | null): Attribution {
  const path = recorded && editorial.has(code) ? fieldOf(place, recorded.record) : null;
  if (recorded && path) return { cause: "content", recorded, path };
  return { cause: isPagePart(story.group) ? "layout" : "template", file: componentOf(story.group) };
}

/** Returns the template of a group of stories, or the file that registers its component. */
function componentOf(group: string): string {
  const template = `templates/${group}/${group}.tsx`;
  return existsSync(join(root, template)) ? template : "harness/stories/story-components.tsx";
}
