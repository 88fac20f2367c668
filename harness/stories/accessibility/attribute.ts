import { existsSync } from "node:fs";
import { join } from "node:path";
import { isPagePart, type StoryEntry } from "#harness/stories/story-index.ts";
import type { RecordPath } from "#portal/checks/rule.ts";
import editorialCodes from "./editorial-codes.json" with { type: "json" };
import type { Observation, Place } from "./observation.ts";
import { fieldOf, type Recorded } from "./recorded-content.ts";

/** Person who can fix a finding, and where: the editor, the template developer or the layout owner. */
export type Attribution =
  | { cause: "content"; recorded: Recorded; path: RecordPath }
  | { cause: "template" | "layout"; file: string; line: number };

/**
 * Codes that an editor can fix in the HTML of a rich-text field: wording, alternatives, structure of a text. Appearance
 * and behaviour, and elements outside this HTML, belong to the component that renders them.
 */
const editorial: ReadonlySet<string> = new Set(editorialCodes);

const root = join(import.meta.dirname, "../../..");

/** Determines who can fix an observation. */
export function attribute({ code, place }: Observation, story: StoryEntry, recorded: Recorded | null): Attribution {
  const path = recorded && place.isEditors && editorial.has(code) ? fieldOf(place, recorded.record) : null;
  if (recorded && path) return { cause: "content", recorded, path };
  return { cause: isPagePart(story.group) ? "layout" : "template", ...componentOf(place, story.group) };
}

/**
 * Returns the component that renders the element; for findings about whole stories the template of their group, or the
 * file that registers its component.
 */
function componentOf({ source }: Place, group: string): { file: string; line: number } {
  const [, file, line] = /^(.+):(\d+)$/.exec(source ?? "") ?? [];
  if (file !== undefined) return { file, line: Number(line) };
  const template = `templates/${group}/${group}.tsx`;
  const isTemplate = existsSync(join(root, template));
  return { file: isTemplate ? template : "harness/stories/views/story-components.tsx", line: 1 };
}
