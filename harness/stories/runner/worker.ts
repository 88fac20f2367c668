import type { Browser, Page } from "@playwright/test";
import type { Shown } from "./protocol.ts";
import type { Job } from "./runner.ts";
import type { Variant } from "./variant.ts";

/** A page uses more memory with every story: it is reopened after this many. */
const storiesPerPage = 300;
/** Milliseconds after which a story counts as one that cannot be shown. */
const patience = 20_000;
const height = 900;

/** A story in a page that may still be about to lay it out. */
export interface Drawn {
  page: Page;
  shown: Shown;
  isStill: boolean;
}

/** One page that shows one story after another. */
export interface Worker {
  /** Job shown last; null in a fresh page. */
  readonly before: Job | null;
  /** Shows a story; one without script is reported before its layout, which is most of the work. */
  draw(job: Job): Promise<Drawn>;
  /** Waits until what was drawn stands still. */
  settle(): Promise<Shown>;
  /** Shows a story until it stands still, or until `recall` has its verdict. */
  show<Known>(
    job: Job,
    recall?: (shown: Shown) => Known | null,
  ): Promise<{ page: Page; shown: Shown; known: Known | null }>;
  /** Reopens the page with the next story. */
  forget(): Promise<void>;
}

/** `onOpen` gets each new page before it shows its first story. */
export function createWorker(
  browser: Browser,
  url: string,
  scripts: readonly string[],
  onOpen: (page: Page) => Promise<void> = async () => {},
): Worker {
  let page: Page | null = null;
  let applied: Partial<Variant> = {};
  let before: Job | null = null;
  let count = 0;

  async function forget(): Promise<void> {
    const old = page;
    page = null;
    applied = {};
    before = null;
    count = 0;
    // A browser that is being closed has closed it.
    await old
      ?.context()
      .close()
      .catch(() => undefined);
  }

  async function openPage(variant: Variant): Promise<Page> {
    if (count >= storiesPerPage) await forget();
    if (!page) {
      // Pages of different contexts never share a process.
      const context = await browser.newContext({ viewport: { width: variant.width, height }, reducedMotion: "reduce" });
      for (const content of scripts) await context.addInitScript({ content });
      page = await context.newPage();
      await page.goto(url);
      await page.waitForFunction(() => "storyRunner" in window);
      await onOpen(page);
      // The first stories would be laid out in a fallback font otherwise, or not, as time has it.
      await page.evaluate(loadFonts);
    }
    return page;
  }

  async function draw(job: Job): Promise<Drawn> {
    const { variant } = job;
    const page = await openPage(variant);
    if (applied.width !== variant.width) await page.setViewportSize({ width: variant.width, height });
    if (applied.mode !== variant.mode) await page.emulateMedia(mediaOf(variant));
    applied = variant;
    count++;
    before = job;
    const { theme, mode } = variant;
    const drawn = await withTimeout(
      page.evaluate(([id, variant]) => window.storyRunner.draw(id, variant), [job.story.id, { theme, mode }] as const),
    );
    return { page, ...drawn };
  }

  function settle(): Promise<Shown> {
    if (!page) throw new Error("No story is shown.");
    return withTimeout(page.evaluate(() => window.storyRunner.settle()));
  }

  async function show<Known>(job: Job, recall: (shown: Shown) => Known | null = () => null) {
    const { page, shown, isStill } = await draw(job);
    const known = recall(shown);
    return { page, shown: known !== null || isStill ? shown : await settle(), known };
  }

  return {
    get before() {
      return before;
    },
    draw,
    settle,
    show,
    forget,
  };
}

async function loadFonts(): Promise<void> {
  await Promise.allSettled([...document.fonts].map((font) => font.load()));
}

/** Returns the media features to emulate; the runner's page itself emulates the absence of script. */
function mediaOf({ mode }: Variant): Parameters<Page["emulateMedia"]>[0] {
  return {
    media: mode === "print" ? "print" : "screen",
    colorScheme: mode === "dark" ? "dark" : "light",
    forcedColors: mode === "forced-colors" ? "active" : "none",
  };
}

async function withTimeout<Value>(promise: Promise<Value>): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`It was not shown within ${patience / 1000} seconds.`)), patience);
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
