import { z } from "zod";
import { isLanguage } from "#portal/contract/site/language-codes.ts";

/** Rendering data of every story; `now` is in milliseconds. */
export const storyMeta = z.object({
  id: z.string(),
  language: z.string().refine(isLanguage),
  theme: z.string(),
  now: z.number(),
  /** Address of the page; by default `/`. A page with a map has its points at `<address>.geojson`. */
  address: z.string().optional(),
});

/** Schema of stories.json, the list of all stories. */
export const storyIndex = z.array(
  storyMeta.extend({
    /** A structure key, or a name in story-components.tsx. */
    group: z.string(),
    /** Path of the content item below fixtures/contents; null for stories without content. */
    fixture: z.string().nullable(),
    /** Missing files that the story requests, to show what is rendered without them. */
    lacks: z.array(z.string()).optional(),
  }),
);

/** Groups that show a frame or a part of a page, without a main heading. */
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

/** Groups that are empty before their script has run. */
export const scriptedGroups: readonly string[] = ["consent-dialog", "organisation-map", "session-dialog"];

export type StoryMeta = z.output<typeof storyMeta>;
export type StoryEntry = z.output<typeof storyIndex>[number];
