import type { Job } from "#harness/stories/runner/runner.ts";
import { variantName } from "#harness/stories/runner/variant.ts";
import type { Picture } from "./capture.ts";
import type { DiffLine } from "./markup.ts";

export const kinds = ["changed", "size", "below-perception", "new", "gone", "flaky"] as const;
export type Kind = (typeof kinds)[number];

/** A story to be compared in one variant. */
export interface VisualJob extends Job {
  /** All controls look as if they had the focus. */
  isFocused: boolean;
  /** The sides that have the story. */
  on: "both" | "before" | "after";
}

/** A job whose sides do not look the same. */
export interface Difference {
  job: VisualJob;
  kind: Kind;
  before: Picture | null;
  after: Picture | null;
  /** Changed rules that are about an element of the story. */
  rules: readonly string[];
  markup: readonly DiffLine[];
  /** Reads the differences of what assistive technology is given, as long as the pages show the story. */
  readAria: () => Promise<readonly DiffLine[]>;
}

export const noAria = async (): Promise<readonly DiffLine[]> => [];

/** Result of a job: `look` says that pictures were the same, `markup` that none had to be taken. */
export type Comparison = Difference | { job: VisualJob; same: "markup" | "look" } | { job: VisualJob; failure: string };

/** Name of a job in reports: `service--x theme-up 390 dark focus`. */
export function jobName({ story, variant, isFocused }: VisualJob): string {
  return [story.id, variantName(variant), ...(isFocused ? ["focus"] : [])].join(" ");
}
