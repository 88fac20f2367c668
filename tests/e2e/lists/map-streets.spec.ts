import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { palettes } from "#embedded/tiles/palette.ts";
import ru from "#locales/ru.json" with { type: "json" };
import { writeTown } from "../../embedded/streets/town.ts";
import { check, withAxe } from "../support/axe.ts";
import { get } from "../support/http.ts";
import { startPortal } from "../support/portal.ts";
import { test, visit } from "../support/visitor.ts";

const square = { latitude: 49.594, longitude: 17.251 };
const view = (zoom: number) => `#map=${zoom}/${square.latitude}/${square.longitude}`;

let folder: string;
let file: string;
let portal: Awaited<ReturnType<typeof startPortal>>;

// Not at the top of the file: Playwright reads it in more processes than it runs tests in.
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "map-streets-"));
  file = join(folder, "town.pmtiles");
  writeFileSync(file, writeTown(square, { name: "Olomouc", "name:ru": "Оломоуц" }));
  portal = await startPortal({ MAP_PMTILES: file });
});

test.afterAll(async () => {
  await portal.stop();
  rmSync(folder, { recursive: true });
});

async function open(page: Page, zoom: number): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, `${portal.url}/ru/up/care/map-of-help${view(zoom)}`);
  await page.locator("#map").scrollIntoViewIfNeeded();
  await expect(page.locator(".map-tile").first()).toBeVisible();
}

/** Number of pixels of the map in a colour. */
async function pixelsOf(page: Page, color: string): Promise<number> {
  // In dark mode images are dimmed.
  await page.locator(".map-tile").evaluateAll((tiles) => {
    for (const tile of tiles) if (tile instanceof HTMLElement) tile.style.filter = "none";
  });
  const image = (await page.locator(".map-canvas").screenshot()).toString("base64");
  return page.evaluate(
    async ([source, wanted]) => {
      const picture = new Image();
      picture.src = `data:image/png;base64,${source}`;
      await picture.decode();
      const canvas = Object.assign(document.createElement("canvas"), { width: picture.width, height: picture.height });
      const context = canvas.getContext("2d");
      context?.drawImage(picture, 0, 0);
      const bytes = context?.getImageData(0, 0, picture.width, picture.height).data ?? [];
      let count = 0;
      for (let at = 0; at < bytes.length; at += 4) {
        const [red = 0, green = 0, blue = 0] = bytes.slice(at, at + 3);
        if (`#${[red, green, blue].map((value) => value.toString(16).padStart(2, "0")).join("")}` === wanted)
          count += 1;
      }
      return count;
    },
    [image, color],
  );
}

test("at the highest level the map shows streets, light and dark, and says whose they are", async ({ page }) => {
  await withAxe(page);
  for (const theme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await open(page, 18);
    await expect.poll(() => pixelsOf(page, palettes[theme].mainRoad[0])).toBeGreaterThan(2000);
    expect(await pixelsOf(page, palettes[theme].building)).toBeGreaterThan(2000);
    await expect(page.getByText("© OpenStreetMap contributors, Protomaps")).toBeVisible();
    await expect(page.getByText(ru.map.noStreets)).toBeHidden();
    await check(page);
  }
});

test("towns are named in the page's language", async ({ page }) => {
  await open(page, 9);
  await expect(page.locator(".map-name", { hasText: "Оломоуц" }).first()).toBeVisible();
});

test("when the file is gone, the map still has its ground, and the log names the file", async ({ page }) => {
  const tile = "/tiles/light/16/35908/22340.svg";
  expect((await get(portal, tile)).text).toContain(palettes.light.street[0]);
  rmSync(file);
  const answer = await get(portal, "/tiles/light/16/35909/22340.svg");
  expect(answer.status).toBe(200);
  expect(answer.headers["cache-control"]).toBe("public, max-age=60");
  expect(answer.text).toContain(palettes.light.land);
  await open(page, 16);
  await expect(page.locator(".map-tile").first()).toHaveJSProperty("hidden", false);
  const lines = portal.log().filter(({ msg }) => msg === "MAP_PMTILES cannot be read; the map has no streets");
  // Once for each reason: what is being read when the file goes fails otherwise than what is opened later.
  expect([...new Set(lines.map((line) => line["file"]))]).toEqual([file]);
});
