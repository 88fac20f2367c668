import type { Page } from "@playwright/test";
import { attribute } from "#harness/stories/visual/causes.ts";
import { compareShown, compareStyles, matchingRules, readChanges } from "#harness/stories/visual/compare-job.ts";
import { openPairs } from "#harness/stories/visual/compare-with-commit.ts";
import type { VisualJob } from "#harness/stories/visual/comparison.ts";
import { currentSide, readSide } from "#harness/stories/visual/side.ts";
import type { Signature } from "./defect.ts";

const story = "error-page--status-404-cs";

/** A defect that changes the appearance of a page. */
export interface PictureSeed {
  /** Returns a style rule to add, or changes the page itself; runs inside the page. */
  act: () => string | undefined;
  /** All controls are rendered as focused. */
  isFocused?: boolean;
  /** Styles are compared by switching them in one page, as after a change of styles only. */
  isInOnePage?: boolean;
}

/** Opens two pages with the same story when the first defect needs them. */
export function createPictures() {
  let opened: ReturnType<typeof open> | null = null;

  async function open() {
    const side = await currentSide();
    return { contents: readSide(side), ...(await openPairs(side, side, 1)) };
  }

  /** Compares the page with itself, with a defect on one side if given. */
  async function look(seed: Partial<PictureSeed> = {}): Promise<Signature[]> {
    const { act = () => undefined, isFocused = false, isInOnePage = false } = seed;
    opened ??= open();
    const { contents, pairs } = await opened;
    const [entry, pair] = [contents.stories.get(story), pairs[0]];
    if (!entry || !pair) throw new Error(`There is no story ${story}.`);
    const variant = { theme: entry.theme, width: 1280, mode: "light" } as const;
    const job: VisualJob = { story: entry, variant, isFocused, on: "both" };
    const [{ page: before }, { page: after }] = await Promise.all([pair.before.show(job), pair.after.show(job)]);
    const css = await after.evaluate(act);
    if (css) await after.evaluate(addRules, css);
    const rules = await matchingRules(await readChanges(before, after), [before, after]);
    const isSameMarkup = (await markup(before)) === (await markup(after));
    const result = await (isInOnePage
      ? compareStyles(job, after, rules)
      : compareShown(job, before, after, { rules, isSameMarkup }));
    // Removes the defect before the next picture.
    if (css !== undefined || !isSameMarkup || rules.length > 0) await pair.after.forget();
    if (!("kind" in result)) return [];
    const { cause, detail } = attribute(result, contents, contents);
    return [{ code: `visual.${result.kind}`, place: cause, says: detail.join("; ") }];
  }

  return { look, close: async (): Promise<void> => (await opened)?.close() };
}

function markup(page: Page): Promise<string> {
  return page.evaluate(() => document.body.innerHTML);
}

/** Adds rules to the page's own style sheets, which are the ones being switched. */
function addRules(css: string): void {
  const [sheet] = [...document.styleSheets].filter(({ disabled }) => !disabled).slice(-1);
  if (!sheet) throw new Error("The page has no style sheet.");
  sheet.insertRule(css, sheet.cssRules.length);
}
