import type { Page } from "@playwright/test";
import { checkStory } from "#harness/stories/accessibility/check-story.ts";
import { inPageSource } from "#harness/stories/accessibility/in-page.ts";
import type { Observation } from "#harness/stories/accessibility/observation.ts";
import { writeStories } from "#harness/stories/generate.ts";
import { openRunner } from "#harness/stories/runner/open-runner.ts";
import type { StoryRunner, Visit } from "#harness/stories/runner/runner.ts";
import type { Variant } from "#harness/stories/runner/variant.ts";
import type { Signature } from "./defect.ts";

const page = "news-item--mpsv-detska-skupina-chrudim-cs";

/** A defect in the page. */
export interface BrowserSeed {
  /** Appended to the page's main element. */
  html?: string | undefined;
  /** Added style sheet. */
  css?: string | undefined;
  /** Runs inside the page. */
  act?: (() => unknown) | undefined;
  /** Renders the story again afterwards, for defects that occur during rendering. */
  isShownAnew?: true | undefined;
}

/** Story runner with one page, opened when the first defect needs it. */
export function createBrowser(signal: AbortSignal) {
  let opened: Promise<StoryRunner> | null = null;

  async function open(): Promise<StoryRunner> {
    await writeStories();
    return openRunner({ workers: 1, signal, scripts: [inPageSource] });
  }

  /** Returns the violations on the page, with a defect if given. */
  async function look(shownIn: ShownIn, codes: ReadonlySet<string> | null, seed?: BrowserSeed): Promise<Signature[]> {
    opened ??= open();
    const runner = await opened;
    const story = runner.stories.find(({ id }) => id === page);
    if (!story) throw new Error(`There is no story ${page}.`);
    const job = { story, variant: { theme: story.theme, ...shownIn } };
    const isRequested = (code: string) => codes?.has(code) ?? true;
    const [outcome] = await runner.run([job], {
      check: async (visit) => {
        const shown = seed ? await seedDefect(visit, seed) : visit.shown;
        const verdict = await checkStory(
          { ...visit, shown },
          { withKeyboard: shownIn.mode === "light", axe: "all", isRequested },
        );
        // The page is reused for the next story.
        if (seed?.css) await visit.page.evaluate(() => void document.adoptedStyleSheets.pop());
        return verdict;
      },
      isClean: () => true,
    });
    if (!outcome?.verdict) throw new Error(outcome?.failure ?? "The story runner has rendered nothing.");
    return outcome.verdict.violations.map(signatureOf);
  }

  return { look, close: async (): Promise<void> => (await opened)?.close() };
}

type ShownIn = Pick<Variant, "mode" | "width">;

function signatureOf({ code, place }: Observation): Signature {
  return { code, place: place.target };
}

/** Seeds a defect; returns the result of rendering the story. */
async function seedDefect({ page, shown, story, variant }: Visit, { html, css, act, isShownAnew }: BrowserSeed) {
  if (html) await appendHtml(page, html);
  if (css) await page.evaluate(adopt, css);
  if (act) await page.evaluate(act);
  return isShownAnew ? await showAnew(page, story.id, variant) : shown;
}

/** Uses the DevTools protocol, as the page's security policy lets no script write HTML. */
async function appendHtml(page: Page, html: string): Promise<void> {
  await page.evaluate(() => document.querySelector("main")?.append(document.createElement("seed-place")));
  const debugging = await page.context().newCDPSession(page);
  const { root } = await debugging.send("DOM.getDocument");
  const { nodeId } = await debugging.send("DOM.querySelector", { nodeId: root.nodeId, selector: "seed-place" });
  await debugging.send("DOM.setOuterHTML", { nodeId, outerHTML: html });
  await debugging.detach();
}

function adopt(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

function showAnew(page: Page, id: string, { theme, mode }: Variant) {
  return page.evaluate(([id, variant]) => window.storyRunner.show(id, variant), [id, { theme, mode }] as const);
}
