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

/** A check to run on each story. */
export interface Checker<Verdict> {
  /** Returns the cached verdict for this HTML or null; a recalled story is neither laid out nor checked. */
  recall?(visit: Omit<Visit, "page">): Verdict | null;
  /** An error thrown here makes the job fail. */
  check(visit: Visit): Promise<Verdict>;
  /** A verdict that is not clean is repeated in a fresh page. */
  isClean(verdict: Verdict): boolean;
}

/** Result of showing and checking a story once; `failure` says why there is no verdict. */
export type Attempt<Verdict> = { verdict: Verdict; failure: null } | { verdict: null; failure: string };

/** Result of a job. */
export type Outcome<Verdict> = Job &
  Attempt<Verdict> & {
    /** State leak: the story shown before, after which the verdict is another one than in a fresh page; null for none. */
    leakedFrom: string | null;
    /** A result that did not come again in a fresh page; null if results agree. */
    once: Attempt<Verdict> | null;
  };

export interface RunnerOptions {
  /** Pages that work side by side; as many as there are cores. */
  workers?: number;
  /** Ends a run early; what is done until then is kept. */
  signal?: AbortSignal;
  /** Sources that run in each page before anything else, such as axe. */
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
