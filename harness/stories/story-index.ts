import { z } from "zod";
import { isLanguage } from "#schemas/languages.ts";

/** What a story needs around it; `now` in milliseconds is the same in all stories. */
export const storyMeta = z.object({
  id: z.string(),
  language: z.string().refine(isLanguage),
  theme: z.string(),
  now: z.number(),
});

/** The list of all stories, stories.json beside them. */
export const storyIndex = z.array(
  storyMeta.extend({
    /** A structure key, `consent-bar`, `cookie-settings`, `demo`, `error-page`, `feedback-survey`, `frame`, `organisation-map`, `session-dialog` or `toasts`. */
    group: z.string(),
    /** Path of the content below fixtures/contents; null for stories that show no content. */
    fixture: z.string().nullable(),
  }),
);

/** Groups that show what stands around a page or in a part of it, without its heading. */
export function isAroundPage(group: string): boolean {
  return ["consent-bar", "feedback-survey", "frame", "organisation-map", "session-dialog", "toasts"].includes(group);
}

export type StoryMeta = z.output<typeof storyMeta>;
export type StoryEntry = z.output<typeof storyIndex>[number];
