/** Timeout in milliseconds for each step; afterwards the page is used as it is. */
const timeoutMs = 3000;
/** Timeout in milliseconds for a story's own activity; a page in between would be checked in place of the story. */
const settlingMs = 30_000;

/**
 * Resolves when the page is stable: effects, fonts, images in view and transitions are done. Without scripts, frames
 * cannot change anything, and painting them would take most of the time.
 */
export async function untilStable(ready: Promise<unknown>, isAlive: boolean): Promise<void> {
  await within(ready);
  if (isAlive) await nextFrame();
  await untilSettled();
  // Measuring triggers layout, which requests fonts and images.
  await within(Promise.allSettled(imagesInView().map(loaded)));
  if (document.fonts.status === "loading") await within(document.fonts.ready);
  const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await within(Promise.allSettled(passing.map(({ finished }) => finished)));
  if (isAlive) await nextFrame();
}

/** Stories with their own activity set `data-settling` until it is done; rejects when it does not end. */
async function untilSettled(): Promise<void> {
  const startedAt = performance.now();
  while (document.querySelector("[data-settling]")) {
    if (performance.now() - startedAt > settlingMs)
      throw new Error(`The story was still changing after ${settlingMs / 1000} seconds.`);
    await nextFrame();
  }
}

function imagesInView(): HTMLImageElement[] {
  document.body.getBoundingClientRect();
  return [...document.images].filter((image) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    return width > 0 && bottom >= 0 && top <= innerHeight;
  });
}

async function loaded(image: HTMLImageElement): Promise<void> {
  if (image.complete) return;
  await new Promise((resolve) => {
    for (const end of ["load", "error"]) image.addEventListener(end, resolve, { once: true });
  });
}

function nextFrame(): Promise<number> {
  return new Promise(requestAnimationFrame);
}

/** Waits at most for the timeout. */
async function within(promise: Promise<unknown>): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, timeoutMs);
  await Promise.race([promise, late]);
  clearTimeout(timer);
}
