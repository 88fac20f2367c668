import { expect } from "@playwright/test";
import { get } from "../support/http.ts";
import { turnOf } from "../support/looks.ts";
import { test, visit } from "../support/visitor.ts";

const address = "/aktuality/pridavek-na-dite-online";
const source = /^\/_ipx\/f_webp,w_(\d+)(\/cms\/documents\/files\/[\w-]+\.jpg)$/;

const screens = [
  { name: "a phone of 390 px", viewport: { width: 390, height: 844 }, deviceScaleFactor: 1, chosen: "640" },
  { name: "a dense phone of 390 px", viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, chosen: "768" },
  { name: "a desktop of 1280 px", viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1, chosen: "768" },
];

for (const { name, chosen, ...screen } of screens) {
  test.describe(name, () => {
    test.use(screen);

    test("a photograph is served as WebP in its displayed size", async ({ page, portal }) => {
      await visit(page, address);
      const image = page.getByRole("main").locator("img").first();
      await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth)).toBeTruthy();
      const path = await image.evaluate((img: HTMLImageElement) => new URL(img.currentSrc).pathname);
      const [, width = "", original = ""] = source.exec(path) ?? [];
      expect(width).toBe(chosen);
      const [small, full] = [await get(portal, path), await get(portal, original)];
      expect(small.headers["content-type"]).toBe("image/webp");
      expect(small.bytes.subarray(8, 12).toString()).toBe("WEBP");
      expect(small.bytes.length).toBeLessThan(full.bytes.length / 3);
    });
  });
}

for (const [turn, page] of ["/", "/pruvodce-pro-mlade-rodiny", address].entries()) {
  for (const width of turnOf([390, 1280], 2, turn)) {
    test(`${page}: images are as wide at ${width} px as their sizes attribute says`, async ({ page: tab }) => {
      await tab.setViewportSize({ width, height: 844 });
      await tab.goto(page);
      const images = tab.getByRole("main").locator("img");
      expect(await images.count()).toBeGreaterThan(0);
      for (const image of await images.all()) {
        await image.scrollIntoViewIfNeeded();
        await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
        // With a `srcset` of widths, the natural width is that of `sizes`, which the browser knows after its layout.
        await expect
          .poll(() => image.evaluate((img: HTMLImageElement) => Math.abs(img.clientWidth - img.naturalWidth)))
          .toBeLessThanOrEqual(8);
      }
    });
  }
}

test("every image in a gallery is loaded when it scrolls into view", async ({ page }) => {
  await visit(page, address);
  const images = page.getByRole("main").locator("li img");
  expect(await images.count()).toBeGreaterThan(2);
  for (const image of await images.all()) {
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    expect(await image.evaluate((img: HTMLImageElement) => new URL(img.currentSrc).pathname)).toMatch(source);
  }
});

test("an image without dimensions from the editor gets its own", async ({ page }) => {
  const image = page.getByRole("main").locator('img[src$="/budova-ministerstva.jpg"]');
  // A portal that has just started may still be measuring when the first page is ready; the next page has the image's
  // size.
  await page.goto("/dev/typografie");
  await page.goto("/en/dev/typografie");
  await expect(image).toHaveAttribute("width", "1600");
  await expect(image).toHaveAttribute("height", "1067");
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() => image.evaluate((img: HTMLImageElement) => img.currentSrc))
    .toMatch(/\/_ipx\/f_webp,w_\d+\/cms\/documents\/files\/budova-ministerstva\.jpg$/);
});

test("a cached image is shown while its source fails", async ({ start }) => {
  const portal = await start();
  const [made, other] = ["w_640", "w_320"].map(
    (width) => `/_ipx/f_webp,${width}/cms/documents/files/detske-hriste.jpg`,
  );
  expect((await get(portal, made ?? "")).status).toBe(200);
  portal.fail(() => ({ reset: true }));
  expect((await get(portal, made ?? "")).status).toBe(200);
  const failed = await get(portal, other ?? "");
  expect([failed.status, failed.headers["cache-control"]]).toEqual([502, "no-store"]);
});

test("an image request that no page makes is refused before the source is read", async ({ portal }) => {
  const photo = "/cms/documents/files/rodina-s-detmi.jpg";
  const asked = () => portal.requests.filter((request) => photo.endsWith(request));
  const before = asked();
  for (const modifiers of ["w_99999", "w_640,enlarge", "blur_200", "f_webp,w_641", "w_640,w_640"]) {
    expect((await get(portal, `/_ipx/${modifiers}${photo}`)).status).toBe(400);
  }
  expect((await get(portal, `/_ipx/w_640${photo}`, { host: "evil.example" })).status).toBe(421);
  expect(asked()).toEqual(before);
  expect((await get(portal, `/_ipx/w_320,q_50${photo}`)).status).toBe(200);
  expect(asked()).toHaveLength(before.length + 1);
});
