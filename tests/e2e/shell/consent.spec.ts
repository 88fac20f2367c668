import { type BrowserContext, expect, type Page } from "@playwright/test";
import cs from "#locales/cs.json" with { type: "json" };
import en from "#locales/en.json" with { type: "json" };
import ru from "#locales/ru.json" with { type: "json" };
import ua from "#locales/ua.json" with { type: "json" };
import { languageCodes } from "#schemas/site/language-codes.ts";
import { languages } from "#schemas/site/languages.ts";
import { systemPages } from "#schemas/site/system-pages.ts";
import { check, expectFits, withAxe } from "../support/axe.ts";
import { get } from "../support/http.ts";
import { linkTo } from "../support/in-place.ts";
import { shiftOf } from "../support/layout-shift.ts";
import { exhaustive, looksOf, setLook, turnOf } from "../support/looks.ts";
import { test, visit } from "../support/visitor.ts";

test.use({ hasDecided: false });

const locales = { cs, en, ru, ua };
const texts = cs.consent;
const bar = (page: Page, { barTitle } = texts) => page.getByRole("region", { name: barTitle, exact: true });
const settings = (page: Page) => page.getByRole("dialog", { name: texts.title });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const footerLink = (page: Page) => page.getByRole("contentinfo").getByRole("link", { name: texts.title });

async function decisionOf(context: BrowserContext): Promise<string | undefined> {
  const cookie = (await context.cookies()).find(({ name }) => name === "consent");
  return cookie?.value.split(".").at(-1);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    for (const [choice, decision] of [
      ["agree", "11"],
      ["decline", "00"],
    ] as const) {
      const how = javaScriptEnabled === (choice === "agree") ? {} : exhaustive;
      test(
        `a visitor who chooses ${choice} is not asked again, and returns to the page with its query`,
        how,
        async ({ page, context, intended }) => {
          // One of the demo pages linked from /ru/dev answers 401, and it may be prefetched.
          for (const status of [401, 404]) intended.add(status);
          await page.goto("/aktuality?year=2026");
          await expect(bar(page)).toBeVisible();
          await press(page, texts[choice]);
          await expect(bar(page)).toHaveCount(0);
          await expect(page).toHaveURL("/aktuality?year=2026");
          expect(await decisionOf(context)).toBe(decision);
          for (const address of ["/", "/ru/dev", "/neni-tu", "/nastaveni-cookies"]) {
            await page.goto(address);
            await expect(page.getByRole("main")).toBeVisible();
            await expect(bar(page), address).toHaveCount(0);
          }
        },
      );
    }

    test(
      "the settings page shows the decision and changes it",
      javaScriptEnabled ? exhaustive : {},
      async ({ page, context }) => {
        await page.goto("/rodina");
        await press(page, texts.decline);
        await expect(bar(page)).toHaveCount(0);
        await page.goto("/nastaveni-cookies");
        const box = (name: "statistical" | "marketing") => page.getByRole("checkbox", { name: texts[name].label });
        await expect(box("statistical")).not.toBeChecked();
        await expect(box("marketing")).not.toBeChecked();
        await expect(page.getByRole("button", { name: texts.close })).toBeHidden();
        await box("statistical").check();
        await press(page, texts.save);
        await expect(page).toHaveURL("/nastaveni-cookies?sent=consent");
        await expect(page.getByRole("status").filter({ hasText: texts.saved })).toBeFocused();
        await expect(box("statistical")).toBeChecked();
        await expect(box("marketing")).not.toBeChecked();
        expect(await decisionOf(context)).toBe("10");
      },
    );
  });
}

