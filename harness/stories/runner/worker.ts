import type { Browser, Page } from "@playwright/test";
import { EnvironmentError } from "#harness/cli/exit-codes.ts";
import type { Shown } from "./protocol.ts";
import type { Job } from "./runner.ts";
import type { Variant } from "./variant.ts";

/** Pages leak memory with every story and are reopened after this many. */
const storiesPerPage = 300;
/** Timeouts in milliseconds of the first attempt and, for a busy machine, of the second. */
const usualPatience = { open: [30_000, 180_000], draw: [20_000, 120_000] };
const height = 900;

/** A rendered story that may not be laid out yet. */
export interface Drawn {
  page: Page;
  shown: Shown;
  isStill: boolean;
}

interface WorkerOptions {
  /** Called with each new page before its first story. */
  onOpen?: (page: Page) => Promise<void>;
  patience?: typeof usualPatience;
}

export type Worker = Pick<StoryWorker, keyof StoryWorker>;

/** A page that renders one story after another. It throws EnvironmentError when the runner's page does not load. */
export class StoryWorker {
  readonly #browser: Browser;
  readonly #url: string;
  readonly #scripts: readonly string[];
  readonly #onOpen: (page: Page) => Promise<void>;
  readonly #patience: typeof usualPatience;
  #page: Page | null = null;
  #applied: Partial<Variant> = {};
  #before: Job | null = null;
  #count = 0;

  constructor(
    browser: Browser,
    url: string,
    scripts: readonly string[],
    { onOpen = async () => {}, patience = usualPatience }: WorkerOptions = {},
  ) {
    this.#browser = browser;
    this.#url = url;
    this.#scripts = scripts;
    this.#onOpen = onOpen;
    this.#patience = patience;
  }

  /** Previous job; null in a fresh page. */
  get before(): Job | null {
    return this.#before;
  }

  /** Renders a story; one without script is reported before layout, which takes most of the time. */
  async draw(job: Job): Promise<Drawn> {
    for (const timeout of this.#patience.draw) {
      try {
        return await this.#drawWithin(job, timeout);
      } catch (error) {
        if (!(error instanceof LateError)) throw error;
        await this.forget();
      }
    }
    // Only a machine that still loads the runner's page leaves the story to blame.
    await this.#openPage(job.variant);
    throw new Error(`It was not rendered within ${(this.#patience.draw.at(-1) ?? 0) / 1000} seconds.`);
  }

  /** Waits until the rendered story is stable. */
  settle(): Promise<Shown> {
    if (!this.#page) throw new Error("No story is rendered.");
    return withTimeout(
      this.#page.evaluate(() => window.storyRunner.settle()),
      this.#patience.draw.at(-1) ?? 0,
    );
  }

  /** Renders a story until it is stable, or until `recall` returns its verdict. */
  async show<Known>(
    job: Job,
    recall: (shown: Shown) => Known | null = () => null,
  ): Promise<{ page: Page; shown: Shown; known: Known | null }> {
    const { page, shown, isStill } = await this.draw(job);
    const known = recall(shown);
    return { page, shown: known !== null || isStill ? shown : await this.settle(), known };
  }

  /** Reopens the page with the next story. */
  async forget(): Promise<void> {
    const old = this.#page;
    this.#page = null;
    this.#applied = {};
    this.#before = null;
    this.#count = 0;
    // It is already closed when the browser is closing.
    await old
      ?.context()
      .close()
      .catch(() => undefined);
  }

  async #openPage(variant: Variant): Promise<Page> {
    if (this.#count >= storiesPerPage) await this.forget();
    if (this.#page) return this.#page;
    let cause: unknown;
    for (const timeout of this.#patience.open) {
      try {
        this.#page = await this.#load(variant, timeout);
        return this.#page;
      } catch (error) {
        cause = error;
      }
    }
    const reason = cause instanceof Error ? cause.message.split("\n")[0] : String(cause);
    throw new EnvironmentError(
      `The page of the story runner does not load in the browser, and no story could be drawn; try again when the machine is less busy, or with --workers 1 (${reason}).`,
      { cause },
    );
  }

  async #load({ width }: Variant, timeout: number): Promise<Page> {
    // Pages of different contexts never share a process.
    const context = await this.#browser.newContext({ viewport: { width, height }, reducedMotion: "reduce" });
    try {
      for (const content of this.#scripts) await context.addInitScript({ content });
      const page = await context.newPage();
      await page.goto(this.#url, { timeout });
      await page.waitForFunction(() => "storyRunner" in window, undefined, { timeout });
      await this.#onOpen(page);
      // Otherwise the first stories might be laid out in a fallback font.
      await page.evaluate(loadFonts);
      return page;
    } catch (error) {
      await context.close().catch(() => undefined);
      throw error;
    }
  }

  async #drawWithin(job: Job, timeout: number): Promise<Drawn> {
    const { variant } = job;
    const page = await this.#openPage(variant);
    if (this.#applied.width !== variant.width) await page.setViewportSize({ width: variant.width, height });
    if (this.#applied.mode !== variant.mode) await page.emulateMedia(mediaOf(variant));
    this.#applied = variant;
    this.#count++;
    this.#before = job;
    const { theme, mode } = variant;
    const drawn = await withTimeout(
      page.evaluate(([id, variant]) => window.storyRunner.draw(id, variant), [job.story.id, { theme, mode }] as const),
      timeout,
    );
    return { page, ...drawn };
  }
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

class LateError extends Error {}

async function withTimeout<Value>(promise: Promise<Value>, timeout: number): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new LateError(`It was not stable within ${timeout / 1000} seconds.`)), timeout);
  // It fails once more when its page is closed.
  promise.catch(() => undefined);
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
