import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";
import { UsageError } from "#harness/cli/exit-codes.ts";
import { type Cause, fingerprintOf } from "./causes.ts";

/** A person's review of a result that axe could not decide. */
const review = z.strictObject({
  fingerprint: z.string().min(1),
  /** Description for readers of the file; only the fingerprint is compared. */
  code: z.string().min(1),
  place: z.string().min(1),
  verdict: z.enum(["ok", "fault"]),
  reviewer: z.string().min(1),
  date: z.iso.date(),
  reason: z.string().min(20),
});
export type Review = z.output<typeof review>;

const reviewFile = z.strictObject({ format: z.literal(1), reviews: z.array(review) });

/** Reads the reviews; none without a file. */
export function readReviews(file: string): Review[] {
  if (!existsSync(file)) return [];
  try {
    return reviewFile.parse(JSON.parse(readFileSync(file, "utf8"))).reviews;
  } catch (error) {
    throw new UsageError(`${file}: expected a file of reviews, ${error instanceof Error ? error.message : error}`);
  }
}

interface Reviewed {
  /** Findings without a review. */
  open: Cause[];
  /** Findings reviewed as faults. */
  faults: Cause[];
  /** Reviews that match no finding. */
  unused: Review[];
}

/** Sorts undecided axe results by people's reviews. */
export function applyReviews(causes: readonly Cause[], reviews: readonly Review[]): Reviewed {
  const verdicts = new Map(reviews.map(({ fingerprint, verdict }) => [fingerprint, verdict]));
  const verdictOf = (cause: Cause) => verdicts.get(fingerprintOf(cause));
  const requested = new Set(causes.map(fingerprintOf));
  return {
    open: causes.filter((cause) => verdictOf(cause) === undefined),
    faults: causes.filter((cause) => verdictOf(cause) === "fault"),
    unused: reviews.filter(({ fingerprint }) => !requested.has(fingerprint)),
  };
}

/** Returns the content of `.portal/a11y-review.json`. */
export function toReviewList(causes: readonly Cause[]) {
  return causes.map((cause) => {
    const { observation, first, stories } = cause;
    const { code, place, received } = observation;
    const { id } = first.story;
    return {
      fingerprint: fingerprintOf(cause),
      code,
      place: place.signature,
      why: received,
      story: id,
      variant: first.variant,
      target: place.target,
      html: place.html,
      stories: stories.size,
    };
  });
}
