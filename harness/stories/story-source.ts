import type { Story } from "#harness/stories/sources/stories.ts";
import { storyMeta } from "./story-index.ts";

/** Returns the source file of a group's stories; each reads its props from a JSON file in the group's folder. */
export function toSource(group: string, stories: readonly Story[]): string {
  const component = 'import { StoryContent } from "#harness/stories/views/story-components.tsx";';
  return `${[component, ...stories.map((story) => toExport(group, story))].join("\n")}\n`;
}

function toExport(group: string, story: Story): string {
  // Ladle turns underscores into the hyphens of the story's id.
  const identifier = story.name.replaceAll("-", "_");
  return `
import props_${identifier} from "./${group}/${story.name}.json";
export const ${identifier} = () => <StoryContent group=${JSON.stringify(group)} props={props_${identifier}} />;
${identifier}.meta = ${JSON.stringify(storyMeta.parse(story))};`;
}
