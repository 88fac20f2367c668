import { expect, type Page } from "@playwright/test";
import cs from "#locales/cs.json" with { type: "json" };
import en from "#locales/en.json" with { type: "json" };
import { check, expectFits, withAxe } from "../support/axe.ts";
import { get } from "../support/http.ts";
import { mark as leaveTrace } from "../support/in-place.ts";
import { looksOf, setLook } from "../support/looks.ts";
import { test, visit } from "../support/visitor.ts";

const address = "/en/up/care/map-of-help";
const oneHouse = "/en/up/care/olomouc-house-of-services";
const words = en.map;

const region = (page: Page) => page.getByRole("region", { name: words.region });
const marks = (page: Page) => region(page).locator("[data-mark]");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const clusters = (page: Page) => region(page).getByRole("button", { name: /^\d+ organisations/ });
/** The message below the map. */
const status = (page: Page) => page.locator("[data-island=organisationMap]").getByRole("status").last();
const dialog = (page: Page) => page.getByRole("dialog");

/** Zoom and centre in the address. */
function viewOf(page: Page): [zoom: number, latitude: number, longitude: number] {
  const [zoom = 0, latitude = 0, longitude = 0] = new URL(page.url()).hash.replace("#map=", "").split("/").map(Number);
  return [zoom, latitude, longitude];
}

/** Opens a page with its map scrolled into view. */
async function open(page: Page, path = address): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, path);
  await page.locator("#map").scrollIntoViewIfNeeded();
  await expect(region(page)).toBeVisible();
  await expect(marks(page).first()).toBeVisible();
}

async function zoomIs(page: Page, zoom: number): Promise<void> {
  await expect.poll(() => viewOf(page)[0]).toBe(zoom);
}

test("without script the list is complete, with the same numbers as the map, and nothing promises a map", async ({
  browser,
  portal,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: portal.url });
  const page = await context.newPage();
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 2, name: en.organisations.title })).toBeVisible();
  await expect(page.getByText(words.fallback)).toBeHidden();
  await expect(page.getByText(words.show)).toBeHidden();
  const { text } = await get(portal, `${address}.geojson`);
  const { features }: { features: { id: number; properties: { name: string } }[] } = JSON.parse(text);
  expect(features.length).toBeGreaterThan(8);
  for (const { id, properties } of features.slice(0, 20))
    await expect(page.locator(`#organisation-${id} h3`)).toHaveText(properties.name);
  await context.close();
});

test("pages without a map load none of its script", async ({ page }) => {
  const scripts: string[] = [];
  page.on("response", async (response) => {
    if (response.request().resourceType() === "script") scripts.push(await response.text().catch(() => ""));
  });
  await visit(page, "/up");
  await page.waitForLoadState("networkidle");
  const isMap = (script: string) => script.includes("pigeon-tiles");
  expect(scripts.length).toBeGreaterThan(1);
  expect(scripts.filter(isMap)).toEqual([]);
  await open(page);
  expect(scripts.filter(isMap)).toHaveLength(1);
});

