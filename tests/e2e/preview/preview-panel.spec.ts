import { expect, type Locator, type Page } from "@playwright/test";
import cs from "#locales/cs.json" with { type: "json" };
import editors from "#locales/editors/cs.json" with { type: "json" };
import { createPreviewToken } from "#server/http/preview-token.ts";
import { check, expectFits, withAxe } from "../support/axe.ts";
import { looksOf, setLook, turnOf } from "../support/looks.ts";
import type { Portal } from "../support/portal.ts";
import { test as base } from "../support/visitor.ts";

const texts = editors.preview;
const secret = "0123456789abcdef0123456789abcdef";
const faulty = "/zkusebna/chybne/bloky";
const draft = "/rodina/nahradni-vyzivne";

interface Editor {
  portal: Portal;
  token: string;
  /** A page's preview address. */
  preview(path: string, query?: Record<string, string>): string;
}

/** Tests with a portal and a preview token. */
const test = base.extend<{ editor: Editor }>({
  editor: async ({ portalWith }, use) => {
    const portal = await portalWith({ PREVIEW_SECRET: secret, CMS_EDIT_URL: "https://cms.example/{id}#{pointer}" });
    const token = await createPreviewToken(secret, Date.now() + 600_000);
    const preview = (path: string, query = {}) =>
      `${portal.url}${path}?${new URLSearchParams({ preview: token, ...query })}`;
    await use({ portal, token, preview });
    portal.fail();
  },
});

// Starting the portal takes longer than running the tests.
test.describe.configure({ mode: "default" });

