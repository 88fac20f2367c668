import { expect, type Page } from "@playwright/test";
import en from "#locales/en.json" with { type: "json" };
import { turnOf } from "../support/looks.ts";
import { test, visit } from "../support/visitor.ts";

const words = en.map;
const help = "/en/up/care/map-of-help";

/** Pages with many marks, filtered to a few, and with all marks on one spot. */
const pages = [help, `${help}?region=ULK`, "/en/up/care/olomouc-house-of-services"];

const canvas = (page: Page) => page.getByRole("region", { name: words.region });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const pans = [words.panLeft, words.panUp, words.panDown, words.panRight];

/** Opens a page with its map in view, without animations. */
async function open(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, `${path}#map`);
  await canvas(page).scrollIntoViewIfNeeded();
  await expect(canvas(page).locator("[data-mark]").first()).toBeVisible();
  await expect(canvas(page).locator(".map-name").first()).toBeVisible();
}

/** Contents of the map in sight: marks, names of places, names cut by the frame, and places named in the notice. */
function readSight(page: Page) {
  return canvas(page).evaluate((map) => {
    const frame = map.getBoundingClientRect();
    const boxes = (selector: string) => [...map.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
    const isWhole = (box: DOMRect) =>
      frame.left <= box.left && box.right <= frame.right && frame.top <= box.top && box.bottom <= frame.bottom;
    const isOutside = (box: DOMRect) =>
      box.right <= frame.left || frame.right <= box.left || box.bottom <= frame.top || frame.bottom <= box.top;
    const names = boxes(".map-name");
    return {
      marks: boxes("[data-mark]").filter(isWhole).length,
      names: names.filter(isWhole).length,
      cut: names.filter((box) => !isWhole(box) && !isOutside(box)).length,
      noted: map.querySelector(".map-note")?.textContent?.match(/\(\d[\d.]* km\)/g)?.length ?? 0,
    };
  });
}

/** Fails unless a mark or a name, and two names in all, are in view, none of them cut. */
async function expectSight(page: Page, way: string): Promise<void> {
  await expect
    .poll(async () => {
      const { marks, names, cut, noted } = await readSight(page);
      return { isSeen: marks + names + noted > 0, isNamed: names + noted >= 2, cut };
    }, way)
    .toEqual({ isSeen: true, isNamed: true, cut: 0 });
}

/** The zoom level in the address; that of the start is not written there. */
const zoomed = (page: Page) => /#map=(\d+)/.exec(page.url())?.[1] ?? "start";

/** Presses + until the map goes no deeper, and looks at every view. */
async function zoomToTheEnd(page: Page, way: string): Promise<void> {
  for (let step = 1; step <= 9; step += 1) {
    await button(page, words.zoomIn).click();
    await expectSight(page, `${way}, then + ${step} times`);
  }
  await expect.poll(() => zoomed(page)).toMatch(/^(12|start)$/);
}

for (const [turn, width] of [390, 1280].entries()) {
  for (const path of turnOf(pages, 2, turn)) {
    test(`${path} at ${width} px has a mark and two names in every view of +, double click and marks`, async ({
      page,
    }) => {
      await open(page, path, width);
      await expectSight(page, "start");
      await zoomToTheEnd(page, "start");
      const box = await canvas(page).boundingBox();
      for (const [across, down] of [
        [0.85, 0.2],
        [0.35, 0.6],
      ] as const) {
        const at = `double click at ${across}, ${down}`;
        await button(page, words.wholeCountry).click();
        for (let step = 1; step <= 2; step += 1) {
          const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) * across, (box?.y ?? 0) + (box?.height ?? 0) * down];
          await page.mouse.dblclick(x, y);
          await expectSight(page, `${at}, ${step} times`);
          expect((await readSight(page)).marks, at).toBeGreaterThan(0);
        }
        await zoomToTheEnd(page, at);
        expect((await readSight(page)).marks, at).toBeGreaterThan(0);
      }
      await button(page, words.wholeCountry).click();
      await canvas(page).locator("[data-mark]").first().click();
      await expectSight(page, "the first mark");
      await page.keyboard.press("Escape");
      await zoomToTheEnd(page, "the first mark");
    });

    test(`${path} at ${width} px has a mark or a name in every view at the edges`, async ({ page }) => {
      await open(page, path, width);
      for (const levels of [0, 4]) {
        await button(page, words.wholeCountry).click();
        for (let step = 0; step < levels; step += 1) await button(page, words.zoomIn).click();
        for (const name of pans) {
          for (let step = 0; step < 12; step += 1) await button(page, name).click();
          await expectSight(page, `${levels} levels, ${name}`);
        }
        await zoomToTheEnd(page, `${levels} levels, at the edge`);
      }
    });
  }
}
