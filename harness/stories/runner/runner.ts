import type { Page } from "@playwright/test";
import type { StoryEntry } from "#harness/stories/story-index.ts";
import type { Shown } from "./protocol.ts";
import type { Variant } from "./variant.ts";

/** One story to be shown in one way. */
export interface Job {
  story: StoryEntry;
  variant: Variant;
}

/** A story on show, standing still, in a page that a check may use as it likes but not navigate. */
export interface Visit extends Job {
  page: Page;
  shown: Shown;
}

/** What somebody wants to know of each story. */
export interface Checker<Verdict> {
  /** What is known already of a story with this HTML; null for nothing. What is recalled is not checked, nor laid out for it. */
  recall?(visit: Omit<Visit, "page">): Verdict | null;
  /** What it throws counts as a job that failed. */
  check(visit: Visit): Promise<Verdict>;
  /** Other verdicts are asked for once more, in a page that has shown nothing else. */
  isClean(verdict: Verdict): boolean;
}

/** What came of showing a story and looking at it once; `failure` says why there is no verdict. */
export type Attempt<Verdict> = { verdict: Verdict; failure: null } | { verdict: null; failure: string };

/** What came of a job in the end. */
export type Outcome<Verdict> = Job &
  Attempt<Verdict> & {
    /** State leak: the story shown before, after which the verdict is another one than in a fresh page; null for none. */
    leakedFrom: string | null;
    /** What was seen one time and not again; null where all was as it was. */
    once: Attempt<Verdict> | null;
  };

export interface RunnerOptions {
  /** Pages that work side by side; as many as there are cores. */
  workers?: number;
  /** Ends a run early; what is done until then is kept. */
  signal?: AbortSignal;
  /** Files that run in each page before anything else, such as axe. */
  scripts?: readonly string[];
  /** Folder of stories.json and the props, when not the generated ones. */
  stories?: string;
}

/** The prebuilt page and a browser that shows stories in it (open-runner.ts). */
export interface StoryRunner {
  url: string;
  stories: readonly StoryEntry[];
  /** Name and version of the browser, as part of what a verdict depends on. */
  browser: string;
  /** Works on all jobs in an order of its own; `onOutcome` hears of each as it is done. */
  run<Verdict>(
    jobs: readonly Job[],
    checker: Checker<Verdict>,
    onOutcome?: (outcome: Outcome<Verdict>) => void,
  ): Promise<Outcome<Verdict>[]>;
  close(): Promise<void>;
}
