import type { Page } from "@playwright/test";
import { inOrder } from "#harness/stories/runner/run.ts";
import type { Job } from "#harness/stories/runner/runner.ts";
import { variantName } from "#harness/stories/runner/variant.ts";
import type { Drawn, Worker } from "#harness/stories/runner/worker.ts";
import { capture, type Picture } from "./capture.ts";
import { type DiffLine, diffLines, markupLines } from "./markup.ts";
import { comparePixels, type PixelDifference } from "./pixels.ts";
import { changesOf, matching, type RuleChange, readRules } from "./style-rules.ts";

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
  /** Null where a side has no picture, or one of another size. */
  pixels: PixelDifference | null;
  /** Changed rules that are about an element of the story. */
  rules: readonly string[];
  /** Differences of the markup and of what assistive technology is given. */
  markup: readonly DiffLine[];
  aria: readonly DiffLine[];
}

/** Result of a job: `look` says that pictures were the same, `markup` that none had to be taken. */
export type Comparison = Difference | { job: VisualJob; same: "markup" | "look" } | { job: VisualJob; failure: string };

/** The pages of one browser that show the two sides. */
export interface Pair {
  before: Worker;
  after: Worker;
}

interface Comparing {
  pairs: readonly Pair[];
  /** True for a page that shows files which differ between the sides. */
  hasOtherFiles(requests: readonly string[]): boolean;
  signal: AbortSignal;
  onComparison(comparison: Comparison): Promise<void>;
}

/** Name of a job in reports: `service--x theme-up 390 dark focus`. */
export function jobName({ story, variant, isFocused }: VisualJob): string {
  return [story.id, variantName(variant), ...(isFocused ? ["focus"] : [])].join(" ");
}

/**
 * Number of differences that are looked at once more, in the same pages and in fresh ones: what is gone there comes from chance.
 * Later ones are repeated only where neither markup nor styles explain them.
 */
const mostConfirmed = 20;

/** Compares the sides job by job. */
export async function compareAll(jobs: readonly VisualJob[], comparing: Comparing): Promise<void> {
  const { pairs, signal, onComparison } = comparing;
  let rules: Promise<RuleChange[]> | null = null;
  const rulesOf = (before: Page, after: Page) => {
    rules ??= readChanges(before, after);
    return rules;
  };
  let confirmed = 0;
  const compare = async (job: VisualJob, pair: Pair): Promise<Comparison> => {
    const first = await compareJob(pair, job, rulesOf, { ...comparing, isRepeated: confirmed < mostConfirmed });
    if (!("kind" in first) || job.on !== "both" || confirmed++ >= mostConfirmed) return first;
    await Promise.all([pair.before.forget(), pair.after.forget()]);
    const second = await compareJob(pair, job, rulesOf, { ...comparing, isRepeated: true });
    return "kind" in second ? second : { ...first, kind: "flaky" };
  };
  await shareOut(jobs, pairs, signal, async (job, pair) => {
    const comparison = await compare(job, pair).catch(async (error: unknown) => {
      await Promise.all([pair.before.forget(), pair.after.forget()]);
      return { job, failure: error instanceof Error ? error.message : String(error) };
    });
    // A failure while the browser closes is not the story's.
    if (!signal.aborted) await onComparison(comparison);
  });
}

/** Has several workers go through the jobs; each takes the next one that is left, in the order of variants. */
export async function shareOut<Work>(
  jobs: readonly VisualJob[],
  workers: readonly Work[],
  signal: AbortSignal,
  use: (job: VisualJob, worker: Work) => Promise<void>,
): Promise<void> {
  const left = inOrder(jobs).values();
  const work = async (worker: Work): Promise<void> => {
    for (const job of left) {
      if (signal.aborted) return;
      await use(job, worker);
    }
  };
  await Promise.all(workers.map(work));
}

/** Returns the rules in which the style sheets of two pages differ. */
export async function readChanges(before: Page, after: Page): Promise<RuleChange[]> {
  const [old, now] = await Promise.all([before.evaluate(readRules), after.evaluate(readRules)]);
  return changesOf(old, now);
}

