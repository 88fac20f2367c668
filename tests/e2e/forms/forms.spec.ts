import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import cs from "#locales/cs.json" with { type: "json" };
import en from "#locales/en.json" with { type: "json" };
import ru from "#locales/ru.json" with { type: "json" };
import ua from "#locales/ua.json" with { type: "json" };
import { check, withAxe } from "../support/axe.ts";
import { get } from "../support/http.ts";
import { startPortal } from "../support/portal.ts";
import { test } from "../support/visitor.ts";

const languages = {
  cs: {
    words: cs.onlineForm,
    request: "/zadosti/zadost-o-informace",
    vacancy: "/up/zamestnavatele/hlaseni-volneho-mista",
  },
  en: {
    words: en.onlineForm,
    request: "/en/applications/request-for-information",
    vacancy: "/en/up/employers/vacancy-form",
  },
  ru: {
    words: ru.onlineForm,
    request: "/ru/applications/request-for-information",
    vacancy: "/ru/up/employers/vacancy-form",
  },
  ua: {
    words: ua.onlineForm,
    request: "/ua/applications/request-for-information",
    vacancy: "/ua/up/employers/vacancy-form",
  },
} as const;

type Words = (typeof languages)[keyof typeof languages]["words"];

let folder: string;
let portal: Awaited<ReturnType<typeof startPortal>>;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "portal-forms-"));
  portal = await startPortal({ FORMS_FOLDER: folder });
});

test.afterAll(async () => {
  await portal.stop();
  rmSync(folder, { recursive: true });
});

/** References of the submissions that were delivered to a channel. */
function delivered(channel: string): string[] {
  const place = join(folder, "submissions", channel);
  return existsSync(place) ? readdirSync(place).flatMap((name) => /^(.*)\.json$/.exec(name)?.[1] ?? []) : [];
}

const go = (page: Page, words: Words) => page.getByRole("button", { name: words.next, exact: true }).click();
const choose = (page: Page, value: string) => page.locator(`main input[value="${value}"]`).check();
const fill = (page: Page, name: string, value: string) => page.locator(`main [name="${name}"]`).fill(value);

/** Sends the summary; returns the reference on the receipt. */
async function send(page: Page, words: Words): Promise<string> {
  await expect(page.getByRole("heading", { level: 1, name: words.summary })).toBeVisible();
  const declaration = page.locator("main [name=declaration]");
  if ((await declaration.count()) > 0) await declaration.check();
  // The portal takes no summary within a second of the first answer.
  await page.waitForTimeout(1000);
  await page.getByRole("button", { name: words.send, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: words.sent })).toBeVisible();
  return (
    (await page
      .locator("main strong")
      .filter({ hasText: /^\w{5}-\w{5}-\w$/ })
      .textContent()) ?? ""
  );
}

async function fillRequest(page: Page, words: Words): Promise<void> {
  await choose(page, "informace");
  await go(page, words);
  await choose(page, "clovek");
  await go(page, words);
  await fill(page, "jmeno", "Jana Nová");
  await fill(page, "narozeni", "17. 5. 1990");
  await fill(page, "adresa", "Dlouhá 1, 110 00 Praha");
  await go(page, words);
  await fill(page, "dotaz", "Kolik žádostí přišlo?");
  await go(page, words);
  await choose(page, "posta");
  await go(page, words);
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const [language, { words, request, vacancy }] of Object.entries(languages)) {
    test(`in ${language} a request is filled in, sent and delivered`, async ({ page }) => {
      await page.goto(portal.url + request);
      await page.getByRole("link", { name: words.start }).click();
      await fillRequest(page, words);
      const reference = await send(page, words);
      await expect.poll(() => delivered("podatelna")).toContain(reference);
      const text = readFileSync(join(folder, "submissions/podatelna", `${reference}.json`), "utf8");
      expect(JSON.parse(text).form.language).toBe(language);
    });

    test(`in ${language} two vacancies are reported at once`, async ({ page }) => {
      await page.goto(portal.url + vacancy);
      await page.getByRole("link", { name: words.start }).click();
      await fill(page, "nazev", "Pekárna Ukázka");
      await fill(page, "ico", "25596641");
      await choose(page, "ne");
      await go(page, words);
      await fill(page, "jmeno", "Jan Ukázka");
      await fill(page, "email", "jan@priklad.example");
      await go(page, words);
      for (const [at, occupation] of ["Pekařka", "Řidič"].entries()) {
        await fill(page, "profese", occupation);
        await fill(page, "pocet", "2");
        await choose(page, "plny");
        await fill(page, "mzda", "38 500");
        await fill(page, "nastup", "1. 1. 2030");
        await fill(page, "psc", "602 00");
        if (at === 0) await page.getByRole("button", { name: words.add }).click();
        else await go(page, words);
      }
      await choose(page, "ne");
      await go(page, words);
      await expect(page.getByRole("main")).toContainText("Řidič");
      const reference = await send(page, words);
      await expect.poll(() => delivered("volna-mista")).toContain(reference);
    });
  }
});

