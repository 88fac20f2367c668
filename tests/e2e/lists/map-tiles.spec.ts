import { expect, type Page } from "@playwright/test";
import { get } from "../support/http.ts";
import { startPortal } from "../support/portal.ts";
import { test } from "../support/visitor.ts";

const others = { MAP_TILES: "https://tiles.example.org/{z}/{x}/{y}.png", MAP_ATTRIBUTION: "Example" };

/** A tile as the browser draws it: its size, and the number of pixels by colour. */
function look(page: Page, address: string) {
  return page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    const canvas = document.createElement("canvas");
    const { naturalWidth: width, naturalHeight: height } = image;
    Object.assign(canvas, { width, height });
    const context = canvas.getContext("2d");
    context?.drawImage(image, 0, 0);
    const bytes = context?.getImageData(0, 0, width, height).data ?? [];
    const colours: Record<string, number> = {};
    for (let at = 0; at < bytes.length; at += 4) {
      const colour = bytes.slice(at, at + 3).join();
      colours[colour] = (colours[colour] ?? 0) + 1;
    }
    return { width, height, colours };
  }, address);
}

test("browsers show the portal's own tiles, light and dark, with the country distinct from abroad", async ({
  page,
}) => {
  await page.goto("/");
  const grounds = { light: ["231,231,231", "255,255,255"], dark: ["1,4,9", "19,38,62"] };
  for (const [theme, [abroad = "", land = ""]] of Object.entries(grounds)) {
    const { width, height, colours } = await look(page, `/tiles/${theme}/7/69/43.svg`);
    expect([width, height]).toEqual([257, 257]);
    expect(colours[abroad]).toBeGreaterThan(1000);
    expect(colours[land]).toBeGreaterThan(20_000);
    // Lines and names.
    expect(Object.keys(colours).length).toBeGreaterThan(20);
    const inland = await look(page, `/tiles/${theme}/18/142200/89000.svg`);
    expect(inland.colours[land]).toBeGreaterThan(60_000);
  }
});

test("with external tiles the portal serves none, and its policy allows images from their origin", async ({
  portal,
}) => {
  const own = await get(portal, "/tiles/light/7/69/43.svg");
  expect(own.status).toBe(200);
  expect(String((await get(portal, "/")).headers["content-security-policy"])).toContain("img-src 'self' data:;");
  const configured = await startPortal(others);
  try {
    expect((await get(configured, "/tiles/light/7/69/43.svg")).status).toBe(404);
    const policy = String((await get(configured, "/")).headers["content-security-policy"]);
    expect(policy).toContain("img-src 'self' data: https://tiles.example.org;");
  } finally {
    await configured.stop();
  }
});