test("every function is available by keyboard", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, address);
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await page.getByRole("link", { name: words.show }).focus();
  await press("Enter");
  await expect(region(page)).toBeInViewport();
  await expect(marks(page).first()).toBeVisible();
  await press("Tab");
  await expect(button(page, words.nearMe)).toBeFocused();
  await press("Tab", "Enter", "Tab");
  await expect(button(page, words.zoomIn)).toBeFocused();
  await press("Enter");
  await zoomIs(page, 8);
  await press("Tab", "Enter");
  await zoomIs(page, 7);
  const [, latitude, longitude] = viewOf(page);
  for (const name of [words.panLeft, words.panUp, words.panDown, words.panRight]) {
    await press("Tab");
    await expect(button(page, name)).toBeFocused();
    await press("Enter");
  }
  await press("Tab");
  await expect(region(page)).toBeFocused();
  await press("ArrowRight", "ArrowUp");
  // 80 pixels each, in a world of 256 × 2⁷.
  await expect.poll(() => viewOf(page)[2]).toBeCloseTo(longitude + (80 / (256 * 2 ** 7)) * 360, 1);
  expect(viewOf(page)[1]).toBeGreaterThan(latitude);
  await press("ArrowDown", "ArrowLeft");
  await press("+");
  await zoomIs(page, 8);
  await press("-");
  await zoomIs(page, 7);
  await press("Tab");
  await expect(marks(page).first()).toBeFocused();

  // Opens clusters until a single organisation is left: the focus stays on the map throughout.
  for (let step = 0; step < 14 && !(await dialog(page).isVisible()); step += 1) {
    await press("Enter");
    await page.waitForTimeout(150);
    await expect(page.locator(":focus"))
      .toHaveAttribute("data-mark", /.+/, { timeout: 1000 })
      .catch(async (error) => {
        if (!(await dialog(page).isVisible())) throw error;
      });
  }
  const name = (await dialog(page).getByRole("heading").textContent()) ?? "";
  expect(name).not.toBe("");
  await expect(page.getByRole("dialog", { name })).toBeFocused();
  await press("Tab");
  await expect(dialog(page).getByRole("link").first()).toBeFocused();
  await press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator(":focus")).toHaveAccessibleName(new RegExp(`^\\d+\\. ${name}$`));
  await press("Enter");
  await expect(dialog(page)).toBeFocused();
  await button(page, words.close).focus();
  await press("Enter");
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator(":focus")).toHaveAccessibleName(new RegExp(`^\\d+\\. ${name}$`));
});

test("a cluster announces its size and place, shows its hull and zooms in", async ({ page }) => {
  await open(page);
  const cluster = clusters(page).first();
  await expect(cluster).toHaveAccessibleName(/^\d+ organisations( near \p{L}.*)?$/u);
  expect(await cluster.boundingBox()).toMatchObject({ width: 40, height: 40 });
  await expect(region(page).locator("polygon")).toHaveCount(0);
  await cluster.hover();
  await expect(region(page).locator("polygon")).toHaveCount(1);
  await page.mouse.move(0, 0);
  await expect(region(page).locator("polygon")).toHaveCount(0);
  await cluster.focus();
  await expect(region(page).locator("polygon")).toHaveCount(1);
  await cluster.click();
  await expect.poll(() => viewOf(page)[0]).toBeGreaterThan(7);
});

test("nine points on one spot are spread in a spiral, and Escape closes it", async ({ page }) => {
  await open(page, oneHouse);
  await expect(marks(page)).toHaveCount(1);
  await marks(page).focus();
  await page.keyboard.press("Enter");
  await expect(marks(page)).toHaveCount(10);
  await expect(marks(page).first()).toHaveAttribute("aria-expanded", "true");
  await expect(region(page).locator("line")).toHaveCount(9);
  const boxes = await Promise.all((await marks(page).all()).map((each) => each.boundingBox()));
  const centres = boxes.map((box) => ({
    x: (box?.x ?? 0) + (box?.width ?? 0) / 2,
    y: (box?.y ?? 0) + (box?.height ?? 0) / 2,
  }));
  for (const [index, a] of centres.entries())
    for (const b of centres.slice(0, index)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(32);
  await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toHaveAccessibleName(/^1\. /);
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.locator(":focus")).toHaveAccessibleName(/^1\. /);
  await page.keyboard.press("Escape");
  await expect(marks(page)).toHaveCount(1);
  await expect(marks(page)).toBeFocused();
});

