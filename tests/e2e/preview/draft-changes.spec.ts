import { expect, type Page } from "@playwright/test";
import editors from "#locales/editors/cs.json" with { type: "json" };
import { isRecord } from "#schemas/parse/shape.ts";
import { createPreviewToken } from "#server/http/preview-token.ts";
import { check, expectFits, withAxe } from "../support/axe.ts";
import { looksOf, setLook } from "../support/looks.ts";
import { test as base } from "../support/visitor.ts";

const texts = editors.preview;
const secret = "0123456789abcdef0123456789abcdef";
const path = "/prace/minimalni-mzda";

/** Opens the preview of a page with a draft: another introduction, and a text without its first paragraph. */
const test = base.extend<{ preview: (query?: Record<string, string>) => string }>({
  preview: async ({ portalWith }, use) => {
    const portal = await portalWith({ PREVIEW_SECRET: secret, CMS_EDIT_URL: "https://cms.example/{id}#{pointer}" });
    portal.fail(({ pathname, searchParams }) => {
      if (!pathname.includes("minimalni-mzda") && !pathname.startsWith("/contents/by-id/")) return undefined;
      const isDraft = searchParams.get("onlyPublished") === "false";
      return { mutate: (record) => (isDraft ? toDraft(withFault(record)) : withFault(record)) };
    });
    const token = await createPreviewToken(secret, Date.now() + 600_000);
    await use((query = {}) => `${portal.url}${path}?${new URLSearchParams({ preview: token, ...query })}`);
    portal.fail();
  },
});

/** Puts a fault into both versions, which the draft does not change. */
function withFault(record: unknown): unknown {
  return isRecord(record) && "data" in record ? { ...record, versionId: { wrong: true } } : record;
}

function toDraft(record: unknown): unknown {
  if (!isRecord(record) || !isRecord(record["data"])) return record;
  const obsah = String(record["data"]["obsah"]).replace(/<p>.*?<\/p>/s, "");
  return { ...record, published: false, data: { ...record["data"], perex: "Nový úvod konceptu.", obsah } };
}

// Starting the portal takes longer than running the tests.
test.describe.configure({ mode: "default" });

const panelOf = (page: Page) => page.getByRole("complementary", { name: texts.title });
const changesOf = (page: Page) =>
  panelOf(page).locator("details", { hasText: texts.comparison.published.title.replace(/ \(.*/, "") });

for (const look of looksOf(0)) {
  test(`at ${look.width} px in ${look.colorScheme} the list of changes has no axe violations`, async ({
    page,
    preview,
  }) => {
    await setLook(page, look);
    await withAxe(page);
    await page.goto(preview());
    await changesOf(page).locator("summary").click();
    await expect(changesOf(page).getByText("Nový úvod konceptu.")).toBeVisible();
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await check(page);
    await expectFits(page);
  });
}

test("a draft says in one line and in a list what it changes, and frames it on the page", async ({ page, preview }) => {
  await page.goto(preview());
  const summary = panelOf(page).locator(".summary");
  await expect(summary).toContainText("Koncept mění 2 místa: Perex, Text.");
  await changesOf(page).locator("summary").click();
  await expect(panelOf(page).page().locator("portal-preview .changed")).toHaveCount(2);
  const perex = page.getByText("Nový úvod konceptu.").first();
  await changesOf(page).getByRole("button", { name: "Perex" }).click();
  await expect(panelOf(page).getByRole("status")).toContainText("Na stránce je zvýrazněno: Perex");
  await expect(perex).toBeVisible();
});

test("the published page and the draft are shown in turn at the same place", async ({ page, preview }) => {
  await page.goto(preview());
  const heading = page.locator("#page main h2").last();
  await heading.evaluate((element) =>
    scrollBy({ top: element.getBoundingClientRect().top - 200, behavior: "instant" }),
  );
  const topOf = async () => (await heading.boundingBox())?.y ?? Number.NaN;
  const before = await topOf();
  await panelOf(page).getByRole("link", { name: texts.comparison.show.published }).click();
  await page.waitForURL((url) => url.searchParams.get("version") === "published");
  await expect(page.getByText("Nový úvod konceptu.").and(page.locator("#page *"))).toHaveCount(0);
  await expect.poll(async () => Math.abs((await topOf()) - before)).toBeLessThan(10);
  await expect(panelOf(page).locator(".summary")).toContainText("Koncept mění 2 místa");
  await panelOf(page).getByRole("link", { name: texts.comparison.show.draft }).click();
  await page.waitForURL((url) => !url.searchParams.has("version"));
  await expect.poll(async () => Math.abs((await topOf()) - before)).toBeLessThan(10);
});

test("issues can be narrowed to what the draft changes", async ({ page, preview }) => {
  await page.goto(preview());
  const issues = panelOf(page).locator("[data-issue]");
  const all = await issues.count();
  await panelOf(page).getByLabel(texts.comparison.onlyChanged).check();
  await expect.poll(async () => await issues.count()).toBeLessThan(all);
  await panelOf(page).getByLabel(texts.comparison.onlyChanged).uncheck();
  await expect(issues).toHaveCount(all);
});

test("the changes are copied as text with the address of the preview", async ({ page, preview, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(preview());
  await changesOf(page).locator("summary").click();
  await changesOf(page).getByRole("button", { name: texts.comparison.copy }).click();
  await expect(panelOf(page).getByRole("status")).toContainText(texts.comparison.copied);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(page.url());
  expect(copied).toMatch(/Perex: Změněno\n {2}.*\{\+Nový úvod konceptu\.\+\}|\+ Nový úvod konceptu\./);
});

test("where the browser refuses the clipboard, the text is shown to be copied by hand", async ({ page, preview }) => {
  await page.goto(preview());
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await changesOf(page).locator("summary").click();
  await changesOf(page).getByRole("button", { name: texts.comparison.copy }).click();
  await expect(changesOf(page).getByLabel(texts.comparison.asText)).toHaveValue(/Nový úvod konceptu\./);
});
