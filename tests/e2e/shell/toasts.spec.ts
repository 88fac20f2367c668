import { type BrowserContext, expect, type Page } from "@playwright/test";
import cs from "#locales/cs.json" with { type: "json" };
import en from "#locales/en.json" with { type: "json" };
import ru from "#locales/ru.json" with { type: "json" };
import ua from "#locales/ua.json" with { type: "json" };
import { languageCodes } from "#schemas/site/language-codes.ts";
import { languages } from "#schemas/site/languages.ts";
import { check, withAxe } from "../support/axe.ts";
import { get } from "../support/http.ts";
import { looksOf, setLook } from "../support/looks.ts";
import { test, visit } from "../support/visitor.ts";

const locales = { cs, en, ru, ua };
const demo = "/dev/components/toasts";
const { severity, text, ...words } = en.demo.toasts;
const began = new Date("2026-11-20T12:00:00Z").getTime();

/** Opens the demo page in English; with `hold`, the test controls the page's clock. */
async function open(page: Page, { hold = false } = {}): Promise<void> {
  if (hold) await page.clock.install({ time: began });
  await visit(page, `/en${demo}`);
  if (hold) await page.clock.pauseAt(began + 600_000);
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const toasts = (page: Page) => page.locator("[role=alert] p, [role=status] p");

/** Shows toasts one after another, waiting for each. */
async function show(page: Page, ...kinds: (keyof typeof text)[]): Promise<void> {
  for (const kind of kinds) {
    await press(page, severity[kind]);
    await expect(toasts(page).filter({ hasText: text[kind] })).toBeVisible();
  }
}

test("the live regions are rendered empty, with the text for uncaught errors in the page's language", async ({
  portal,
}) => {
  for (const code of languageCodes) {
    const { text: html } = await get(portal, `${languages[code].prefix}/dev`);
    expect(html).toMatch(/<div role="alert" aria-atomic="false"><\/div><div role="status" aria-atomic="false"><\/div>/);
    expect(html).toContain(`data-uncaught-error="${locales[code].errors.uncaught}"`);
  }
});

const announced = [
  ["info", "status"],
  ["success", "status"],
  ["warn", "alert"],
  ["error", "alert"],
] as const;

for (const [kind, role] of announced) {
  test(`a toast of severity ${kind} is announced as ${role} and disappears after 5 seconds`, async ({ page }) => {
    await open(page, { hold: true });
    const toast = page.locator(`[role=${role}]`).getByText(text[kind], { exact: true });
    await show(page, kind);
    await page.clock.runFor(4999);
    await expect(toast).toBeVisible();
    await page.clock.runFor(1);
    await expect(toast).toHaveCount(0);
  });
}

test.describe("before the cookie question is answered", () => {
  test.use({ hasDecided: false });

  for (const look of looksOf(0))
    test(`no toast is behind the consent bar, ${look.width} px wide`, async ({ page }) => {
      await setLook(page, look);
      await open(page, { hold: true });
      await page
        .getByRole("button", { name: severity.warn, exact: true })
        .evaluate((button) => button.scrollIntoView({ block: "center" }));
      await show(page, "warn");
      const bar = await page.locator("[data-consent-bar]").boundingBox();
      const toast = await page.locator("[data-severity=warn]").boundingBox();
      expect(toast && bar && toast.y + toast.height <= bar.y).toBe(true);
    });
});

test("hovering pauses the timer, which then continues", async ({ page }) => {
  await open(page, { hold: true });
  await show(page, "info", "error");
  await page.clock.runFor(3000);
  await page.getByText(text.info, { exact: true }).hover();
  await page.clock.runFor(60_000);
  await expect(toasts(page)).toHaveCount(2);
  await page.mouse.move(10, 10);
  await page.clock.runFor(1999);
  await expect(toasts(page)).toHaveCount(2);
  await page.clock.runFor(1);
  await expect(toasts(page)).toHaveCount(0);
});

test("closing a toast by mouse does not affect the next one's timer", async ({ page }) => {
  await open(page, { hold: true });
  await show(page, "info", "success");
  await page.getByRole("button", { name: en.toasts.close }).first().click();
  await expect(toasts(page)).toHaveText([text.success]);
  await page.mouse.move(10, 10);
  await page.clock.runFor(5000);
  await expect(toasts(page)).toHaveCount(0);
});

test("by keyboard a toast is reached, paused and closed, and the focus returns", async ({ page }) => {
  await open(page, { hold: true });
  await show(page, "warn");
  await page.getByRole("contentinfo").getByRole("link").last().focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: en.toasts.close })).toBeFocused();
  await page.clock.runFor(60_000);
  await expect(page.getByRole("region", { name: en.toasts.list })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(toasts(page)).toHaveCount(0);
  await expect(page.getByRole("contentinfo").getByRole("link").last()).toBeFocused();
});

