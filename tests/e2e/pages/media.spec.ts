import { expect, type Page } from "@playwright/test";
import { test, visit } from "../support/visitor.ts";

const address = "/jak-na-klientskou-zonu";

function photos(page: Page) {
  return page.locator("[data-island=gallery] a");
}

test("a photograph opens in the viewer, which pages, closes and restores the focus", async ({ page }) => {
  await visit(page, address);
  // Until then a photograph is a link to its file.
  await expect(page.locator("html[data-islands=ready]")).toBeAttached();
  const dialog = page.getByRole("dialog", { name: "Prohlížeč fotografií" });
  await photos(page).nth(1).click();
  await expect(dialog).toContainText("2 z 4");
  await page.keyboard.press("ArrowRight");
  await expect(dialog).toContainText("3 z 4");
  await expect(dialog.getByRole("img")).toHaveJSProperty("complete", true);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(photos(page).nth(1)).toBeFocused();
  expect(new URL(page.url()).pathname).toBe(address);
});

test("the first touch of a photograph opens it, although its script loads only then", async ({ browser, portal }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 800 } });
  const page = await context.newPage();
  await page.goto(portal.url + address);
  await expect(page.locator("html[data-islands=ready]")).toBeAttached();
  await photos(page).first().tap();
  await expect(page.getByRole("dialog")).toContainText("1 z 4");
  await context.close();
});

test("without script a photograph is a link to its file", async ({ browser, portal }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(portal.url + address);
  await photos(page).first().click();
  await expect(page).toHaveURL(/\/cms\/documents\/files\/budova-ministerstva\.jpg$/);
  await context.close();
});

test("a video plays with the page's captions, and nothing of it is loaded before", async ({ page }) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await visit(page, address);
  await page.waitForLoadState("networkidle");
  expect(loaded.filter((url) => /\.(?:webm|wav)$/.test(url))).toEqual([]);
  const state = await page.locator("video").evaluate(async (video) => {
    if (!(video instanceof HTMLVideoElement)) return null;
    video.muted = true;
    await video.play();
    await new Promise((resolve) => video.addEventListener("timeupdate", resolve));
    const [track] = [...video.textTracks].filter(({ mode }) => mode === "showing");
    return { language: track?.language, cues: track?.cues?.length, width: video.videoWidth };
  });
  expect(state).toEqual({ language: "cs", cues: 3, width: 640 });
});

test("a player gets the byte range that it requests", async ({ request }) => {
  const headers = { range: "bytes=0-3" };
  const answer = await request.get("/cms/documents/files/podcast-klientska-zona.wav", { headers });
  expect(answer.status()).toBe(206);
  expect(await answer.text()).toBe("RIFF");
});
