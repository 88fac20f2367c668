import type { Browser, Page } from "@playwright/test";
import type { StoryEntry } from "#harness/stories/story-index.ts";
import type { Shown } from "./protocol.ts";
import type { Variant } from "./variant.ts";

/** One story to render in one variant. */
export interface Job {
  story: StoryEntry;
  variant: Variant;
}

/** A rendered, stable story in a page that a check may change but not navigate. */
export interface Visit extends Job {
  page: Page;
  shown: Shown;
}

/** A check to run on each story. */
export interface Checker<Verdict> {
  /** Returns the cached verdict for this HTML, or null; a story with a cached verdict is neither laid out nor checked. */
  recall?(visit: Omit<Visit, "page">): Verdict | null;
  /** An error thrown here makes the job fail. */
  check(visit: Visit): Promise<Verdict>;
  isClean(verdict: Verdict): boolean;
  /** Names the causes of a verdict that is not clean; the first story with a cause is repeated in a fresh page. */
  causesOf?(verdict: Verdict): readonly string[];
}

/** Result of rendering and checking a story once; `failure` is the reason for a missing verdict. */
export type Attempt<Verdict> = { verdict: Verdict; failure: null } | { verdict: null; failure: string };

/** Result of a job. */
export type Outcome<Verdict> = Job &
  Attempt<Verdict> & {
    /** State leak: the previous story, after which the verdict differs from that in a fresh page; null for none. */
    leakedFrom: string | null;
    /** A result that was not reproduced in a fresh page; null when results agree. */
    once: Attempt<Verdict> | null;
  };

export interface RunnerOptions {
  /** Number of parallel pages; by default the number of cores. */
  workers?: number;
  /** Stops a run early; finished results are kept. */
  signal?: AbortSignal;
  /** Scripts that run first in each page, such as axe. */
  scripts?: readonly string[];
  /** Folder of stories.json and the props; by default the generated one. */
  stories?: string;
  /** Starts the browser; by default one for checks without pictures. */
  start?: () => Promise<Browser>;
}

/** The built runner in a browser (open-runner.ts). */
export interface StoryRunner {
  url: string;
  stories: readonly StoryEntry[];
  /** Name and version of the browser, a dependency of cached verdicts. */
  browser: string;
  /** Runs all jobs in its own order; `onOutcome` is called after each. */
  run<Verdict>(
    jobs: readonly Job[],
    checker: Checker<Verdict>,
    onOutcome?: (outcome: Outcome<Verdict>) => void,
  ): Promise<Outcome<Verdict>[]>;
  close(): Promise<void>;
}
