/** Longest time in milliseconds that any one thing is waited for; what takes longer is looked at as it is. */
const patience = 3000;

/**
 * Resolves when nothing on the page is on its way any more: effects, fonts, images in view, transitions. Where nothing is
 * alive, there is nothing that frames could change, and painting them would be most of the work.
 */
export async function untilStill(ready: Promise<unknown>, isAlive: boolean): Promise<void> {
  await within(ready);
  if (isAlive) await nextFrame();
  await within(untilSettled());
  // Measuring lays the page out, which requests its fonts and images.
  await within(Promise.allSettled(imagesInView().map(loaded)));
  if (document.fonts.status === "loading") await within(document.fonts.ready);
  const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await within(Promise.allSettled(passing.map(({ finished }) => finished)));
  if (isAlive) await nextFrame();
}

/** Stories that do something by themselves say so with `data-settling` until it is done. */
async function untilSettled(): Promise<void> {
  while (document.querySelector("[data-settling]")) await nextFrame();
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

/** Waits no longer than patience allows. */
async function within(promise: Promise<unknown>): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, patience);
  await Promise.race([promise, late]);
  clearTimeout(timer);
}