test("with script a wrong answer is told in place, and every page of a form is accessible", async ({ page }) => {
  const { words, request } = languages.cs;
  await withAxe(page);
  /** Checks the page once its heading is there. */
  const checkAt = async (heading: string) => {
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect(page.locator("html[data-navigation=ready]")).toBeAttached();
    await check(page);
  };
  await page.goto(portal.url + request);
  await checkAt("Žádost o informace");
  await page.getByRole("link", { name: words.start }).click();
  await checkAt("Co potřebujete");
  await go(page, words);
  await expect(page.getByRole("heading", { name: cs.form.problems })).toBeVisible();
  await check(page);
  await choose(page, "stav");
  await go(page, words);
  await checkAt("Stav žádosti zjistíte v klientské zóně");
  await page.getByRole("link", { name: words.changeAnswer }).click();
  await fillRequest(page, words);
  await checkAt(words.summary);
  await page.getByRole("link", { name: words.keptLink }).click();
  await checkAt(words.kept);
  await page.getByRole("link", { name: words.backToForm }).click();
  await send(page, words);
  await checkAt(words.sent);
});

test("with script a file is attached and taken away before the other questions are answered", async ({ page }) => {
  await page.goto(`${portal.url}/dev/formular/-/krok/schuzka`);
  const files = [{ name: "doklad.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7 doklad") }];
  await page.locator("main input[type=file]").setInputFiles(files);
  await page.getByRole("button", { name: cs.onlineForm.upload }).click();
  const remove = page.getByRole("button", { name: cs.onlineForm.removeFile.replace("{{name}}", "doklad.pdf") });
  await remove.click();
  await expect(remove).toHaveCount(0);
  await expect(page.locator("main [aria-invalid=true]")).toHaveCount(0);
});

for (const javaScriptEnabled of [true, false])
  test(`${javaScriptEnabled ? "with" : "without"} script a form is saved, and continued in another browser`, async ({
    browser,
  }) => {
    const { words, request } = languages.cs;
    const context = await browser.newContext({ javaScriptEnabled, locale: "cs" });
    const page = await context.newPage();
    if (javaScriptEnabled) await withAxe(page);
    const checkAt = async (heading: string) => {
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      if (javaScriptEnabled) await check(page);
    };
    await page.goto(`${portal.url}${request}/-/krok/zadost`);
    await choose(page, "informace");
    await go(page, words);
    await choose(page, "clovek");
    await go(page, words);
    await fill(page, "jmeno", "Jana Nová");
    // The other questions are not answered yet.
    await page.getByRole("button", { name: words.save.title }).click();
    await checkAt(words.save.title);
    await page.getByRole("button", { name: words.save.submit }).click();
    await checkAt(words.save.done);
    const code = (await page.locator("main strong[translate=no]").textContent()) ?? "";
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("link", { name: words.backToForm })).toBeHidden();
    await expect(page.getByRole("main").getByText(/^https:.*\/-\/navrat$/)).toBeVisible();
    await page.emulateMedia({ media: "screen" });
    await context.clearCookies();
    await page.goto(portal.url + request);
    await page.getByRole("link", { name: words.resume.link }).click();
    await checkAt(words.resume.title);
    await go(page, words);
    await expect(page.getByRole("heading", { name: cs.form.problems })).toBeVisible();
    await fill(page, "kod", "2345 6789 ABCD EFGH JKLM");
    await go(page, words);
    await expect(page.getByRole("main").getByText(words.resume.wrong).first()).toBeVisible();
    await checkAt(words.resume.title);
    await fill(page, "kod", code.toLowerCase().replaceAll("-", " "));
    await go(page, words);
    await expect(page).toHaveURL(`${portal.url}${request}/-/krok/clovek`);
    await expect(page.locator("main [name=jmeno]")).toHaveValue("Jana Nová");
    await context.close();
  });

test("answers outlive a switch of the language and a restart of the portal", async ({ page }) => {
  const { words, request } = languages.cs;
  const place = mkdtempSync(join(tmpdir(), "portal-forms-"));
  let own = await startPortal({ FORMS_FOLDER: place });
  await page.goto(`${own.url}${request}/-/krok/zadost`);
  await choose(page, "informace");
  await go(page, words);
  await choose(page, "organizace");
  await go(page, words);
  await page.getByRole("link", { name: "English" }).first().click();
  await expect(page).toHaveURL(`${own.url}${languages.en.request}/-/krok/organizace`);
  await own.stop();
  own = await startPortal({ FORMS_FOLDER: place, PORT: String(own.port) });
  await fill(page, "nazev", "Spolek Ukázka");
  await fill(page, "ico", "25596641");
  await fill(page, "sidlo", "Krátká 2, Brno");
  await go(page, languages.en.words);
  await expect(page).toHaveURL(`${own.url}${languages.en.request}/-/krok/dotaz`);
  await own.stop();
  rmSync(place, { recursive: true });
});

test("a page of a form is never cached, listed or shown to another visitor", async ({ page, browser }) => {
  const { words, request } = languages.cs;
  const step = `${request}/-/krok/zadatel`;
  await page.goto(`${portal.url}${request}/-/krok/zadost`);
  await choose(page, "informace");
  await go(page, words);
  await expect(page).toHaveURL(portal.url + step);
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => /form$/.test(name))).toMatchObject({
    httpOnly: true,
    sameSite: "Lax",
    expires: -1,
  });
  const answer = await page.goto(portal.url + step);
  expect(answer?.headers()["cache-control"]).toBe("private, no-store");
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
  const other = await browser.newPage();
  await other.goto(portal.url + step);
  await expect(other).toHaveURL(`${portal.url}${request}/-/krok/zadost`);
  await other.close();
  const { headers } = await get(portal, `${request}/-/krok/zadost`);
  expect(headers["cache-control"]).toBe("private, no-store");
  expect(headers["set-cookie"]).toBeUndefined();
});
