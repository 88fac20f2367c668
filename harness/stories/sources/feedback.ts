import { bareShell } from "#renderer/shell/to-shell.ts";
import type { Story } from "./stories.ts";

/** What the feedback widget looks like at the end of a page. */
export function feedbackStories(): Omit<Story, "id" | "now">[] {
  const { theme } = bareShell("cs");
  const props = { text: "Porodné náleží rodičům prvního a druhého dítěte." };
  return [{ group: "feedback-survey", name: "asked", language: "cs", theme, fixture: null, props }];
}