async function compareJob(
  pair: Pair,
  job: VisualJob,
  rulesOf: (before: Page, after: Page) => Promise<RuleChange[]>,
  { hasOtherFiles, isRepeated }: Pick<Comparing, "hasOtherFiles"> & { isRepeated: boolean },
): Promise<Comparison> {
  if (job.on !== "both") return await showAlone(pair[job.on], job, job.on);
  const [before, after] = await Promise.all([pair.before.draw(job), pair.after.draw(job)]);
  const rules = await matched(await rulesOf(before.page, after.page), before.page, after.page);
  const isSameMarkup = before.shown.domHash === after.shown.domHash;
  if (isSameMarkup && !hasOtherFiles(after.shown.requests)) {
    if (rules.length === 0 || (job.isFocused && !rules.some(({ isOfFocus }) => isOfFocus)))
      return { job, same: "markup" };
  }
  await Promise.all([settled(pair.before, before), settled(pair.after, after)]);
  return await compareShown(job, before.page, after.page, { rules, isSameMarkup, isRepeated });
}

async function showAlone(worker: Worker, job: VisualJob, side: "before" | "after"): Promise<Difference> {
  const drawn = await worker.draw(job);
  await settled(worker, drawn);
  const picture = await capture(drawn.page);
  const nothing = { before: null, after: null, pixels: null, rules: [], markup: [], aria: [] };
  return { ...nothing, job, kind: side === "before" ? "gone" : "new", [side]: picture };
}

async function settled(worker: Worker, { isStill }: Drawn): Promise<void> {
  if (!isStill) await worker.settle();
}

/** Keeps the changed rules that are about an element on show on either side. */
export async function matched(rules: readonly RuleChange[], before: Page, after: Page): Promise<RuleChange[]> {
  if (rules.length === 0) return [];
  const selectors = rules.map((rule) => rule.selectors.join(","));
  const found = await Promise.all([before, after].map((page) => page.evaluate(matching, selectors)));
  const indexes = new Set(found.flat());
  return rules.filter((_, index) => indexes.has(index));
}

interface Known {
  rules: readonly RuleChange[];
  isSameMarkup: boolean;
  /** A difference is looked at twice, although it is explained. */
  isRepeated?: boolean;
}

/** Compares two pages that stand still by their pictures. */
export async function compareShown(
  job: VisualJob,
  beforePage: Page,
  afterPage: Page,
  { rules, isSameMarkup, isRepeated = true }: Known,
): Promise<Comparison> {
  const shoot = () => Promise.all([capture(beforePage, job.isFocused), capture(afterPage, job.isFocused)] as const);
  const [before, after] = await shoot();
  if (before.sha === after.sha) return { job, same: "look" };
  const isExplained = rules.length > 0 || !isSameMarkup;
  const again = isRepeated || !isExplained ? await shoot() : [before, after];
  const isSteady = again.every(({ sha }, side) => sha === [before, after][side]?.sha);
  const pixels = isSameSize(before, after) ? await comparePixels(before.png, after.png) : null;
  const [markup, aria] = isSameMarkup ? [[], []] : await readDifferences(beforePage, afterPage);
  const kind = isSteady ? kindOf(pixels) : "flaky";
  return { job, kind, before, after, pixels, rules: rules.map(({ label }) => label), markup, aria };
}

/** Largest difference of a channel that people do not see, as long as no area of pixels has it. */
const leastDelta = 5;

/** Null stands for pictures of different sizes. */
export function kindOf(pixels: PixelDifference | null): Kind {
  if (pixels === null) return "size";
  return pixels.delta <= leastDelta && !pixels.hasArea ? "below-perception" : "changed";
}

export function isSameSize(before: Picture, after: Picture): boolean {
  return before.width === after.width && before.height === after.height;
}

async function readDifferences(before: Page, after: Page): Promise<[markup: DiffLine[], aria: DiffLine[]]> {
  const read = async (page: Page) => {
    const aria = await page.locator("body").ariaSnapshot();
    return { markup: await page.evaluate(markupLines), aria: aria.split("\n") };
  };
  const [old, now] = await Promise.all([read(before), read(after)]);
  return [diffLines(old.markup, now.markup), diffLines(old.aria, now.aria)];
}
