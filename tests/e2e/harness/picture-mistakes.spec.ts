import { expect, type Page } from "@playwright/test";
import { attribute } from "#harness/stories/visual/causes.ts";
import { compareShown, compareStyles, matchingRules, readChanges } from "#harness/stories/visual/compare-job.ts";
import { openPairs } from "#harness/stories/visual/compare-with-commit.ts";
import type { VisualJob } from "#harness/stories/visual/comparison.ts";
import { currentSide, readSide } from "#harness/stories/visual/side.ts";
import { test } from "../support/visitor.ts";

/** A change of one of two equal pages. */
interface Mistake {
  name: string;
  kind: string;
  cause: string;
  /** Part of the changes listed in the report. */
  says: string;
  /** Returns a style rule to add, or changes the page itself; runs inside the page. */
  act: () => string | undefined;
  /** All controls are rendered as focused. */
  isFocused?: boolean;
}

const mistakes: readonly Mistake[] = [
  {
    name: "a heading shifted by one pixel",
    kind: "changed",
    cause: "style",
    says: "main h1: position none → relative, left none → 1px",
    act: () => "main h1 { position: relative; left: 1px; }",
  },
  {
    name: "a colour off by 1 of 255",
    kind: "changed",
    cause: "style",
    says: "body: background-color",
    act() {
      const [red = 0, green = 0, blue = 0] = getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? [];
      return `body { background-color: rgb(${red} ${green} ${Math.abs(Number(blue) - 1)}); }`;
    },
  },
  {
    name: "a faint dot",
    kind: "below-perception",
    cause: "style",
    says: "main::before",
    act: () =>
      "main::before { content: ''; position: fixed; inset: 500px auto auto 9px; border: 1px solid #00000003; }",
  },
  {
    name: "a missing font",
    kind: "changed",
    cause: "style",
    says: "@font-face",
    act() {
      for (const sheet of [...document.styleSheets].filter(({ disabled }) => !disabled))
        for (let index = sheet.cssRules.length - 1; index >= 0; index--)
          if (sheet.cssRules[index] instanceof CSSFontFaceRule) sheet.deleteRule(index);
      return undefined;
    },
  },
  {
    name: "a missing focus ring",
    kind: "changed",
    cause: "style",
    says: ":focus-visible: outline",
    isFocused: true,
    act: () => ":focus-visible { outline: none !important; box-shadow: none !important; }",
  },
  {
    name: "a heading that overlaps the text below",
    kind: "changed",
    cause: "style",
    says: "main h1: transform none → translateY(40px)",
    act: () => "main h1 { transform: translateY(40px); }",
  },
  {
    name: "a missing element",
    kind: "changed",
    cause: "template",
    says: "- <h1",
    act: () => void document.querySelector("main h1")?.remove(),
  },
  {
    name: "another text",
    kind: "changed",
    cause: "text",
    says: "+ Jinak",
    act() {
      const heading = document.querySelector("main h1");
      if (heading) heading.textContent = "Jinak";
      return undefined;
    },
  },
  {
    name: "a colour that changes at random",
    kind: "flaky",
    cause: "template",
    says: "<h1",
    act() {
      const heading = document.querySelector<HTMLElement>("main h1");
      let turn = 0;
      setInterval(() => {
        turn += 7;
        if (heading) heading.style.color = `rgb(${turn % 256} 0 0)`;
      }, 5);
      return undefined;
    },
  },
];

async function openBoth() {
  const side = await currentSide();
  return { contents: readSide(side), ...(await openPairs(side, side, 1)) };
}

// Both pages are built and opened once.
test.describe.configure({ mode: "default", timeout: 300_000 });
let opened: Awaited<ReturnType<typeof openBoth>>;
test.beforeAll(async () => {
  opened = await openBoth();
});
test.afterAll(() => opened.close());

interface Look {
  act?: Mistake["act"];
  isFocused?: boolean;
  /** Styles are compared by switching them in one page, as after a change of styles only. */
  isInOnePage: boolean;
}

/** Compares the page with itself, with a change on one side if given; returns null when nothing differs. */
async function difference({ act = () => undefined, isFocused = false, isInOnePage }: Look) {
  const { contents, pairs } = opened;
  const [entry, pair] = [contents.stories.get("error-page--status-404-cs"), pairs[0]];
  if (!entry || !pair) throw new Error("The story is missing.");
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
  // Removes the change before the next picture.
  if (css !== undefined || !isSameMarkup || rules.length > 0) await pair.after.forget();
  if (!("kind" in result)) return null;
  const { cause, detail } = attribute(result, contents, contents);
  return { kind: result.kind, cause, detail: detail.join("; ") };
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

for (const isInOnePage of [false, true]) {
  const how = isInOnePage ? "by switching styles" : "of two pages";
  test(`pictures ${how} of equal pages are equal, with and without focus`, async () => {
    expect(await difference({ isInOnePage })).toBeNull();
    expect(await difference({ isInOnePage, isFocused: true })).toBeNull();
  });
  for (const { name, kind, cause, says, act, isFocused = false } of mistakes)
    if (!isInOnePage || cause === "style")
      test(`${name} is found in pictures ${how}`, async () => {
        const detail = expect.stringContaining(says);
        expect(await difference({ act, isFocused, isInOnePage })).toEqual({ kind, cause, detail });
      });
}