test("the decision is stored for 365 days, for the whole site, in a Secure cookie on https", async ({
  page,
  context,
}) => {
  await page.goto("/rodina");
  await press(page, texts.decline);
  await expect(bar(page)).toHaveCount(0);
  const cookie = (await context.cookies()).find(({ name }) => name === "consent");
  expect(cookie).toMatchObject({ path: "/", sameSite: "Lax", secure: false, httpOnly: false });
  expect(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeCloseTo(365, 1);
});

test("every kind of page asks in its language, with equal buttons and nothing preselected", async ({ portal }) => {
  for (const code of languageCodes) {
    const { consent } = locales[code];
    const { prefix } = languages[code];
    for (const path of ["", "/dev/formular", "/neni-tu", "/dev?layout=none"]) {
      const { text } = await get(portal, `${prefix}${path}` || "/");
      const buttons = [...text.matchAll(/<span class="gov-button"([^>]*)><button[^>]*name="choice"[^>]*>([^<]*)</g)];
      expect(buttons.map(([, , label]) => label)).toEqual([consent.agree, consent.decline]);
      expect(new Set(buttons.map(([, look]) => look)).size).toBe(1);
      expect(text).toContain(`aria-label="${consent.barTitle}"`);
    }
  }
  const { text } = await get(portal, "/nastaveni-cookies");
  const boxes = text.match(/<input type="checkbox"[^>]*>/g) ?? [];
  expect(boxes).toHaveLength(2);
  expect(boxes.filter((box) => box.includes("checked"))).toEqual([]);
});

test("the bar's scripts load only when it is pointed at, and after the choice the focus is on the page, which has not moved", async ({
  page,
}) => {
  await page.clock.install();
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  await visit(page, "/rodina");
  await page.waitForLoadState("networkidle");
  const before = scripts.length;
  await page.getByRole("button", { name: texts.agree, exact: true }).hover();
  await expect.poll(() => scripts.length).toBeGreaterThan(before);
  await press(page, texts.agree);
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
  await page.clock.runFor(200);
  await expect(page.locator("#announcer")).toHaveText(texts.saved);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("the bar covers no search suggestion, and is back when their list closes", async ({ page }) => {
  for (const { address, ...viewport } of [
    { address: "/", width: 390, height: 844 },
    { address: "/vyhledavani", width: 390, height: 600 },
    { address: "/", width: 1280, height: 720 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto(address);
    const field = page.getByRole("main").getByLabel(cs.search.term);
    await field.pressSequentially("podpora");
    const list = page.getByRole("listbox", { name: cs.search.suggestions.label });
    await expect(list.getByRole("option").nth(5)).toBeAttached();
    const { top, bottom } = await list.evaluate((element) => element.getBoundingClientRect());
    expect(bottom, "the list reaches the place of the bar").toBeGreaterThan(viewport.height - 70);
    for (const y of [top + 20, viewport.height - 20].filter((y) => y < bottom))
      expect(await list.evaluate((element, y) => element.contains(document.elementFromPoint(100, y)), y)).toBe(true);
    await field.press("Escape");
    await expect(list).toHaveCount(0);
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
  }
});

test("by keyboard alone: the bar comes after the skip link, its settings open and close, and the choice is made there", async ({
  page,
  context,
}) => {
  await visit(page, "/rodina");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: cs.skipLink })).toBeFocused();
  for (const name of [texts.agree, texts.decline]) {
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name, exact: true })).toBeFocused();
  }
  await page.keyboard.press("Tab");
  const link = bar(page).getByRole("link", { name: texts.settings });
  await expect(link).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(settings(page).getByRole("heading", { name: texts.title })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(settings(page)).toHaveCount(0);
  await expect(link).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(settings(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(page.getByRole("checkbox", { name: texts.statistical.label })).toBeChecked();
  await page.keyboard.press("Enter");
  await expect(settings(page)).toHaveCount(0);
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
  expect(await decisionOf(context)).toBe("10");
});

test("the footer's link opens the current settings, also after in-app navigation", async ({ page, context }) => {
  await visit(page, "/rodina");
  await press(page, texts.agree);
  await expect(bar(page)).toHaveCount(0);
  await linkTo(page, "/rodina/porodne").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Porodné");
  await footerLink(page).click();
  await expect(page).toHaveURL("/rodina/porodne");
  const box = page.getByRole("checkbox", { name: texts.marketing.label });
  await expect(box).toBeChecked();
  await box.uncheck();
  await press(page, texts.save);
  await expect(settings(page)).toHaveCount(0);
  await expect(footerLink(page)).toBeFocused();
  expect(await decisionOf(context)).toBe("10");
  await footerLink(page).click();
  await expect(box).not.toBeChecked();
  await press(page, texts.close);
  await expect(settings(page)).toHaveCount(0);
});

test("when the settings cannot be shown in place, their page is opened", async ({ page, intended }) => {
  intended.add(503);
  await visit(page, "/rodina");
  await page.route("**/nastaveni-cookies", (route) =>
    route.request().resourceType() === "fetch" ? route.fulfill({ status: 503, body: "" }) : route.continue(),
  );
  await footerLink(page).click();
  await expect(page).toHaveURL("/nastaveni-cookies");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.title);
});

test("a choice that could not be saved is reported in the bar and in the dialog, and can be retried", async ({
  page,
  intended,
}) => {
  intended.add(500);
  await visit(page, "/rodina");
  let isDown = true;
  await page.route("**/consent", (route) => (isDown ? route.fulfill({ status: 500 }) : route.continue()));
  await press(page, texts.agree);
  await expect(bar(page).getByRole("alert")).toHaveText(texts.failed);
  await bar(page).getByRole("link").click();
  await press(page, texts.save);
  await expect(settings(page).getByRole("alert")).toHaveText(texts.failed);
  isDown = false;
  await press(page, texts.save);
  await expect(settings(page)).toHaveCount(0);
  await expect(bar(page)).toHaveCount(0);
});

test("the bar does not come back: on prefetched pages, with back and forward, in other tabs", async ({
  page,
  context,
}) => {
  await visit(page, "/rodina");
  const other = await context.newPage();
  await visit(other, "/prace");
  await expect(bar(other)).toBeVisible();
  await linkTo(page, "/rodina/porodne").hover();
  await page.waitForLoadState("networkidle");
  await press(page, texts.decline);
  await expect(bar(page)).toHaveCount(0);
  await linkTo(page, "/rodina/porodne").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Porodné");
  await expect(bar(page)).toHaveCount(0);
  await page.goto("/up");
  await expect(bar(page)).toHaveCount(0);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL("/rodina");
  await expect(bar(page)).toHaveCount(0);
  await page.goForward();
  await expect(bar(page)).toHaveCount(0);
  await expect(bar(other)).toBeVisible();
  // In the test environment all tabs have the focus at once, so send the event of a tab that gains it.
  await other.evaluate(() => dispatchEvent(new Event("focus")));
  await expect(bar(other)).toHaveCount(0);
});

test("a page from the back/forward cache of before the decision has no bar", async ({ page, context }) => {
  await visit(page, "/rodina");
  const other = await context.newPage();
  await visit(other, "/prace");
  await press(other, texts.decline);
  await expect(bar(other)).toHaveCount(0);
  await expect(bar(page)).toBeVisible();
  // In the test environment the back/forward cache is off, so send the event of a restored page.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(bar(page)).toHaveCount(0);
});

const statistical = "https://statistics.example/count.js";
const marketing = "https://campaigns.example/seen.js";

test("scripts run only after consent to their category, once, and not after it is withdrawn", async ({
  page,
  context,
  start,
}) => {
  const { url } = await start({ STATISTICAL_SCRIPTS: statistical, MARKETING_SCRIPTS: marketing });
  const loaded: string[] = [];
  const headers = { "access-control-allow-origin": "*" };
  await context.route(/^https:\/\/(statistics|campaigns)\.example\//, async (route) => {
    loaded.push(route.request().url());
    await route.fulfill({
      contentType: "text/javascript",
      headers,
      body: "globalThis.ran = (globalThis.ran ?? 0) + 1",
    });
  });
  // A page that is being unloaded does not respond.
  const ran = () => page.evaluate(() => Reflect.get(globalThis, "ran")).catch(() => null);
  await visit(page, `${url}/rodina`);
  await linkTo(page, "/rodina/porodne").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Porodné");
  await page.waitForLoadState("networkidle");
  expect(loaded).toEqual([]);

  await bar(page).getByRole("link").click();
  await page.getByRole("checkbox", { name: texts.statistical.label }).check();
  await press(page, texts.save);
  await expect.poll(ran).toBe(1);
  expect(loaded).toEqual([statistical]);
  await page.getByRole("banner").getByRole("link", { name: "Práce", exact: true }).click();
  await expect(page).toHaveURL(`${url}/prace`);
  await page.waitForLoadState("networkidle");
  expect(await ran()).toBe(1);

  await page.reload();
  await expect.poll(ran).toBe(1);
  await footerLink(page).click();
  await page.getByRole("checkbox", { name: texts.statistical.label }).uncheck();
  await press(page, texts.save);
  await expect.poll(ran).toBeUndefined();
  await expect(page).toHaveURL(`${url}/prace`);
  await expect(page.locator("html[data-shell=ready]")).toBeAttached();
  await page.waitForLoadState("networkidle");
  expect(await ran()).toBeUndefined();
  expect(loaded).not.toContain(marketing);
});

