import type { Job } from "#harness/stories/runner/runner.ts";
import { variantName } from "#harness/stories/runner/variant.ts";
import type { Picture } from "./capture.ts";
import type { DiffLine } from "./markup.ts";

export const kinds = ["changed", "size", "below-perception", "new", "gone", "flaky"] as const;
export type Kind = (typeof kinds)[number];

/** A story to compare in one variant. */
export interface VisualJob extends Job {
  /** All controls are rendered as focused. */
  isFocused: boolean;
  /** The sides that have the story. */
  on: "both" | "before" | "after";
}

/** A job whose sides look different. */
export interface Difference {
  job: VisualJob;
  kind: Kind;
  before: Picture | null;
  after: Picture | null;
  /** Changed rules that match an element of the story. */
  rules: readonly string[];
  markup: readonly DiffLine[];
  /** Reads the differences of the accessibility trees, while the pages still show the story. */
  readAria: () => Promise<readonly DiffLine[]>;
}

export const noAria = async (): Promise<readonly DiffLine[]> => [];

/** Result of a job: `look` means equal pictures, `markup` that no pictures were needed. */
export type Comparison = Difference | { job: VisualJob; same: "markup" | "look" } | { job: VisualJob; failure: string };

/** Returns the name of a job in reports: `service--x theme-up 390 dark focus`. */
export function jobName({ story, variant, isFocused }: VisualJob): string {
  return [story.id, variantName(variant), ...(isFocused ? ["focus"] : [])].join(" ");
}
