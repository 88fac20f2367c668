import type { Browser, Page } from "@playwright/test";
import type { Shown } from "./protocol.ts";
import type { Job } from "./runner.ts";
import type { Variant } from "./variant.ts";

/** Pages leak memory with every story and are reopened after this many. */
const storiesPerPage = 300;
/** Timeout in milliseconds for rendering a story. */
const timeoutMs = 20_000;
const height = 900;

/** A rendered story that may not be laid out yet. */
export interface Drawn {
  page: Page;
  shown: Shown;
  isStill: boolean;
}

/** A page that renders one story after another. */
export interface Worker {
  /** Previous job; null in a fresh page. */
  readonly before: Job | null;
  /** Renders a story; one without script is reported before layout, which takes most of the time. */
  draw(job: Job): Promise<Drawn>;
  /** Waits until the rendered story is stable. */
  settle(): Promise<Shown>;
  /** Renders a story until it is stable, or until `recall` returns its verdict. */
  show<Known>(
    job: Job,
    recall?: (shown: Shown) => Known | null,
  ): Promise<{ page: Page; shown: Shown; known: Known | null }>;
  /** Reopens the page with the next story. */
  forget(): Promise<void>;
}

/** `onOpen` is called with each new page before its first story. */
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
    // It is already closed when the browser is closing.
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
      // Otherwise the first stories might be laid out in a fallback font.
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
    if (!page) throw new Error("No story is rendered.");
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

/** Returns the media features to emulate; the runner's page emulates the absence of script itself. */
function mediaOf({ mode }: Variant): Parameters<Page["emulateMedia"]>[0] {
  return {
    media: mode === "print" ? "print" : "screen",
    colorScheme: mode === "dark" ? "dark" : "light",
    forcedColors: mode === "forced-colors" ? "active" : "none",
  };
}

async function withTimeout<Value>(promise: Promise<Value>): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Error(`It was not rendered within ${timeoutMs / 1000} seconds.`)),
    timeoutMs,
  );
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