test("a script that cannot be loaded is one warning and not an error of the page", async ({
  page,
  start,
  intended,
}) => {
  intended.add(404);
  const { url } = await start({ STATISTICAL_SCRIPTS: statistical });
  await page.route("https://statistics.example/**", (route) =>
    route.fulfill({ status: 404, headers: { "access-control-allow-origin": "*" } }),
  );
  const warnings: string[] = [];
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  await visit(page, `${url}/rodina`);
  await press(page, texts.agree);
  await expect.poll(() => warnings.length).toBe(1);
  await linkTo(page, "/rodina/porodne").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Porodné");
  expect(warnings).toHaveLength(1);
});

test("pages list no scripts when none are configured, and the log contains no decisions", async ({ page, portal }) => {
  expect((await get(portal, "/rodina")).text).not.toContain("data-consent-scripts");
  await page.goto("/rodina");
  await press(page, texts.agree);
  await expect(bar(page)).toHaveCount(0);
  await expect.poll(() => portal.log().some((line) => JSON.stringify(line).includes("/consent"))).toBe(true);
  for (const line of portal.log()) expect(JSON.stringify(line)).not.toMatch(/choice|statistical|1\.20\d\d-/);
});

for (const [index, code] of turnOf(languageCodes, 2, 1).entries()) {
  test(`bar, dialog and page have no axe violations in ${code}`, async ({ page }) => {
    const { consent } = locales[code];
    await withAxe(page);
    for (const look of looksOf(index)) {
      await setLook(page, look);
      await visit(page, `${languages[code].prefix}/${systemPages["browser-test"].slugs[code]}`);
      const { height: taken } = (await bar(page, consent).boundingBox()) ?? { height: Infinity };
      expect(taken).toBeLessThanOrEqual(0.25 * 844);
      await check(page);
      await bar(page, consent).getByRole("link").click();
      await expect(page.getByRole("dialog", { name: consent.title })).toBeVisible();
      await check(page);
      await expectFits(page);
    }
    await page.goto(`${languages[code].prefix}/${systemPages["cookie-settings"].slugs[code]}`);
    await check(page);
  });
}