test("a popup links to its entry in the list", async ({ page }) => {
  await open(page, oneHouse);
  await marks(page).click();
  await region(page).getByRole("button", { name: /^9\. / }).click();
  await dialog(page).getByRole("link", { name: words.toList }).click();
  await expect(page).toHaveURL(/#organisation-9$/);
  await expect(page.locator("#organisation-9")).toBeInViewport();
});

test("the view is in the address: a shared one is restored, without reloading the page", async ({ page, context }) => {
  await open(page);
  expect(new URL(page.url()).hash).toBe("");
  await leaveTrace(page);
  await button(page, words.zoomIn).click();
  await zoomIs(page, 8);
  const entries = await page.evaluate(() => history.length);
  await button(page, words.panLeft).click();
  await expect.poll(() => viewOf(page)[2]).toBeLessThan(15.3);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  expect(await page.evaluate(() => "isMarked" in window)).toBe(true);

  const other = await context.newPage();
  await other.goto(`${address}#map=10/49.594/17.251`);
  await expect(region(other)).toBeInViewport();
  await expect(other.locator("[data-mark]").first()).toBeVisible();
  await button(other, words.zoomIn).click();
  await expect.poll(() => new URL(other.url()).hash).toMatch(/^#map=11\/49\.594\d*\/17\.251\d*$/);
  await other.evaluate(() => {
    location.hash = "#map=9/50.00/14.00";
  });
  await button(other, words.zoomOut).click();
  // On a busy machine the click comes while the map still moves: it zooms out of the place that it has reached.
  await expect.poll(() => new URL(other.url()).hash).toMatch(/^#map=8\/(49\.9|50\.0)\d+\/(13\.9|14\.0)\d+$/);
});

test("names of towns are next to the marks, in the colours of both modes", async ({ page }) => {
  await open(page);
  const names = page.locator(".map-name");
  for (const town of ["Praha", "Brno", "Ostrava", "Liberec", "Jihlava"])
    await expect(names.filter({ hasText: town }).first()).toBeVisible();
  const boxesOf = (selector: string) =>
    page.locator(selector).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
  const [texts, covers] = [await boxesOf(".map-name"), await boxesOf(".map-mark")];
  expect(covers.length).toBeGreaterThan(5);
  const covered = texts.filter((text) =>
    covers.some(
      (mark) => text.left < mark.right && mark.left < text.right && text.top < mark.bottom && mark.top < text.bottom,
    ),
  );
  expect(covered).toEqual([]);
  const ink = () => names.first().evaluate((name) => getComputedStyle(name).color);
  const light = await ink();
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(ink).not.toBe(light);
});

test("the wheel zooms one level per 60 pixels, combining events within 40 milliseconds", async ({ page }) => {
  await open(page);
  const box = await region(page).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 300, (box?.y ?? 0) + 200);
  await page.evaluate(() => {
    const ground = document.querySelector("#map .map-ground");
    for (let turn = 0; turn < 3; turn += 1)
      ground?.dispatchEvent(new WheelEvent("wheel", { deltaY: -20, bubbles: true, cancelable: true }));
  });
  await zoomIs(page, 8);
  await page.mouse.wheel(0, 60);
  await zoomIs(page, 7);
});

test("a zoom scales the existing tiles until the new ones are loaded, and requests none in between", async ({
  page,
}) => {
  await visit(page, address);
  await page.locator("#map").scrollIntoViewIfNeeded();
  await expect(marks(page).first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  const ground = (zoom: number) => region(page).locator(`img[src*="/${zoom}/"]`);
  const before = await ground(7).count();
  expect(before).toBeGreaterThan(1);
  const asked = new Set<number>();
  const ended = Promise.withResolvers<void>();
  await page.route("**/tiles/**", async (route) => {
    asked.add(Number(new URL(route.request().url()).pathname.split("/")[3]));
    await ended.promise;
    await route.continue();
  });
  const box = await region(page).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 300, (box?.y ?? 0) + 200);
  await page.mouse.wheel(0, -180);
  await zoomIs(page, 9);
  expect([...asked]).toEqual([9]);
  expect(await ground(7).count()).toBeGreaterThan(1);
  ended.resolve();
  await expect(ground(7)).toHaveCount(0);
  await expect(ground(9).first()).toBeVisible();
  const mark = clusters(page)
    .or(region(page).getByRole("button", { name: /^\d+\. / }))
    .first();
  expect([32, 40]).toContain((await mark.boundingBox())?.height);
});

test("dragging moves the map and clicks nothing", async ({ page }) => {
  await open(page);
  await button(page, words.zoomIn).click();
  await zoomIs(page, 8);
  const [, , before] = viewOf(page);
  const box = await marks(page).first().boundingBox();
  const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 100, y, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => viewOf(page)[2]).toBeCloseTo(before + (100 / (256 * 2 ** 8)) * 360, 1);
  expect(viewOf(page)[0]).toBe(8);
  await expect(dialog(page)).toHaveCount(0);
});

test.describe("near me", () => {
  test("lists the nearest organisations, and the position is neither sent nor in the address", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["geolocation"]);
    await context.setGeolocation({ latitude: 49.59432, longitude: 17.25111 });
    await open(page, `${address}?service=counselling`);
    const before = page.url();
    const sent: string[] = [];
    page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
    await button(page, words.nearMe).click();
    const near = page.getByRole("region", { name: words.nearest }).getByRole("listitem");
    await expect(near.first()).toHaveText(/ \d+(\.\d)? km$/);
    const distances = (await near.allTextContents()).map((text) =>
      Number.parseFloat(/([\d.]+) km$/.exec(text)?.[1] ?? ""),
    );
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    await page.waitForTimeout(400);
    expect(page.url()).toBe(before);
    expect(sent.filter((request) => /49\.59|17\.25/.test(request))).toEqual([]);
  });

  test("reports that geolocation was denied, and changes nothing else", async ({ page, context }) => {
    await context.clearPermissions();
    await open(page);
    await page.evaluate(() => {
      const denied = { code: 1, message: "", PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const;
      navigator.geolocation.getCurrentPosition = (_done, fail) => fail?.(denied);
    });
    const before = page.url();
    await button(page, words.nearMe).click();
    await expect(status(page)).toHaveText(words.denied);
    expect(page.url()).toBe(before);
  });

  test("reports that geolocation timed out after ten seconds", async ({ page }) => {
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = (_done, fail, options) => {
        const late = { code: 3, message: "", PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const;
        setTimeout(() => fail?.(late), options?.timeout);
      };
    });
    await page.clock.install();
    await open(page);
    await button(page, words.nearMe).click();
    await expect(status(page)).toHaveText(words.locating);
    await page.clock.runFor(9000);
    await expect(status(page)).toHaveText(words.locating);
    await page.clock.runFor(1000);
    await expect(status(page)).toHaveText(words.late);
  });
});

