import { bareShell } from "#renderer/shell/to-shell.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import type { Story } from "./stories.ts";

/** A story before it gets its id; without a time it is of the day of the newest recording. */
export type Draft = Omit<Story, "id" | "now"> & { now?: number };

/** Returns a story of something that is no content item, in the theme of no site. */
export function stateStory(group: string, name: string, language: Language, props: object): Draft {
  const { theme } = bareShell(language);
  return { group, name: `${name}-${language}`, language, theme, fixture: null, props };
}
