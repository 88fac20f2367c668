import type { Page } from "@playwright/test";
import { inOrder } from "#harness/stories/runner/run.ts";
import type { Job } from "#harness/stories/runner/runner.ts";
import { variantName } from "#harness/stories/runner/variant.ts";
import type { Drawn, Worker } from "#harness/stories/runner/worker.ts";
import { capture, type Picture } from "./capture.ts";
import { type DiffLine, diffLines, markupLines } from "./markup.ts";
import { withOtherStyles } from "./other-styles.ts";
import { isPerceptible } from "./pixels.ts";
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
  /** Changed rules that are about an element of the story. */
  rules: readonly string[];
  markup: readonly DiffLine[];
  /** Reads the differences of what assistive technology is given, as long as the pages show the story. */
  readAria: () => Promise<readonly DiffLine[]>;
}

export const noAria = async (): Promise<readonly DiffLine[]> => [];

/** Result of a job: `look` says that pictures were the same, `markup` that none had to be taken. */
export type Comparison = Difference | { job: VisualJob; same: "markup" | "look" } | { job: VisualJob; failure: string };

/** The pages of one browser that show the two sides. That of the side after can show its stories in the styles of the other. */
export interface Pair {
  before: Worker;
  after: Worker;
}

interface Comparing {
  pairs: readonly Pair[];
  /** True for a job whose props and scripts are the same on both sides, so that its HTML is. */
  hasSameMarkup(job: VisualJob): boolean;
  /** False for a job with documents whose bytes differ. What a page has loaded cannot tell: it is known too late. */
  hasSameFiles(job: VisualJob): boolean;
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
const mostConfirmed = 8;

/** Compares the sides job by job. */
export async function compareAll(jobs: readonly VisualJob[], comparing: Comparing): Promise<void> {
  const { pairs, signal, onComparison } = comparing;
  const sheets: Sheets = { changes: null, inOnePage: true };
  let confirmed = 0;
  const compare = async (job: VisualJob, pair: Pair): Promise<Comparison> => {
    const first = await compareJob(pair, job, sheets, { ...comparing, isRepeated: confirmed < mostConfirmed });
    if (!("kind" in first) || job.on !== "both" || confirmed++ >= mostConfirmed) return first;
    const aria = await first.readAria();
    await Promise.all([pair.before.forget(), pair.after.forget()]);
    const second = await compareJob(pair, job, sheets, { ...comparing, isRepeated: true });
    return "kind" in second ? second : { ...first, kind: "flaky", readAria: async () => aria };
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

/** Differences of the styles of the two sides. */
interface Sheets {
  /** Null until they have been read. */
  changes: RuleChange[] | null;
  /** One page can show a story as it is on both sides, by switching styles. */
  inOnePage: boolean;
}

async function compareJob(
  pair: Pair,
  job: VisualJob,
  sheets: Sheets,
  {
    hasSameMarkup,
    hasSameFiles,
    isRepeated,
  }: Pick<Comparing, "hasSameMarkup" | "hasSameFiles"> & { isRepeated: boolean },
): Promise<Comparison> {
  if (job.on !== "both") return await showAlone(pair[job.on], job, job.on);
  const looksSame = (rules: readonly RuleChange[]) =>
    hasSameFiles(job) && (rules.length === 0 || (job.isFocused && !rules.some(({ isOfFocus }) => isOfFocus)));
  // Equal sources make equal HTML: one side says whether a changed rule is about it.
  const alone = sheets.changes && hasSameMarkup(job) ? await pair.after.draw(job) : null;
  const rulesAlone = alone && (await matched(sheets.changes ?? [], [alone.page]));
  if (rulesAlone && looksSame(rulesAlone)) return { job, same: "markup" };
  const differsInStyles = rulesAlone !== null && !alone?.shown.isAlive && hasSameFiles(job) && sheets.inOnePage;
  if (alone && differsInStyles && !isRepeated) {
    await settled(pair.after, alone);
    return await compareStyles(job, alone.page, rulesAlone);
  }
  const [before, after] = await Promise.all([pair.before.draw(job), alone ?? pair.after.draw(job)]);
  sheets.changes ??= await readChanges(before.page, after.page);
  const rules = rulesAlone ?? (await matched(sheets.changes, [before.page, after.page]));
  const isSameMarkup = before.shown.domHash === after.shown.domHash;
  if (isSameMarkup && looksSame(rules)) return { job, same: "markup" };
  await Promise.all([settled(pair.before, before), settled(pair.after, after)]);
  const result = await compareShown(job, before.page, after.page, { rules, isSameMarkup, isRepeated });
  if (differsInStyles && "kind" in result && result.kind !== "flaky") {
    const { sha } = await withOtherStyles(after.page, () => capture(after.page, job.isFocused));
    sheets.inOnePage = sha === result.before?.sha;
  }
  return result;
}

/** Compares a story in the styles of both sides, in one page. */
export async function compareStyles(job: VisualJob, page: Page, rules: readonly RuleChange[]): Promise<Comparison> {
  const after = await capture(page, job.isFocused);
  const before = await withOtherStyles(page, () => capture(page, job.isFocused));
  if (before.sha === after.sha) return { job, same: "look" };
  const labels = rules.map(({ label }) => label);
  return { job, kind: await kindOf(before, after), before, after, rules: labels, markup: [], readAria: noAria };
}

async function showAlone(worker: Worker, job: VisualJob, side: "before" | "after"): Promise<Difference> {
  const drawn = await worker.draw(job);
  await settled(worker, drawn);
  const picture = await capture(drawn.page);
  const nothing = { before: null, after: null, rules: [], markup: [], readAria: noAria };
  return { ...nothing, job, kind: side === "before" ? "gone" : "new", [side]: picture };
}

async function settled(worker: Worker, { isStill }: Drawn): Promise<void> {
  if (!isStill) await worker.settle();
}

/** Keeps the changed rules that are about an element on show in one of the pages. */
export async function matched(rules: readonly RuleChange[], pages: readonly Page[]): Promise<RuleChange[]> {
  if (rules.length === 0) return [];
  const changes = rules.map(({ selectors, media }) => ({ selectors, media }));
  const found = await Promise.all(pages.map((page) => page.evaluate(matching, changes)));
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
  const markup = isSameMarkup ? [] : await diffBetween([beforePage, afterPage], readMarkup);
  const readAria = isSameMarkup ? noAria : () => diffBetween([beforePage, afterPage], readAriaLines);
  const kind = isSteady ? await kindOf(before, after) : "flaky";
  return { job, kind, before, after, rules: rules.map(({ label }) => label), markup, readAria };
}

/** Classifies the difference of two pictures. */
export async function kindOf(before: Picture, after: Picture): Promise<Kind> {
  if (before.width !== after.width || before.height !== after.height) return "size";
  return (await isPerceptible(before.png, after.png)) ? "changed" : "below-perception";
}

async function diffBetween(pages: [Page, Page], read: (page: Page) => Promise<string[]>): Promise<DiffLine[]> {
  const [before, after] = await Promise.all([read(pages[0]), read(pages[1])]);
  return diffLines(before, after);
}

function readMarkup(page: Page): Promise<string[]> {
  return page.evaluate(markupLines);
}

async function readAriaLines(page: Page): Promise<string[]> {
  return (await page.locator("body").ariaSnapshot()).split("\n");
}
