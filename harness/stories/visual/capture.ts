import { hash } from "node:crypto";
import type { Browser, CDPSession, Page } from "@playwright/test";
import { launch } from "#harness/stories/runner/open-runner.ts";
import { sharp } from "#portal/images/libvips.ts";

/** A picture of a whole page as PNG. */
export interface Picture {
  png: Buffer;
  /** SHA-256 of the bytes: Chromium writes the same bytes for the same pixels. */
  sha: string;
  width: number;
  /** Height of the page, in CSS pixels. */
  height: number;
}

/** Maximum height of one capture: beyond 16,384 pixels Chromium repeats parts of the page. */
const partHeight = 16_000;
/** Timeout in milliseconds for files below the window. */
const patience = 15_000;

/**
 * Makes Chromium paint the page below its window as well. Otherwise a full-page picture takes two more layouts, half of
 * the work. The last list of features counts, so it repeats Playwright's.
 */
const paintWholePages =
  "--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,mainFrameClipsContent=false";

/** Starts a Chromium that takes pictures of whole pages. */
export function launchForPictures(): Promise<Browser> {
  return launch([paintWholePages]);
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/** Takes a picture of the whole page; with `isFocused` every control is rendered as focused. */
export async function capture(page: Page, isFocused = false): Promise<Picture> {
  const session = await sessionOf(page);
  const captureBeyondViewport = !(await drawsWholePages(page));
  const { width, height } = await page.evaluate(prepare, patience);
  const release = isFocused ? await focusAll(session) : null;
  const parts: Buffer[] = [];
  for (let y = 0; y < height; y += partHeight) {
    const { data } = await session.send("Page.captureScreenshot", {
      format: "png",
      optimizeForSpeed: true,
      captureBeyondViewport,
      clip: { x: 0, y, width, height: Math.min(height - y, partHeight), scale: 1 },
    });
    parts.push(Buffer.from(data, "base64"));
  }
  await release?.();
  const png = parts.length === 1 && parts[0] ? parts[0] : await joinParts(parts, width, height);
  return { png, sha: hash("sha256", png), width, height };
}

const drawing = new WeakMap<Browser, Promise<boolean>>();

/** Tests once per browser whether it paints below the window: some versions lack the setting. */
function drawsWholePages(page: Page): Promise<boolean> {
  const browser = page.context().browser();
  if (!browser) return Promise.resolve(false);
  const known = drawing.get(browser) ?? hasDrawnBelow(browser);
  drawing.set(browser, known);
  return known;
}

async function hasDrawnBelow(browser: Browser): Promise<boolean> {
  const page = await browser.newPage({ viewport: { width: 20, height: 20 } });
  await page.setContent(`<p style="margin: 9000px 0 0">below</p>`);
  const session = await page.context().newCDPSession(page);
  const clip = { x: 0, y: 0, width: 20, height: 9100, scale: 1 };
  const [plain, beyond] = [
    await session.send("Page.captureScreenshot", { clip }),
    await session.send("Page.captureScreenshot", { clip, captureBeyondViewport: true }),
  ];
  await page.close();
  return plain.data === beyond.data;
}

/** Joins the parts of a long page. */
async function joinParts(parts: readonly Buffer[], width: number, height: number): Promise<Buffer> {
  const placed = parts.map((input, index) => ({ input, left: 0, top: index * partHeight }));
  const page = sharp({ create: { width, height, channels: 3, background: "white" }, limitInputPixels: false });
  return await page.composite(placed).png({ compressionLevel: 1 }).toBuffer();
}

/** Loads the files below the window and stops all motion; returns the size of the page. Runs inside the page. */
async function prepare(patience: number): Promise<{ width: number; height: number }> {
  const images = [...document.images].filter((image) => image.checkVisibility());
  for (const image of images) {
    image.loading = "eager";
    // Browsers support `sizes=auto` on lazy images only.
    if (image.sizes.startsWith("auto,")) image.sizes = image.sizes.slice("auto,".length);
  }
  const late = new Promise((resolve) => setTimeout(resolve, patience));
  const decoded = Promise.allSettled([...images.map((image) => image.decode()), document.fonts.ready]);
  await Promise.race([decoded, late]);
  // The browser's controls show a spinner that scripts cannot observe.
  for (const video of document.querySelectorAll("video")) video.controls = false;
  // Audio controls are painted in two ways during loading, and removing them would remove the element from layout.
  for (const audio of document.querySelectorAll("audio")) audio.style.visibility = "hidden";
  // An icon from a sprite has no size until the sprite is parsed, some time after loading.
  const startedAt = performance.now();
  const isPending = (use: SVGUseElement) => {
    const [file = ""] = use.href.baseVal.split("#");
    if (file === "" || !use.checkVisibility() || use.getBBox().width > 0) return false;
    const [entry] = performance.getEntriesByName(new URL(file, location.href).href);
    const since = entry ? entry.startTime + entry.duration : startedAt;
    return performance.now() - since < 2000;
  };
  while (performance.now() - startedAt < patience && [...document.querySelectorAll("use")].some(isPending))
    await new Promise((resolve) => setTimeout(resolve, 20));
  for (const animation of document.getAnimations()) {
    animation.pause();
    animation.currentTime = 0;
  }
  const { clientWidth, scrollHeight } = document.documentElement;
  return { width: clientWidth, height: scrollHeight };
}

const controls = "a[href], button, input, select, textarea, summary, [tabindex]";

/** Forces the focus states on all controls; the returned function removes them. */
async function focusAll(session: CDPSession): Promise<() => Promise<void>> {
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument", { depth: 0 });
  const { nodeIds } = await session.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector: controls });
  const force = (forcedPseudoClasses: string[]) =>
    Promise.all(nodeIds.map((nodeId) => session.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses })));
  await force(["focus", "focus-visible"]);
  return async () => {
    await force([]);
    await session.send("CSS.disable");
    await session.send("DOM.disable");
  };
}
