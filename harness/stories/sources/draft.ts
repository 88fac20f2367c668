import type { Language } from "#portal/contract/site/language-codes.ts";
import { bareShell } from "#portal/shell/to-shell.ts";
import type { Story } from "./stories.ts";

/** A story without its id; its time is that of the newest recording by default. */
export type Draft = Omit<Story, "id" | "now"> & { now?: number };

/** Returns a story of something other than a content item, in the default theme. */
export function stateStory(group: string, name: string, language: Language, props: object): Draft {
  const { theme } = bareShell(language);
  return { group, name: `${name}-${language}`, language, theme, fixture: null, props };
}
