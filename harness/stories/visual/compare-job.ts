import type { Page } from "@playwright/test";
import type { Drawn, Worker } from "#harness/stories/runner/worker.ts";
import { capture, type Picture } from "./capture.ts";
import { type Comparison, type Difference, type Kind, noAria, type VisualJob } from "./comparison.ts";
import { type DiffLine, diffLines, markupLines } from "./markup.ts";
import { withOtherStyles } from "./other-styles.ts";
import { isPerceptible } from "./pixels.ts";
import { changesOf, matching, type RuleChange, readRules } from "./style-rules.ts";

/**
 * Pages of one browser for the two sides. The page of the new side can also render its stories with the styles of the
 * old one.
 */
export interface Pair {
  before: Worker;
  after: Worker;
}

/** Returns the rules that differ between the style sheets of two pages. */
export async function readChanges(before: Page, after: Page): Promise<RuleChange[]> {
  const [old, now] = await Promise.all([before.evaluate(readRules), after.evaluate(readRules)]);
  return changesOf(old, now);
}

/** Differences of the styles of the two sides. */
export interface Sheets {
  /** Null until read. */
  changes: RuleChange[] | null;
  /** One page can render both sides of a story by switching styles. */
  inOnePage: boolean;
}

export interface JobSettings {
  sheets: Sheets;
  /** True for a job with the same props and scripts on both sides, and therefore the same HTML. */
  hasSameMarkup(job: VisualJob): boolean;
  /** False for a job with documents that differ. The requests of the page cannot tell: they are known too late. */
  hasSameFiles(job: VisualJob): boolean;
  /** Pictures that differ are taken twice even if markup or styles explain the difference. */
  isRepeated: boolean;
}

/** Compares the two sides of a story; takes pictures only if markup or matching styles differ. */
export async function compareJob(
  pair: Pair,
  job: VisualJob,
  { sheets, hasSameMarkup, hasSameFiles, isRepeated }: JobSettings,
): Promise<Comparison> {
  if (job.on !== "both") return await showAlone(pair[job.on], job, job.on);
  const looksSame = (rules: readonly RuleChange[]) =>
    hasSameFiles(job) && (rules.length === 0 || (job.isFocused && !rules.some(({ isOfFocus }) => isOfFocus)));
  // Equal sources give equal HTML: one side is enough to find out whether a changed rule matches.
  const drawn = sheets.changes && hasSameMarkup(job) ? await pair.after.draw(job) : null;
  const matchedRules = drawn && (await matchingRules(sheets.changes ?? [], [drawn.page]));
  if (matchedRules && looksSame(matchedRules)) return { job, same: "markup" };
  const differsInStyles = matchedRules !== null && !drawn?.shown.isAlive && hasSameFiles(job) && sheets.inOnePage;
  if (drawn && differsInStyles && !isRepeated) {
    await settled(pair.after, drawn);
    return await compareStyles(job, drawn.page, matchedRules);
  }
  const [before, after] = await Promise.all([pair.before.draw(job), drawn ?? pair.after.draw(job)]);
  sheets.changes ??= await readChanges(before.page, after.page);
  const rules = matchedRules ?? (await matchingRules(sheets.changes, [before.page, after.page]));
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

/** Compares a story with the styles of both sides, in one page. */
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

/** Returns the changed rules that match an element in one of the pages. */
export async function matchingRules(rules: readonly RuleChange[], pages: readonly Page[]): Promise<RuleChange[]> {
  if (rules.length === 0) return [];
  const changes = rules.map(({ selectors, media }) => ({ selectors, media }));
  const found = await Promise.all(pages.map((page) => page.evaluate(matching, changes)));
  const indexes = new Set(found.flat());
  return rules.filter((_, index) => indexes.has(index));
}

interface Explanation {
  rules: readonly RuleChange[];
  isSameMarkup: boolean;
  /** A difference is confirmed even if it is explained. */
  isRepeated?: boolean;
}

/** Compares the pictures of two stable pages. */
export async function compareShown(
  job: VisualJob,
  beforePage: Page,
  afterPage: Page,
  { rules, isSameMarkup, isRepeated = true }: Explanation,
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