for (const width of turnOf([390, 1280], 2, 0)) {
  test(`at ${width} px the bar covers no focused element, and nothing moves`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await visit(page, "/rodina");
    expect(await shiftOf(page)).toBeLessThan(0.01);
    let seen = 0;
    for (const key of ["Tab", "Shift+Tab"]) {
      for (let step = 0; step < 60; step += 1) {
        await page.keyboard.press(key);
        const covered = await page.evaluate(() => {
          const focused = document.activeElement;
          const asking = document.querySelector("[data-consent-bar]");
          if (!focused || !asking || focused === document.body || asking.contains(focused)) return null;
          const { top, bottom, left, width: wide } = focused.getBoundingClientRect();
          const limit = asking.getBoundingClientRect();
          const isUnder = bottom > limit.top && top < limit.bottom;
          return isUnder ? `${focused.outerHTML.slice(0, 100)} ${top} ${bottom} ${left} ${wide}` : "";
        });
        if (covered !== null) seen += 1;
        expect(covered ?? "").toBe("");
      }
    }
    expect(seen).toBeGreaterThan(60);
  });
}

/** The text sizes and windows in which the bar was largest. */
for (const { width, height, size } of [
  { width: 390, height: 844, size: 200 },
  { width: 1280, height: 720, size: 200 },
  { width: 1000, height: 720, size: 200 },
  { width: 320, height: 568, size: 200 },
  { width: 320, height: 568, size: 400 },
  { width: 640, height: 360, size: 100 },
])
  test(`at ${width} × ${height} pixels and ${size} % text, the bar takes at most 30 % of the window, and all of it can be reached`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const code of ["cs", "ru"] as const) {
      const { consent } = locales[code];
      await visit(page, languages[code].prefix || "/");
      await page.evaluate((percent) => {
        document.documentElement.style.setProperty("font-size", `${percent}%`);
      }, size);
      await expect
        .poll(async () => ((await bar(page, consent).boundingBox())?.height ?? Number.POSITIVE_INFINITY) / height)
        .toBeLessThanOrEqual(0.3);
      for (const name of [consent.agree, consent.decline]) {
        const button = bar(page, consent).getByRole("button", { name, exact: true });
        await button.focus();
        // In small windows a button may be as high as the bar, or twice as high at 400 % text.
        await expect(button).toBeInViewport({ ratio: height > 500 && size < 400 ? 0.9 : 0.4 });
      }
    }
  });

test("in a low window, as at high zoom, the bar scrolls with the page", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await visit(page, "/rodina");
  await page.evaluate(() => scrollTo(0, 2000));
  await expect(bar(page)).not.toBeInViewport();
});