test("a toast may have no close button, or stay until it is closed", async ({ page }) => {
  await open(page, { hold: true });
  await press(page, words.unclosable);
  await expect(toasts(page)).toHaveText([words.unclosableText]);
  await expect(page.getByRole("button", { name: en.toasts.close })).toHaveCount(0);
  await press(page, words.lasting);
  await page.clock.runFor(3_600_000);
  await expect(toasts(page)).toHaveText([words.lastingText]);
  await press(page, en.toasts.close);
  await expect(toasts(page)).toHaveCount(0);
});

test("a toast survives in-app navigation with its remaining time, in its own language", async ({ page }) => {
  await open(page, { hold: true });
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await show(page, "info");
  await page.clock.runFor(3000);
  await page.getByRole("link", { name: languages.cs.name }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(cs.demo.toasts.title);
  expect(await page.evaluate(() => Reflect.get(window, "stayed"))).toBe(true);
  await expect(toasts(page)).toHaveText([text.info]);
  await expect(toasts(page)).toHaveAttribute("lang", languages.en.tag);
  await expect(page.getByRole("button", { name: cs.toasts.close })).toBeVisible();
  await page.clock.runFor(1999);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(toasts(page)).toHaveCount(0);
});

const uncaught = { cs: "Nastala neočekávaná chyba.", en: "Unexpected error occured." };

for (const code of ["cs", "en"] as const) {
  test(`an uncaught error shows a toast and a console line (${code})`, async ({ context }) => {
    const { page, lines } = await pageThatMayFail(context);
    await visit(page, `${languages[code].prefix}${demo}`);
    await press(page, code === "cs" ? cs.demo.toasts.throw : words.throw);
    await expect(page.getByRole("alert")).toHaveText(uncaught[code]);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`uncaught error at ${page.url()} Error: `);
  });
}

test("the toast of an uncaught error follows the language of in-app navigation", async ({ context }) => {
  const { page } = await pageThatMayFail(context);
  await visit(page, demo);
  await page.getByRole("link", { name: languages.en.name }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.title);
  await page.evaluate(() => void Promise.reject(new Error("nobody handles this")));
  await expect(page.getByRole("alert")).toHaveText(uncaught.en);
});

test("many errors show one toast", async ({ context }) => {
  const { page, lines } = await pageThatMayFail(context);
  await visit(page, demo);
  await page.evaluate(() => {
    for (let count = 1; count <= 50; count++) void Promise.reject(new Error(`no ${count}`));
  });
  await expect(toasts(page)).toHaveText([uncaught.cs]);
  expect(lines).toHaveLength(50);
});

test("an aborted request is not an error", async ({ page }) => {
  await open(page);
  await page.evaluate(() => {
    const controller = new AbortController();
    void fetch("/en", { signal: controller.signal });
    controller.abort();
  });
  await show(page, "info");
  await expect(toasts(page)).toHaveCount(1);
});

for (const look of looksOf(0)) {
  const { width, colorScheme } = look;
  test(`in ${colorScheme} at ${width} px toasts are in the window's corner, without axe violations`, async ({
    page,
  }) => {
    await setLook(page, look);
    await withAxe(page);
    await open(page);
    await show(page, "info");
    await page.getByText(text.info, { exact: true }).hover();
    await page.getByRole("button", { name: severity.error, exact: true }).focus();
    await page.keyboard.press("Enter");
    await expect(toasts(page)).toHaveCount(2);
    const list = page.getByRole("region", { name: en.toasts.list });
    const box = await list.boundingBox();
    expect(box).toMatchObject(width === 390 ? { x: 16, width: 358 } : { x: 864, width: 400 });
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(844 - 16);
    await check(page, "[data-toasts]", 5);
  });
}

/** A page whose errors do not fail the test, and its console errors. */
async function pageThatMayFail(context: BrowserContext) {
  const page = await context.newPage();
  const lines: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") lines.push(message.text());
  });
  return { page, lines };
}