test("missing or slow tiles leave the marks on a plain background", async ({ page, intended }) => {
  intended.add(404);
  await page.route("**/tiles/**", async (route) => {
    if (new URL(route.request().url()).pathname.includes("/8/")) return;
    await route.fulfill({ status: 404 });
  });
  await open(page);
  await expect(region(page).locator("img:visible")).toHaveCount(0);
  await button(page, words.zoomIn).click();
  await zoomIs(page, 8);
  await expect(marks(page).first()).toBeVisible();
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("a map whose data fail to load says so and can be retried", async ({ page, intended }) => {
  intended.add(503);
  // Removing the route again could lose a request that arrives at that moment.
  let isDown = true;
  await page.route("**/*.geojson*", (route) => (isDown ? route.fulfill({ status: 503 }) : route.continue()));
  await visit(page, address);
  await page.locator("#map").scrollIntoViewIfNeeded();
  await expect(page.getByRole("alert").filter({ hasText: words.failed })).toBeVisible();
  isDown = false;
  await button(page, words.retry).click();
  await expect(marks(page).first()).toBeVisible();
});

test("organisations without coordinates in the country are counted below the map", async ({ page }) => {
  const feature = (id: number, coordinates: number[] | null) => ({
    type: "Feature",
    id,
    geometry: coordinates && { type: "Point", coordinates },
    properties: { name: `Poradna ${id}`, href: `#organisation-${id}`, services: [] },
  });
  const features = [feature(1, [14.4, 50.1]), feature(2, null), feature(3, [2.35, 48.86])];
  await page.route("**/*.geojson*", (route) => route.fulfill({ json: { type: "FeatureCollection", features } }));
  await open(page);
  await expect(marks(page)).toHaveCount(1);
  await expect(page.getByText("2 places on the list are missing from the map")).toBeVisible();
});

test("of 5,000 organisations only the visible ones are rendered", async ({ page }) => {
  const features = Array.from({ length: 5000 }, (_, index) => ({
    type: "Feature",
    id: index + 1,
    geometry: {
      type: "Point",
      coordinates: [12.2 + ((index * 7919) % 6600) / 1000, 48.7 + ((index * 104729) % 2300) / 1000],
    },
    properties: { name: `Poradna ${index + 1}`, href: "#map", services: [], municipality: "Olomouc" },
  }));
  await page.route("**/*.geojson*", (route) => route.fulfill({ json: { type: "FeatureCollection", features } }));
  await open(page);
  const counts = [await marks(page).count()];
  for (const zoom of [8, 9, 10, 11, 12]) {
    await button(page, words.zoomIn).click();
    await zoomIs(page, zoom);
    counts.push(await marks(page).count());
  }
  expect(Math.max(...counts)).toBeLessThan(250);
  expect(Math.min(...counts)).toBeGreaterThan(1);
});

test("an office with coordinates shows where it is, one without them has no map", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/up/kontakty/pracoviste/krnov");
  const map = page.locator("#section-map");
  await map.scrollIntoViewIfNeeded();
  await expect(map.locator("[data-mark]")).toHaveAccessibleName("1. Kontaktní pracoviště Krnov");
  await expect(map.locator(".map-name", { hasText: "Krnov" })).toBeVisible();
  await map.locator("[data-mark]").click();
  await expect(dialog(page).getByRole("link", { name: cs.office.route })).toBeVisible();
  await visit(page, "/up/kontakty/pracoviste/orlova");
  await expect(map).toHaveCount(0);
});

test("only the list is printed", async ({ page }) => {
  await open(page);
  await page.emulateMedia({ media: "print" });
  await expect(region(page)).toBeHidden();
  await expect(page.locator("#organisation-1")).toBeVisible();
});

for (const look of looksOf(0)) {
  test(`in ${look.colorScheme} at ${look.width} px an open popup has no axe violations`, async ({ page }) => {
    await setLook(page, look);
    await withAxe(page);
    await open(page, `${oneHouse}#map`);
    await marks(page).click();
    await region(page).getByRole("button", { name: /^4\. / }).click();
    await expect(dialog(page)).toBeInViewport({ ratio: 0.99 });
    await check(page);
    await expectFits(page);
  });
}

test.describe("by touch", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("a long press zooms in at its position, a tap opens", async ({ page }) => {
    await open(page, oneHouse);
    await button(page, words.zoomOut).click();
    await zoomIs(page, 11);
    const session = await page.context().newCDPSession(page);
    const box = await region(page).boundingBox();
    const point = { x: (box?.x ?? 0) + 60, y: (box?.y ?? 0) + 60 };
    await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
    await expect.poll(() => viewOf(page)[0]).toBe(12);
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await marks(page).tap();
    await expect(marks(page)).toHaveCount(10);
  });
});

test("on a wide screen list and map are side by side; on a narrow one links switch between them", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.locator("#organisation-1")).toBeInViewport();
  await expect(region(page)).toBeInViewport();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("link", { name: words.show }).click();
  await expect(region(page)).toBeInViewport({ ratio: 0.9 });
  await expect(page.locator("#organisation-1")).toBeHidden();
  await page.getByRole("link", { name: words.hide }).click();
  await expect(page.locator("#organisation-1")).toBeVisible();
});
