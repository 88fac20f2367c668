import type { Page } from "@playwright/test";
import type { Sighting } from "#harness/stories/accessibility/observation.ts";
import type { Stop, TabStops } from "./tab-stops.ts";
import type { unreachable } from "./unreachable.ts";

declare const stopsOfTab: TabStops;
declare const pageChecks: { unreachable: typeof unreachable };

/** Presses of Tab inside a media player or frame before it counts as a trap. */
const insideLimit = 40;

/** Tabs through the page: every control must be reached in reading order, be left again and show its focus. */
export async function keyboard(page: Page): Promise<Sighting[]> {
  const expected = await page.evaluate(() => stopsOfTab.start());
  const tabbing = await press(page, expected);
  const visited = tabbing.stops.map(({ index }) => index).filter((index) => index >= 0);
  const missed = [...Array(expected).keys()].filter((index) => !visited.includes(index));
  const { missing, disordered, unreachable } = await page.evaluate(
    ({ missed, visited }) => ({
      missing: stopsOfTab.places(missed),
      disordered: stopsOfTab.outOfOrder(visited),
      unreachable: pageChecks.unreachable(),
    }),
    { missed, visited },
  );
  const unseen = tabbing.stops.filter(({ index, isMarked }) => index >= 0 && !isMarked);
  const covered = tabbing.stops.filter(({ index, isCovered }) => index >= 0 && isCovered);
  const trap = tabbing.trap
    ? [{ code: "a11y.keyboard-trap", place: tabbing.trap.place, expected: "Tab", received: "Tab" }]
    : [];
  return [
    ...trap,
    // Nothing after a trap can be reached: report one fault instead of many.
    ...(tabbing.trap
      ? []
      : missing.map((place) => ({
          code: "a11y.keyboard-unreachable",
          place,
          expected: "Tab",
          received: `${expected}`,
        }))),
    ...unreachable,
    ...disordered.map((place) => ({ code: "a11y.focus-order", place, expected: "DOM", received: "Tab" })),
    ...unseen.map(({ place }) => ({ code: "a11y.focus-invisible", place, expected: ":focus-visible", received: "" })),
    ...covered.map(({ place }) => ({ code: "a11y.focus-covered", place, expected: ":focus-visible", received: "" })),
  ];
}

async function press(page: Page, expected: number): Promise<{ stops: Stop[]; trap: Stop | null }> {
  const stops: Stop[] = [];
  let same = 0;
  // Tab also stops at scrollable regions.
  for (let count = 0; count < expected + 60 + insideLimit; count++) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(() => stopsOfTab.note());
    same = stop.isSame ? same + 1 : 0;
    if (stop.index === -2) return { stops, trap: null };
    const isBack = stop.index >= 0 && !stop.isSame && stops.some(({ index }) => index === stop.index);
    if (isBack) return { stops, trap: stops[0]?.index === stop.index ? null : stop };
    if (same > (stop.hasInside ? insideLimit : 2)) return { stops, trap: stop };
    if (stop.isSame) continue;
    stops.push(stop.isMarked ? stop : { ...stop, isMarked: await isMarkedInPixels(page, stop) });
  }
  return { stops, trap: null };
}

/** Compares the pixels around the element with and without focus, for indicators that are not in the styles. */
async function isMarkedInPixels(page: Page, { place }: Stop): Promise<boolean> {
  const element = page.locator(place.target).first();
  const box = await element.boundingBox();
  const window = page.viewportSize();
  if (!box || !window) return false;
  const x = Math.max(0, box.x - 8);
  const y = Math.max(0, box.y - 8);
  const clip = {
    x,
    y,
    width: Math.min(window.width - x, box.width + 16),
    height: Math.min(window.height - y, box.height + 16),
  };
  if (clip.width <= 0 || clip.height <= 0) return false;
  const focused = await page.screenshot({ clip });
  await element.evaluate((node) => node instanceof HTMLElement && node.blur());
  const blurred = await page.screenshot({ clip });
  await element.evaluate((node) => node instanceof HTMLElement && node.focus());
  return !focused.equals(blurred);
}
