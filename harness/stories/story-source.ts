import type { Story } from "./stories.ts";
import { isAroundPage, storyMeta } from "./story-index.ts";

/** Groups that show no content: where their component is from. */
const ownComponents: Readonly<Record<string, string>> = {
  "browser-report": 'import { TestedBrowser as Shown } from "#harness/stories/tested-browser.tsx";',
  "browser-test": 'import { BrowserTestPage as Shown } from "#templates/browser-test.tsx";',
  "consent-bar": 'import { ConsentBar as Shown } from "#components/consent-bar.tsx";',
  "cookie-settings": 'import { CookieSettingsPage as Shown } from "#templates/cookie-settings.tsx";',
  demo: 'import { DemoPage as Shown } from "#renderer/demo/demo-page.tsx";',
  "error-page": 'import { ErrorPageTemplate as Shown } from "#templates/error-page.tsx";',
  "maintenance-page": 'import { MaintenancePageTemplate as Shown } from "#templates/maintenance-page.tsx";',
  "feedback-survey": 'import { FeedbackStory as Shown } from "#harness/stories/feedback-story.tsx";',
  frame: 'import { Frame as Shown } from "#harness/stories/frame.tsx";',
  "organisation-map": 'import { MapStory as Shown } from "#harness/stories/map-story.tsx";',
  "session-dialog": 'import { SessionDialog as Shown } from "#components/session-dialog.tsx";',
  toasts: 'import { ToastList as Shown } from "#components/toast-list.tsx";',
};

/** The source file of a group's stories; each takes its props from the JSON file beside it. */
export function toSource(group: string, stories: readonly Story[]): string {
  const component =
    ownComponents[group] ??
    `import { templates } from "#templates/registry.ts";\nconst Shown = templates[${JSON.stringify(group)}];`;
  return `${[component, ...stories.map(toExport)].join("\n")}\n`;
}

function toExport(story: Story): string {
  const { group, name } = story;
  // Ladle turns underscores into the hyphens of the story's id.
  const identifier = name.replaceAll("-", "_");
  const shown = `<Shown {...props_${identifier}} />`;
  return `
import props_${identifier} from "./${group}/${name}.json";
export const ${identifier} = () => ${isAroundPage(group) ? shown : `<main id="main">${shown}</main>`};
${identifier}.meta = ${JSON.stringify(storyMeta.parse(story))};`;
}
