import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import cs from "#locales/cs.json" with { type: "json" };
import { get } from "../support/http.ts";
import { isMarked, mark } from "../support/in-place.ts";
import { test, visit } from "../support/visitor.ts";

const path = "/vyhledavani/kalendar-akci";
const december = `${path}?view=month&month=2026-12`;

const events = (page: Page, title: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("link", { name: title }) });
const sheet = (page: Page, name: string) => page.getByRole("region", { name });

test("the month shows every event with its date and state, one of several days as a bar", async ({ page }) => {
  await visit(page, december);
  await expect(sheet(page, "prosinec 2026")).toBeVisible();
  const bar = events(page, "Týden sociální práce");
  await expect(bar).toHaveCount(1);
  await expect(bar).toHaveText(/^pondělí\s30\.\s11\.\s–\spátek\s4\.\s12\.\s2026/);
  const widths = await Promise.all(
    [bar, events(page, "Kulatý stůl o podpoře bydlení")].map((one) => one.evaluate((item) => item.clientWidth)),
  );
  expect(Math.round((widths[0] ?? 0) / (widths[1] ?? 1))).toBe(4);
  await expect(events(page, "Online poradna pro pečující")).toHaveCount(3);
  await expect(events(page, "Kulatý stůl o podpoře bydlení")).toContainText(cs.facets.states.cancelled);
  await visit(page, `${path}?view=month&month=2027-01`);
  await expect(events(page, "Změny v zákoníku práce")).toContainText(cs.facets.states.moved);
  const cancelled = page.getByRole("listitem").filter({ has: page.locator("time[datetime^='2027-01-26']") });
  await expect(cancelled).toContainText(cs.facets.states.cancelled);
});

test("past days are marked, and today is named", async ({ page }) => {
  await visit(page, `${path}?view=month`);
  const today = page.locator("[data-day=today]");
  await expect(today).toHaveText(new RegExp(`^\\d+ ${cs.hours.today}$`));
  const past = await page.locator("[data-day=past]").count();
  expect(past + 1).toBe(Number.parseInt((await today.textContent()) ?? "", 10));
});

test("the months are changed in place and by keyboard alone, keeping the filters", async ({ page }) => {
  await visit(page, `${december}&kind=consultation`);
  await mark(page);
  const months = page.getByRole("navigation", { name: cs.calendar.months });
  await months.getByRole("link", { name: "leden 2027" }).focus();
  await page.keyboard.press("Enter");
  await expect(sheet(page, "leden 2027")).toBeVisible();
  expect(await isMarked(page)).toEqual([true, true]);
  expect(new URL(page.url()).search).toBe("?kind=consultation&view=month&month=2027-01");
  await expect(events(page, "Změny v zákoníku práce")).toHaveCount(0);
  await months.getByRole("link", { name: "prosinec 2026" }).focus();
  await page.keyboard.press("Enter");
  await expect(events(page, "Online poradna pro pečující")).toHaveCount(3);
  await page
    .getByRole("navigation", { name: cs.calendar.views })
    .getByRole("link", { name: cs.calendar.view.list })
    .focus();
  await page.keyboard.press("Enter");
  await expect(sheet(page, "prosinec 2026")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Online poradna pro pečující" })).toBeVisible();
  expect(new URL(page.url()).searchParams.get("kind")).toBe("consultation");
});

test("on a narrow screen the month is a list of events", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, december);
  const shown = sheet(page, "prosinec 2026").getByRole("listitem");
  await expect(shown).toHaveCount(6);
  await expect(shown.first()).toContainText("Týden sociální práce");
  await expect(shown.first().locator("time")).toBeVisible();
  await expect(page.locator("[data-day]:visible")).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test("an invalid month is reported, and the current one is shown", async ({ page }) => {
  for (const month of ["2026-13", "1999-01", "2999-01", "%3Cb%3E"]) {
    await visit(page, `${path}?view=month&month=${month}`);
    await expect(page.getByText(cs.list.monthInvalid)).toBeVisible();
    await expect(sheet(page, "20")).toBeVisible();
  }
});

test("the calendar is exported with the active filters", async ({ page, portal }) => {
  await visit(page, `${december}&state=cancelled`);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: cs.list.files.ics }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("kalendar-akci.ics");
  const text = await readFile(await file.path(), "utf8");
  expect(text.match(/^SUMMARY:.*$/gm)).toEqual(["SUMMARY:Kulatý stůl o podpoře bydlení"]);
  await expect(page).toHaveURL(`${december}&state=cancelled`);
  const whole = await get(portal, `${path}.ics`);
  expect(whole.headers["content-type"]).toBe("text/calendar; charset=utf-8");
  expect(whole.text.length).toBeGreaterThan(text.length);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the calendar can be filtered, shown by month and paged", async ({ page }) => {
    await page.goto(path);
    await page.getByRole("checkbox", { name: /^poradenství/ }).check();
    await page.getByRole("button", { name: cs.list.apply }).click();
    await expect(page.getByRole("heading", { name: "Den otevřených dveří ministerstva" })).toHaveCount(0);
    await page.getByRole("link", { name: cs.calendar.view.month, exact: true }).click();
    await expect(sheet(page, "20")).toBeVisible();
    await page.getByRole("navigation", { name: cs.calendar.months }).locator("a[rel=next]").click();
    const { searchParams } = new URL(page.url());
    expect(searchParams.get("kind")).toBe("consultation");
    expect(searchParams.get("month")).toMatch(/^20\d\d-\d\d$/);
  });
});
