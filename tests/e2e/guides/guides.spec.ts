import { expect, type Page } from "@playwright/test";
import cs from "#locales/cs.json" with { type: "json" };
import en from "#locales/en.json" with { type: "json" };
import { check, expectFits, withAxe } from "../support/axe.ts";
import { test, visit } from "../support/visitor.ts";

type Words = Pick<typeof en, "entitlement" | "form">;

const languages: Record<string, { words: Words; family: string; care: string; home: RegExp }> = {
  cs: { words: cs, family: "/pruvodce/rodina", care: "/pruvodce/pece", home: /:\d+\/$/ },
  en: { words: en, family: "/en/guide/family", care: "/en/guide/care", home: /\/en$/ },
};

/** Answers by the key of their question; null for "I do not know". */
type Answers = Readonly<Record<string, string | null>>;

const family: Answers = {
  pobyt: "trvaly",
  dite: "mam",
  vek: "2",
  pobirani: "ne",
  pece: "ano",
  poradi: "prvni",
  dospeli: "jeden",
  starsi: "5",
  prijem: "10 000",
  pojisteni: "zamestnanec",
  dny: "300",
  vyzivne: null,
};
const care: Answers = {
  "za-koho": "sebe",
  bydliste: "cesko",
  vek: "45",
  trvani: "ano",
  potreby: "5",
  stupen: "zadny",
  postizeni: "pohyb",
  prukaz: "ztp",
  cena: null,
};

const next = (page: Page, { entitlement }: Words) =>
  page.getByRole("button", { name: entitlement.next, exact: true }).click();
const result = (page: Page, { entitlement }: Words) =>
  page.getByRole("heading", { level: 1, name: entitlement.result });
const open = (page: Page) => page.locator("main form", { has: page.locator("[name=answer]") });

/** The key of the open question. */
async function asked(page: Page): Promise<string> {
  const sent = open(page).locator("[name=sent]");
  if ((await sent.count()) > 0) return sent.inputValue();
  return (await open(page).getAttribute("action"))?.split("/").at(-1) ?? "";
}

async function answer(page: Page, words: Words, value: string | null): Promise<void> {
  if (value === null) return page.getByRole("button", { name: words.entitlement.unknown, exact: true }).click();
  const option = open(page).locator(`input[type=radio][value$=":${value}"]`);
  if ((await option.count()) > 0) await option.check();
  else await open(page).getByRole("textbox").fill(value);
  await next(page, words);
}

/** Answers questions until the result is there; returns those that were asked. */
async function walk(page: Page, words: Words, answers: Answers): Promise<string[]> {
  const keys: string[] = [];
  while (!(await result(page, words).isVisible())) {
    const key = await asked(page);
    expect(keys, "each question is asked once").not.toContain(key);
    keys.push(key);
    await expectFits(page);
    // A click on a question that is just being replaced may be lost, so it is answered until another one is there.
    await expect(async () => {
      const isOpen = async () => !(await result(page, words).isVisible()) && (await asked(page)) === key;
      if (await isOpen()) await answer(page, words, answers[key] ?? null);
      await expect.poll(isOpen, { timeout: 3000 }).toBe(false);
    }).toPass();
  }
  return keys;
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

  for (const [language, { words, family: address, care: keeping, home }] of Object.entries(languages)) {
    test(`in ${language} answers in the address lead to a result, and one is changed without losing the others`, async ({
      page,
    }) => {
      await page.goto(address);
      const keys = await walk(page, words, family);
      const given = () => new URL(page.url()).searchParams.getAll("answer");
      const before = given();
      expect(before.map((each) => each.split(":")[0])).toEqual(keys.toSorted());
      await expectFits(page);
      const change = page.locator(`main dd a[href]:not([href*="answer=dite:"])`);
      await change.click();
      expect(await asked(page)).toBe("dite");
      expect(given()).toEqual(before.filter((each) => !each.startsWith("dite:")));
      await answer(page, words, "mam");
      await expect(result(page, words)).toBeVisible();
      expect(given()).toEqual(before);
    });

    test(`in ${language} kept answers are in no address, are changed, and deleted on leaving`, async ({ page }) => {
      const addresses: string[] = [];
      page.on("request", (request) => addresses.push(request.url()));
      await page.goto(keeping);
      await page.getByRole("link", { name: words.entitlement.start, exact: true }).click();
      const first = await asked(page);
      const keys = await walk(page, words, care);
      expect(keys).toContain("potreby");
      await expectFits(page);
      const answersBefore = await page.locator("main dd").allTextContents();
      await page.locator(`main dd a[href$="/potreby"]`).click();
      await answer(page, words, "6");
      await expect(result(page, words)).toBeVisible();
      const changed = (await page.locator("main dd").allTextContents()).filter((text) => !answersBefore.includes(text));
      expect(changed).toHaveLength(1);
      await page.getByRole("button", { name: words.entitlement.leave }).click();
      await expect(page).toHaveURL(home);
      await page.goto(`${keeping}/-/otazky`);
      expect(await asked(page)).toBe(first);
      expect(addresses.filter((each) => /answer=|trvani:|=45/.test(each))).toEqual([]);
    });
  }
});

test("with script questions follow without loading pages, and a missing answer is told in place", async ({ page }) => {
  const { words, family: address } = languages["cs"] ?? { words: cs, family: "" };
  await withAxe(page);
  await visit(page, address);
  await page.evaluate(() => document.documentElement.setAttribute("data-same", ""));
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await next(page, words);
  await expect(page.getByRole("heading", { name: words.form.problems })).toBeVisible();
  expect(requests.filter((each) => each.includes("sent="))).toEqual([]);
  await expect(page.locator(":focus").getByRole("heading", { name: words.form.problems })).toBeVisible();
  await check(page);
  await walk(page, words, family);
  await expect(page.locator("html[data-same]")).toBeAttached();
  await check(page);
});

test("a printed result has what was answered and what follows, without buttons and links to change it", async ({
  page,
}) => {
  const { words, care: keeping } = languages["cs"] ?? { words: cs, care: "" };
  await page.goto(`${keeping}/-/otazky`);
  await walk(page, words, care);
  await page.emulateMedia({ media: "print" });
  await expect(result(page, words)).toBeVisible();
  await expect(page.getByRole("main")).toContainText(words.entitlement.orientation);
  await expect(page.getByRole("heading", { name: words.entitlement.answers })).toBeVisible();
  await expect(page.getByRole("button", { name: words.entitlement.leave })).toBeHidden();
});
