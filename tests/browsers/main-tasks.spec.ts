import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accounts } from "#embedded/provider/accounts.ts";
import home from "#fixtures/contents/mpsv/main-page/uvod.cs.json" with { type: "json" };
import cs from "#locales/cs.json" with { type: "json" };
import { browsers } from "./installed-browsers.ts";
import { actionsOn, exists } from "./page-actions.ts";
import { startPortal } from "./portal.ts";
import type { TestBrowser } from "./test-browser.ts";

let portal: Awaited<ReturnType<typeof startPortal>>;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal?.stop());

describe.each(browsers)("%s", (_, start) => {
  let browser: TestBrowser;
  beforeAll(async () => {
    browser = await start();
  });
  afterAll(() => browser?.close());
  const { isTrue, heading, path, press } = actionsOn(() => browser);

  /** Opens a page; resolves when its script is ready. */
  async function visit(path: string): Promise<void> {
    await browser.open(portal.url + path);
    await isTrue(`document.documentElement.dataset.shell === "ready"`);
  }

  test("the home page is shown, and a cookie decision is stored", async () => {
    await visit("/");
    expect(await heading()).not.toBe("");
    await press("button", cs.consent.decline);
    await isTrue(`document.cookie.includes("consent=")`);
    await visit("/");
    expect(await browser.evaluate(exists("[data-consent-bar] form"))).toBe(false);
  });

  test("the language of the last page is remembered", async () => {
    await visit("/en");
    await isTrue(`document.cookie.includes("locale=en")`);
    await visit("/");
    await isTrue(`document.cookie.includes("locale=cs")`);
  });

  test("the menu opens a section, and its link opens in place", async () => {
    await visit("/");
    await press("header button", `${cs.header.section} Rodina`);
    await press("header a", "Porodné");
    await expect.poll(heading).toBe("Porodné");
    expect(await path()).toBe("/rodina/porodne");
    await browser.evaluate("history.back()");
    await expect.poll(path).toBe("/");
  });

  test("a search finds pages", async () => {
    await visit("/vyhledavani");
    await browser.type("main input[name=q]", "porodné");
    await press("main button", cs.search.submit);
    await isTrue(exists("main ol > li mark"));
  });

  test("an office is found by town, and its page has directions", async () => {
    await visit("/");
    await browser.type("#field-office", "Krnov");
    await browser.click("#field-office ~ button");
    await press("main td a, main th a", "Kontaktní pracoviště Krnov");
    await isTrue(exists("main a[href^='https://www.openstreetmap.org/directions']"));
    await expect.poll(heading).toContain("Krnov");
  });

  test("from the home page to a benefit's application is two clicks, without scrolling", async () => {
    await visit("/");
    await press("main li a", home.data.sluzby[0]?.odkaz.stranka.name ?? "");
    const isInSight = `(link) => link.href.startsWith("https:") && link.getBoundingClientRect().bottom < innerHeight`;
    const isApply = `(link) => link.textContent.trim().startsWith(${JSON.stringify(cs.service.applyOnline)})`;
    await isTrue(`[...document.querySelectorAll("main a")].filter(${isApply}).some(${isInSight})`);
  });

  test("dark mode survives a reload", async () => {
    await visit("/");
    const option = "#color-mode:enabled input[value=dark]";
    await isTrue(exists(option));
    await browser.click(option);
    const dark = `document.documentElement.dataset.theme === "dark"`;
    await isTrue(dark);
    await visit("/rodina");
    await isTrue(dark);
  });

  test("the map shows its tiles and markers", async () => {
    await visit("/en/up/care/map-of-help");
    await browser.evaluate(`document.getElementById("map").scrollIntoView()`);
    await isTrue(exists("#map [data-mark]"));
    await isTrue(`[...document.querySelectorAll("#map img")].some((tile) => tile.complete && tile.naturalWidth > 0)`);
  });

  test("an empty form shows what is missing", async () => {
    await visit("/dev/components/form");
    await press("main button", cs.form.submit);
    await isTrue(exists("main [aria-invalid=true]"));
  });

  test("signing in leads to the protected page, signing out away from it", async () => {
    const account = accounts.find(({ login }) => login === "urednik");
    await browser.open(`${portal.url}/dev/protected`);
    await isTrue(exists("input[name=username]"));
    await browser.type("input[name=username]", account?.login ?? "");
    await browser.type("input[name=password]", account?.password ?? "");
    await browser.click("form button");
    await expect.poll(path).toBe("/dev/protected");
    await isTrue(`document.querySelector("main").textContent.includes(${JSON.stringify(account?.name)})`);
    await isTrue(`document.documentElement.dataset.watch === "ready"`);
    await press("header a", cs.header.signOut);
    await expect.poll(path).toBe("/");
    await browser.open(`${portal.url}/dev/protected`);
    await isTrue(exists("input[name=username]"));
  });
});