const panelOf = (page: Page) => page.getByRole("complementary", { name: texts.title });
const issuesOf = (page: Page) => panelOf(page).locator("[data-issue]");
const part = (page: Page, name: string) => panelOf(page).locator("summary", { hasText: name.replace(/ \(.*/, "") });

for (const look of looksOf(0)) {
  test(`at ${look.width} px in ${look.colorScheme} the open panel has no axe violations`, async ({ page, editor }) => {
    await setLook(page, look);
    await withAxe(page);
    await page.goto(editor.preview(faulty));
    for (const name of [texts.uncheckedTitle, texts.headings, texts.images, texts.versions, texts.time, texts.source])
      await part(page, name).click();
    await issuesOf(page).first().click();
    await expect(panelOf(page).getByText(texts.fix, { exact: true })).toBeVisible();
    // Opening an issue has scrolled the page; links half under the sticky header are too small for axe.
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await check(page);
    await expectFits(page);
  });
}

test("each issue says where it is, what is lost, how to fix it and where", async ({ page, editor }) => {
  await page.goto(editor.preview(faulty));
  const issue = issuesOf(page).filter({ hasText: "Popisek tabulky" });
  await expect(issue).toHaveAttribute("aria-expanded", "false");
  await issue.click();
  await expect(issue).toHaveAttribute("aria-expanded", "true");
  const panel = panelOf(page);
  await expect(panel.getByText("Blok 4 (Tabulka) › Popisek tabulky", { exact: true })).toBeVisible();
  await expect(panel.getByText(texts.effects["block-hidden"])).toBeVisible();
  await expect(panel.getByText(texts.valueNone)).toBeVisible();
  const link = panel.getByRole("link", { name: texts.edit });
  await expect(link.first()).toHaveAttribute("href", "https://cms.example/2388771#%2Fdata%2Fsekce%2F3%2Fpopisek");
});

test("values of public fields are shown whole", async ({ page, editor }) => {
  await page.goto(editor.preview("/zkusebna/kontakty/krajska-pobocka-olomouc"));
  const issue = issuesOf(page).filter({ hasText: "Číslo účtu" }).first();
  await issue.click();
  await expect(panelOf(page).getByText("Účet 19-2100047811/0710 neexistuje").first()).toBeVisible();
  await expect(panelOf(page)).not.toContainText("•••");
});

test("hidden blocks have a marker on the page while the panel is open, linked to their issue", async ({
  page,
  editor,
}) => {
  await page.goto(editor.preview(faulty));
  const gaps = page.locator("portal-preview-gap");
  await expect(gaps).toHaveCount(2);
  const order = await page
    .locator("main :is([data-p], [data-gap])")
    .evaluateAll((parts) => parts.map((each) => each.getAttribute("data-p") ?? each.getAttribute("data-gap")));
  expect(order).toEqual([0, 1, 2, 3, 4].map((index) => `/data/sekce/${index}`));
  await expect(gaps.last()).toContainText("Blok 4 (Tabulka)");
  await gaps.last().getByRole("button", { name: texts.toIssue }).click();
  const issue = issuesOf(page).filter({ hasText: "Popisek tabulky" });
  await expect(issue).toBeFocused();
  await expect(issue).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Escape");
  await expect(gaps).toHaveCount(0);
});

test("the link from an issue to the page outlines and focuses its element", async ({ page, editor }) => {
  await page.goto(editor.preview(faulty));
  await issuesOf(page).filter({ hasText: "Adresa" }).first().click();
  const block = page.locator('[data-p="/data/sekce/4"]');
  await expect(block).toBeInViewport();
  const frame = page.locator("portal-preview .frame");
  await expect(frame).toBeVisible();
  const [around, place] = await Promise.all([frame.boundingBox(), block.boundingBox()]);
  expect(Math.abs((around?.y ?? 0) - (place?.y ?? 1000))).toBeLessThan(2);
  await expect(panelOf(page).getByRole("status")).toContainText("Blok 5 (Odkazy)");
  await panelOf(page).getByRole("button", { name: texts.show }).click();
  await expect(block).toBeFocused();
  await page.keyboard.press("F6");
  await expect(panelOf(page).getByRole("button", { name: texts.close })).toBeFocused();
  await page.keyboard.press("F6");
  await expect(block).toBeFocused();
});

test("an issue that is not visible on the page says so instead of linking, in the panel's language", async ({
  page,
  editor,
}) => {
  await page.goto(editor.preview("/zkusebna/chybne/pruvodce-nedostupne-casti"));
  const panel = panelOf(page);
  await issuesOf(page).first().click();
  await expect(panel.getByText(texts.notShownHere)).toBeVisible();
  await expect(panel.getByRole("button", { name: texts.show })).toHaveCount(0);
  await expect(panel.getByRole("status")).toHaveText(/^Na stránce to není vidět: Části průvodce › Položka 2/);
  await panel.getByRole("button", { name: texts.otherLanguage }).click();
  const english = page.getByRole("complementary", { name: "Editors’ preview" });
  await expect(english.getByRole("status")).toHaveText(/^Not visible on the page: /);
  await expect(english.getByText("It is not shown on this page.")).toBeVisible();
});

test("the panel lists what it did not check", async ({ page, editor }) => {
  await page.goto(editor.preview(faulty));
  await part(page, texts.uncheckedTitle).click();
  const panel = panelOf(page);
  for (const words of ["1 odkaz na jiný web", texts.unchecked.otherPages, texts.unchecked.menus, texts.unchecked.look])
    await expect(panel.getByText(words)).toBeVisible();
});

test("without script the issues are listed with place and value", async ({ browser, editor }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(editor.preview(faulty));
  const list = panelOf(page);
  await expect(list.getByRole("heading", { level: 3 })).toHaveCount(3);
  await expect(list).toContainText("Blok 4 (Tabulka) › Popisek tabulky");
  await expect(list).toContainText("javascript:alert(document.cookie)");
  await expect(list.getByRole("link", { name: texts.edit }).last()).toHaveAttribute(
    "href",
    /^https:\/\/cms\.example\//,
  );
  await expect(list).toContainText(texts.unchecked.menus);
  await page.close();
});

test("the panel works by keyboard alone", async ({ page, editor }) => {
  await page.goto(editor.preview(faulty));
  const panel = panelOf(page);
  await expect(issuesOf(page).first()).toBeVisible();
  expect(await page.evaluate(() => document.activeElement === document.body), "nothing takes the focus").toBe(true);
  await page.keyboard.press("F6");
  await expect(panel.getByRole("button", { name: texts.close })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(panel.getByRole("button", { name: texts.editMode })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(issuesOf(page).first()).toBeFocused();
  const last = (await issuesOf(page).count()) - 1;
  for (const [key, at] of [
    ["ArrowDown", 1],
    ["End", last],
    ["ArrowDown", last],
    ["Home", 0],
    ["ArrowUp", 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(issuesOf(page).nth(at), key).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await expect(issuesOf(page).first()).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Escape");
  const toggle = panel.getByRole("button");
  await expect(toggle).toBeFocused();
  await expect(toggle).toHaveAttribute("aria-expanded", "false");
  await page.reload();
  await expect(toggle).toHaveText(/Náhled: \d/);
  await toggle.press("Enter");
  await expect(panel.getByRole("button", { name: texts.close })).toBeFocused();
  await page.keyboard.press("Alt+p");
  await expect(page.locator("portal-preview")).toBeAttached();
  await expect(panel).toHaveCount(0);
  await page.keyboard.press("Alt+p");
  await expect(panel.getByRole("button", { name: texts.close })).toBeFocused();
});

test("Alt+P brings a closed panel back closed and leaves the focus in the page", async ({ page, editor }) => {
  await page.goto(editor.preview(faulty));
  const panel = panelOf(page);
  await panel.getByRole("button", { name: texts.close }).press("Escape");
  const toggle = panel.getByRole("button");
  await expect(toggle).toHaveAttribute("aria-expanded", "false");
  const link = page.locator("main a").first();
  await link.focus();
  await page.keyboard.press("Alt+p");
  await expect(panel).toHaveCount(0);
  await page.keyboard.press("Alt+p");
  await expect(toggle).toHaveAttribute("aria-expanded", "false");
  await expect(link).toBeFocused();
});

test("the panel is in Czech or English, following the page until the editor chooses", async ({ page, editor }) => {
  const english = page.getByRole("complementary", { name: "Editors’ preview" });
  await page.goto(editor.preview("/en/family"));
  await expect(english).toHaveAttribute("lang", "en");
  await page.goto(editor.preview(faulty));
  await panelOf(page).getByRole("button", { name: texts.otherLanguage }).click();
  await expect(english).toContainText("is not a valid and safe web address");
  await expect(page.locator("html")).toHaveAttribute("lang", "cs");
  await page.reload();
  await expect(english).toBeVisible();
});

test("a heading that visitors do not see is not listed", async ({ page, editor }) => {
  await page.goto(editor.preview(faulty));
  const inMain = page.getByRole("main").getByRole("heading");
  const listed = page.locator(".headings li");
  const shown = await inMain.count();
  expect(shown).toBeGreaterThan(1);
  await expect(listed).toHaveCount(shown);
  await inMain.last().evaluate((heading) => {
    heading.style.display = "none";
  });
  // Another language has the panel read the page again.
  await panelOf(page).getByRole("button", { name: texts.otherLanguage }).click();
  await expect(listed).toHaveCount(shown - 1);
});

test("headings are listed with their fields, images with their alternative texts", async ({ page, editor }) => {
  await page.goto(editor.preview(faulty));
  await part(page, texts.headings).click();
  const headings = panelOf(page).locator(".headings li");
  await expect(headings.first()).toContainText("Stránka s chybnými bloky");
  await expect(headings.first()).toContainText("Název");
  const inMain = await page.getByRole("main").getByRole("heading").count();
  await expect(headings).toHaveCount(inMain);

  await page.goto(editor.preview("/"));
  const images = page.locator("main img");
  const shown = await images.evaluateAll((all) => all.map((image) => image.getAttribute("alt")));
  expect(shown.length).toBeGreaterThan(0);
  await part(page, texts.images).click();
  const told = panelOf(page).locator(".images li");
  await expect(told).toHaveCount(shown.length);
  for (const [index, alternative] of shown.entries())
    await expect(told.nth(index)).toContainText(alternative || texts.decorative);
});

test("a page is shown as of another time, which its links keep", async ({ page, editor }) => {
  await page.goto(editor.preview("/rodina"));
  await part(page, texts.time).click();
  await panelOf(page).getByLabel(texts.timeField).fill("2027-03-01T08:00");
  await panelOf(page).getByRole("button", { name: texts.timeShow }).last().click();
  await page.waitForURL(/at=2027-03-01T08%3A00/);
  await expect(panelOf(page)).toContainText("1. 3. 2027 8:00");
  await page.locator("main a[href^='/']").first().click();
  await page.waitForURL((url) => url.pathname !== "/rodina");
  expect(new URL(page.url()).searchParams.get("at")).toBe("2027-03-01T08:00");
  await expect(panelOf(page)).toContainText("1. 3. 2027 8:00");
  await panelOf(page).getByRole("link", { name: texts.timeReset }).click();
  await page.waitForURL((url) => !url.searchParams.has("at"));
  expect(new URL(page.url()).searchParams.get("preview")).toBe(editor.token);
});

test("an invalid time is reported, and the page shown as of now", async ({ page, editor }) => {
  await page.goto(editor.preview("/rodina", { at: "zítra" }));
  await expect(panelOf(page)).toContainText("„zítra“ v adrese není platný čas");
});

test("a draft with every field broken is shown with all its issues", async ({ page, editor }) => {
  const broken = ["description", "versionId", "displayAt", "updatedAt", "categories", "tags"];
  const fields: string[] = [];
  editor.portal.fail((url) => {
    if (!url.pathname.includes("vyzivne")) return undefined;
    return {
      mutate: (body) => {
        const data = Object.keys(Object(Reflect.get(Object(body), "data")));
        // The panel also asks whether another published page has the draft's address: there is none.
        if (data.length === 0) return body;
        fields.splice(0, Number.POSITIVE_INFINITY, ...data);
        const wrong = (names: string[]) => Object.fromEntries(names.map((name) => [name, { wrong: true }]));
        return { ...Object(body), ...wrong(broken), data: wrong(data) };
      },
    };
  });
  const response = await page.goto(editor.preview(draft));
  expect(response?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Náhradní výživné");
  expect(fields.length).toBeGreaterThan(1);
  const data: { findings: { pointer: string }[] } = JSON.parse((await page.locator("#preview").textContent()) ?? "");
  const pointers = data.findings.map(({ pointer }) => pointer);
  for (const name of broken) expect(pointers).toContain(`/${name}`);
  for (const name of fields)
    expect(
      pointers.some((pointer) => pointer.startsWith(`/data/${name}`)),
      name,
    ).toBe(true);
  await expect(issuesOf(page)).toHaveCount(data.findings.length);
});

test("a draft that cannot be rendered says why, with the issues", async ({ page, editor, intended }) => {
  intended.add(503);
  editor.portal.fail((url) =>
    url.pathname.includes("vyzivne")
      ? { mutate: (body) => ({ ...Object(body), name: ["a"], friendlyURLs: null }) }
      : undefined,
  );
  const response = await page.goto(editor.preview(draft));
  expect(response?.status()).toBe(503);
  await expect(page.getByRole("main")).toContainText("nelze zobrazit, protože v něm chybí povinný údaj");
  await expect(page.getByRole("main")).toContainText("rodina/nahradni-vyzivne");
  const panel = panelOf(page);
  await expect(panel).toContainText(texts.reasons.broken);
  await expect(issuesOf(page).filter({ hasText: "Název" }).first()).toBeVisible();
});

test("a missing page says which address, language and site were tried", async ({ page, editor, intended }) => {
  intended.add(404);
  await page.goto(editor.preview("/en/up/nothing/here"));
  const panel = page.getByRole("complementary", { name: "Editors’ preview" });
  await expect(panel).toContainText("The CMS has no content item at this address");
  for (const tried of ["nothing/here", "English"]) await expect(panel).toContainText(tried);
  await expect(page.getByRole("main")).toContainText("nothing/here");
});

test("public pages contain no trace of the panel, in document or scripts", async ({ page, editor }) => {
  const scripts = new Set<string>();
  page.on("request", (request) => request.resourceType() === "script" && scripts.add(new URL(request.url()).pathname));
  // The panel shares the scripts of islands.
  for (const path of ["/test-prohlizece", faulty]) {
    await page.goto(`${editor.portal.url}${path}`);
    await page.waitForLoadState("networkidle");
  }
  expect(await page.content()).not.toMatch(/data-p[ =]|portal-preview|id="preview"/);
  const publicScripts = new Set(scripts);
  scripts.clear();
  await page.goto(editor.preview(faulty));
  await expect(panelOf(page)).toBeVisible();
  await page.waitForLoadState("networkidle");
  const own = await page.locator("#preview + script").getAttribute("src");
  expect(publicScripts.size).toBeGreaterThan(1);
  expect([...publicScripts]).not.toContain(own);
  expect([...scripts].filter((script) => !publicScripts.has(script))).toEqual([own]);
});

test("the panel is there when the page has loaded", async ({ page, editor }) => {
  await page.addInitScript(() => {
    addEventListener("load", () => {
      const panel = document.querySelector("portal-preview")?.shadowRoot?.querySelector("aside");
      Reflect.set(window, "hasPanel", panel instanceof HTMLElement);
    });
  });
  await page.goto(editor.preview(faulty));
  expect(await page.evaluate(() => Reflect.get(window, "hasPanel"))).toBe(true);
});

test("links and list forms lead to previews, and the token to no other origin", async ({ page, editor }) => {
  const told: string[] = [];
  await page.route("https://**", (route) => {
    told.push(route.request().url(), route.request().headers()["referer"] ?? "");
    return route.abort();
  });
  await page.goto(editor.preview("/"));
  await expect(panelOf(page)).toBeVisible();
  const links = await page.evaluate(() => {
    addEventListener("click", (event) => event.preventDefault());
    const clicked = new Set<HTMLAnchorElement>();
    const next = () => [...document.querySelectorAll("a")].find((link) => !clicked.has(link));
    // Padding for the panel may move navigation items into the overflow menu, where they are new elements.
    for (let link = next(); link; link = next()) {
      clicked.add(link);
      link.click();
    }
    return [...document.querySelectorAll("a")].map((link) => {
      return { href: link.href, isPart: link.getAttribute("href")?.startsWith("#") === true };
    });
  });
  const isOwn = (href: string) => new URL(href).origin === editor.portal.url;
  const pages = links.filter(
    ({ href, isPart }) => isOwn(href) && !isPart && !/^\/(cms|auth)\/|\.\w+$/.test(new URL(href).pathname),
  );
  expect(pages.length).toBeGreaterThan(10);
  for (const { href } of pages) expect(new URL(href).searchParams.get("preview"), href).toBe(editor.token);
  const others = links.filter(({ href }) => !isOwn(href));
  expect(others.length).toBeGreaterThan(0);
  for (const { href } of others) expect(href).not.toContain(editor.token);

  await page.goto(editor.preview("/formulare"));
  await expect(panelOf(page)).toBeVisible();
  await page.getByRole("main").locator("form input[name=q]").fill("dítě");
  await page.getByRole("main").locator("form").first().getByRole("button").first().click();
  await page.waitForURL((url) => url.searchParams.has("q"));
  expect(new URL(page.url()).searchParams.get("preview")).toBe(editor.token);
  expect(told.join(" ")).not.toContain(editor.token);
});

test("navigating to a public page removes the panel", async ({ page, editor }) => {
  await page.goto(`${editor.portal.url}/rodina`);
  await page.goto(editor.preview("/rodina"));
  await expect(panelOf(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("portal-preview")).toHaveCount(0);
  await page.goForward();
  await expect(panelOf(page)).toBeVisible();
  await page.evaluate(() => location.assign("/rodina"));
  await expect(page.locator("portal-preview")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("#preview")).toHaveCount(0);
});

for (const width of turnOf([1280, 390], 2, 0)) {
  test(`at ${width} px a preview with a hidden panel equals the page to the pixel`, async ({ page, editor }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const address of ["/", "/sluzby/pridavek-na-dite", faulty]) {
      await page.goto(editor.portal.url + address);
      const shown = await picture(page);
      await page.goto(editor.preview(address));
      await expect(panelOf(page)).toBeVisible();
      await page.keyboard.press("Alt+p");
      await expect(panelOf(page)).toHaveCount(0);
      expect((await picture(page)).equals(shown), address).toBe(true);
    }
  });
}

/** The whole page once it has come to rest. */
async function picture(page: Page): Promise<Buffer> {
  await expect(page.locator("html[data-shell=ready]")).toBeAttached();
  await page.waitForLoadState("networkidle");
  await page.evaluate(async () => {
    for (const image of document.images) {
      image.scrollIntoView();
      await image.decode().catch(() => undefined);
    }
    scrollTo(0, 0);
    await document.fonts.ready;
  });
  return page.screenshot({ fullPage: true, animations: "disabled" });
}

for (const { colorScheme } of looksOf(0).filter(({ width }) => width === 390)) {
  test(`at 390 px in ${colorScheme} the panel covers neither the cookie bar nor the page's end`, async ({
    browser,
    editor,
  }) => {
    const page = await browser.newPage({ locale: "cs-CZ", viewport: { width: 390, height: 844 }, colorScheme });
    await page.goto(editor.preview("/sluzby/pridavek-na-dite"));
    const bar = page.getByRole("region", { name: cs.consent.barTitle });
    await expect(panelOf(page)).toBeVisible();
    await scroll(page, "end");
    expect(await coveredIn(bar), "by the open panel").toEqual([]);
    await panelOf(page).getByRole("button", { name: texts.close }).click();
    for (const place of ["start", "end"] as const) {
      await scroll(page, place);
      expect(await coveredIn(bar), `by its button at the page's ${place}`).toEqual([]);
    }
    await bar.getByRole("button", { name: cs.consent.decline }).click();
    await expect(bar).toHaveCount(0);
    await scroll(page, "end");
    expect(await coveredIn(page.getByRole("contentinfo"))).toEqual([]);
    await page.close();
  });
}

async function scroll(page: Page, place: "start" | "end"): Promise<void> {
  await page.evaluate((isEnd) => scrollTo({ top: isEnd ? 1e6 : 0, behavior: "instant" }), place === "end");
}

/** Readable or usable elements in a part of the page that overlap the panel. */
async function coveredIn(part: Locator): Promise<string[]> {
  return part.evaluate((root) => {
    const panel = document.querySelector("portal-preview")?.shadowRoot?.querySelector("aside");
    if (!panel) throw new Error("no panel");
    const over = panel.getBoundingClientRect();
    const parts = [...root.querySelectorAll("a, button, input, p, li, h2, h3")];
    if (parts.length < 3) throw new Error("nothing to be covered");
    return parts
      .filter((each) => {
        const { left, right, top, bottom, width, height } = each.getBoundingClientRect();
        const isShown = width > 0 && height > 0;
        return isShown && left < over.right && right > over.left && top < over.bottom && bottom > over.top;
      })
      .map((each) => `${each.tagName} ${each.textContent}`);
  });
}

test("the cookie bar and in-page links work next to the panel", async ({ browser, editor }) => {
  const page = await browser.newPage({ locale: "cs-CZ" });
  await page.goto(editor.preview("/sluzby/pridavek-na-dite"));
  await expect(panelOf(page)).toBeVisible();
  await page.getByRole("button", { name: cs.consent.decline }).click();
  await expect(page.getByRole("button", { name: cs.consent.decline })).toHaveCount(0);
  const before = page.url();
  await page.getByRole("main").locator('a[href^="#"]').first().click();
  expect(page.url().split("#")[0]).toBe(before);
  await expect(panelOf(page)).toBeVisible();
  await page.close();
});

test("below a form, its steps lead to their previews also without script, and Alt+P hides them", async ({
  page,
  editor,
  browser,
}) => {
  const { outline } = cs.onlineForm;
  const outlineOf = (shown: Page) => shown.getByRole("complementary", { name: outline.title });
  await withAxe(page);
  await page.goto(editor.preview("/zadosti/zadost-o-informace"));
  await expect(panelOf(page)).toBeVisible();
  await expect(outlineOf(page)).toContainText(outline.cases);
  await check(page);
  await expectFits(page);
  await page.keyboard.press("Alt+KeyP");
  await expect(outlineOf(page)).toBeHidden();
  await page.keyboard.press("Alt+KeyP");
  await expect(outlineOf(page)).toBeVisible();

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(editor.preview("/zadosti/zadost-o-informace"));
  await outlineOf(plain).getByRole("link", { name: "Údaje organizace" }).click();
  await expect(plain.getByRole("heading", { level: 1 })).toHaveText("Údaje organizace");
  await outlineOf(plain).getByRole("link", { name: "Stížnost se podává jinak" }).click();
  await expect(plain.getByRole("heading", { level: 1 })).toHaveText("Stížnost se podává jinak");
  await context.close();
});
