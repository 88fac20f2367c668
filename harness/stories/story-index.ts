import { z } from "zod";
import { isLanguage } from "#schemas/site/language-codes.ts";

/** Data that every story is rendered with; `now` is in milliseconds. */
export const storyMeta = z.object({
  id: z.string(),
  language: z.string().refine(isLanguage),
  theme: z.string(),
  now: z.number(),
});

/** The list of all stories, stories.json beside them. */
export const storyIndex = z.array(
  storyMeta.extend({
    /** A structure key, or a name in story-components.tsx. */
    group: z.string(),
    /** Path of the content below fixtures/contents; null for stories that show no content. */
    fixture: z.string().nullable(),
    /** Files that the story asks for although they are not there, for what is shown without them. */
    lacks: z.array(z.string()).optional(),
  }),
);

/** Groups that show what stands around a page or in a part of it, without its heading. */
const pageParts = [
  "consent-bar",
  "consent-dialog",
  "feedback-survey",
  "frame",
  "loading-page",
  "organisation-map",
  "session-dialog",
  "toasts",
];

export function isPagePart(group: string): boolean {
  return pageParts.includes(group);
}

/** Groups that are nothing to be seen before their script has run. */
export const scriptedGroups: readonly string[] = ["consent-dialog", "organisation-map", "session-dialog"];

export type StoryMeta = z.output<typeof storyMeta>;
export type StoryEntry = z.output<typeof storyIndex>[number];
