import { expect, type Page } from "@playwright/test";
import cs from "#locales/cs.json" with { type: "json" };
import en from "#locales/en.json" with { type: "json" };
import ru from "#locales/ru.json" with { type: "json" };
import ua from "#locales/ua.json" with { type: "json" };
import { languageCodes } from "#schemas/site/language-codes.ts";
import { languages } from "#schemas/site/languages.ts";
import { checkLooks, withAxe } from "../support/axe.ts";
import { scriptTurns, turnOf } from "../support/looks.ts";
import { test } from "../support/visitor.ts";

const locales = { cs, en, ru, ua };

/** A month after the portal's own day, well within those offered. */
const day = "2026-12-21";

const file = (name: string, content: string) => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.from(content),
});

type Texts = (typeof locales)[keyof typeof locales];

/** Fills in the form with errors of all kinds; only the server can tell that two files are identical. */
async function fillWrongly(page: Page, { demo: { meeting }, contact }: Texts): Promise<void> {
  await page.getByLabel(meeting.givenName, { exact: true }).fill("  ");
  await page.getByLabel(meeting.familyName, { exact: true }).fill("Nová");
  await page.getByLabel(contact.email).fill("jana@posta");
  await page.getByRole("textbox", { name: contact.phone }).fill("12");
  await page.getByLabel(meeting.topicLabel).selectOption("work");
  await page.getByLabel(meeting.day).fill(day);
  await page.getByLabel(meeting.way.phone).check();
  await page.getByLabel(meeting.need.access).check();
  await page.getByLabel(meeting.message).fill("Dobrý den,\nprosím…");
  await page.getByLabel(meeting.attachment).setInputFiles([file("a.pdf", "%PDF-1.7"), file("b.pdf", "%PDF-1.7")]);
  await page.getByLabel(meeting.consentText).check();
}

async function correct(page: Page, { demo: { meeting }, contact }: Texts): Promise<void> {
  await page.getByLabel(meeting.givenName, { exact: true }).fill("Jana");
  await page.getByLabel(contact.email).fill("jana@posta.example");
  await page.getByRole("textbox", { name: contact.phone }).fill("+420 777 123 456");
}

function send(page: Page, { form }: Texts) {
  const answered = page.waitForResponse((response) => response.request().method() === "POST");
  return Promise.all([answered, page.getByRole("button", { name: form.submit }).click()]);
}

async function sendRefused(page: Page): Promise<void> {
  const [answer] = await send(page, en);
  expect(answer.status()).toBe(422);
  expect(answer.headers()["cache-control"]).toBe("private, no-store");
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });
    const { scripted, plain } = scriptTurns(javaScriptEnabled);

    test("a form with errors keeps its values, and corrected it leads on", scripted, async ({ page, intended }) => {
      intended.add(422);
      await page.goto("/en/dev/formular");
      await fillWrongly(page, en);
      // The script validates what it can; only the server sees that two files are identical.
      if (javaScriptEnabled) await page.getByRole("button", { name: en.form.submit }).click();
      else await sendRefused(page);
      await expect(page).toHaveTitle(/^Error: /);

      const summary = page.getByRole("region", { name: en.form.problems });
      await expect(summary).toBeFocused();
      await expect(summary.getByRole("link")).toHaveText([
        en.demo.meeting.missing.givenName,
        en.form.wrong.email,
        en.form.wrong.phone,
        ...(javaScriptEnabled ? [] : [`${en.demo.meeting.attachment}: ${en.validation.fileDuplicate}`]),
      ]);
      await expect(page.getByLabel(en.demo.meeting.familyName)).toHaveValue("Nová");
      await expect(page.getByLabel(en.contact.email)).toHaveAccessibleDescription(
        `${en.demo.meeting.emailHint} ${en.form.error}: ${en.form.wrong.email}`,
      );
      await expect(page.getByLabel(en.demo.meeting.topicLabel)).toHaveValue("work");
      await expect(page.getByLabel(en.demo.meeting.day)).toHaveValue(day);
      await expect(page.getByLabel(en.demo.meeting.way.phone)).toBeChecked();
      await expect(page.getByLabel(en.demo.meeting.need.access)).toBeChecked();
      await expect(page.getByLabel(en.demo.meeting.message)).toHaveValue("Dobrý den,\nprosím…");

      await correct(page, en);
      if (javaScriptEnabled) {
        await sendRefused(page);
        await expect(summary).toBeFocused();
        await expect(summary.getByRole("link")).toHaveCount(1);
      }
      await send(page, en);
      await expect(page).toHaveURL(`/en/dev/formular?sent=work.${day}.phone`);
      await expect(page.getByRole("heading", { name: en.demo.meeting.sent })).toBeVisible();
      await expect(page.getByRole("main").getByText(en.demo.meeting.topic.work, { exact: true })).toBeVisible();
      await page.getByRole("link", { name: en.demo.meeting.again }).click();
      await expect(page.getByLabel(en.demo.meeting.givenName)).toHaveValue("");
    });

    test("a visitor who follows a link and comes back finds what was typed", scripted, async ({ page }) => {
      await page.goto("/dev");
      await page.getByRole("main").locator("a[href='/dev/formular']").first().click();
      const { meeting } = cs.demo;
      const name = page.getByLabel(meeting.givenName, { exact: true });
      await name.fill("Jana");
      await page.getByLabel(meeting.way.phone).check();
      await page.getByLabel(meeting.message).fill("Dobrý den,\nprosím…");
      await page.getByRole("contentinfo").locator("a[href='/osobni-udaje']").click();
      await expect(page).toHaveURL("/osobni-udaje");
      await expect(name).toHaveCount(0);
      await page.goBack();
      await expect(name).toHaveValue("Jana");
      await expect(page.getByLabel(meeting.way.phone)).toBeChecked();
      await expect(page.getByLabel(meeting.message)).toHaveValue("Dobrý den,\nprosím…");
    });

    test(
      "by keyboard alone a visitor gets from the error summary to the field and on",
      plain,
      async ({ page, intended }) => {
        intended.add(422);
        await page.goto("/dev/formular");
        await fillWrongly(page, cs);
        await page.getByLabel(cs.demo.meeting.attachment).setInputFiles([]);
        await page.getByRole("button", { name: cs.form.submit }).focus();
        await page.keyboard.press("Enter");
        await expect(page.getByRole("region", { name: cs.form.problems })).toBeFocused();
        await page.keyboard.press("Tab");
        await page.keyboard.press("Enter");
        await expect(page.getByLabel(cs.demo.meeting.givenName, { exact: true })).toBeFocused();
        await page.keyboard.type("Jana");
        await page.getByLabel(cs.contact.email).fill("jana@posta.example");
        await page.keyboard.press("Enter");
        await expect(page.getByRole("region", { name: cs.form.problems })).toBeFocused();
        // The fragment must not be kept, or the errors on the response would not get the focus.
        if (!javaScriptEnabled) await expect(page).toHaveURL("/dev/formular");
        await page.keyboard.press("Tab");
        await page.keyboard.press("Enter");
        await expect(page.getByRole("textbox", { name: cs.contact.phone })).toBeFocused();
        await page.getByRole("textbox", { name: cs.contact.phone }).fill("777123456");
        await page.keyboard.press("Enter");
        await expect(page.getByRole("heading", { name: cs.demo.meeting.sent })).toBeVisible();
      },
    );
  });
}

test.describe("before a form is submitted", () => {
  test("all missing fields are shown at once in the page's language, not in the browser's bubbles", async ({
    page,
  }) => {
    await page.goto("/dev/formular");
    const posted: string[] = [];
    page.on("request", (request) => request.method() === "POST" && posted.push(request.url()));
    await page.getByRole("button", { name: cs.form.submit }).click();
    const summary = page.getByRole("region", { name: cs.form.problems });
    await expect(summary).toBeFocused();
    const { givenName, familyName, email, topic, day: noDay, way, consent } = cs.demo.meeting.missing;
    await expect(summary.getByRole("link")).toHaveText([givenName, familyName, email, topic, noDay, way, consent]);
    await expect(page).toHaveTitle(/^Chyba: /);
    await expect(page.getByLabel(cs.demo.meeting.givenName, { exact: true })).toHaveAccessibleDescription(
      `${cs.form.error}: ${givenName}`,
    );
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByLabel(cs.demo.meeting.givenName, { exact: true })).toBeFocused();
    expect(posted).toEqual([]);
  });

  test("attached files are kept while other fields are corrected", async ({ page }) => {
    await page.goto("/en/dev/formular");
    await fillWrongly(page, en);
    await page.getByLabel(en.demo.meeting.attachment).setInputFiles(file("a.pdf", "%PDF-1.7"));
    await page.getByRole("button", { name: en.form.submit }).click();
    await expect(page.getByRole("region", { name: en.form.problems }).getByRole("link")).toHaveCount(3);
    await correct(page, en);
    await page.getByRole("button", { name: en.form.submit }).click();
    await expect(page.getByRole("heading", { name: en.demo.meeting.sent })).toBeVisible();
  });

  test("a search reports next to its field what is wrong with the term", async ({ page }) => {
    await page.goto("/en");
    const term = page.getByRole("main").getByLabel(en.search.term);
    for (const [text, message] of [
      ["", en.form.missing.term],
      ["ab", en.validation.term.tooShort_other.replace("{{count}}", "3")],
    ] as const) {
      await term.fill(text);
      await term.press("Enter");
      await expect(term).toBeFocused();
      await expect(term).toHaveAccessibleDescription(new RegExp(`${en.form.error}: ${message}$`));
    }
    await expect(page).toHaveURL("/en");
    await term.fill("child");
    await term.press("Enter");
    await expect(page).toHaveURL(/\?q=child$/);
  });

  test("an incompletely typed date is reported, and the collapsed filters open", async ({ page }) => {
    await page.goto("/vyhledavani/kalendar-akci?from=2026-11-01");
    await page.getByLabel(cs.list.from).focus();
    await page.keyboard.press("Delete");
    await page.getByRole("button", { name: cs.list.apply }).click();
    const summary = page.getByRole("region", { name: cs.form.problems });
    await expect(summary.getByRole("link")).toHaveText([cs.form.wrong.day.replace("{{label}}", cs.list.from)]);
    await expect(page.getByLabel(cs.list.from)).toBeVisible();
  });
});

test.describe("without our script", () => {
  test.use({ javaScriptEnabled: false });

  test("files that are too large are refused with a message", async ({ page, intended }) => {
    intended.add(413);
    await page.goto("/en/dev/formular");
    await fillWrongly(page, en);
    const large = { ...file("a.pdf", ""), buffer: Buffer.alloc(13_000_000) };
    await page.getByLabel(en.demo.meeting.attachment).setInputFiles(large);
    const [answer] = await send(page, en);
    expect(answer.status()).toBe(413);
    await expect(page.getByText(en.errors.tooLarge)).toBeVisible();
  });
});

test("the lines of a long option begin below each other", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/dev/formular");
  const text = page.getByRole("main").getByText(cs.demo.meeting.consentText);
  const lines = await text.evaluate((label) => {
    const range = document.createRange();
    range.selectNodeContents(label);
    return [...range.getClientRects()].map(({ x }) => x);
  });
  expect(lines.length).toBeGreaterThan(1);
  expect(new Set(lines).size).toBe(1);
});

test("a form posted from another site is refused", async ({ page, portal, intended }) => {
  intended.add(403);
  const answered = page.waitForResponse((response) => response.request().method() === "POST");
  await page.route("**/foreign", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<form method="post" action="${portal.url}/en/dev/formular"><button>Send</button></form>`,
    }),
  );
  await page.goto(`http://127.0.0.1:${portal.port}/foreign`);
  await page.getByRole("button").click();
  expect((await answered).status()).toBe(403);
});

for (const [index, code] of turnOf(languageCodes, 2, 1).entries()) {
  test(`a form with errors has no axe violations in ${code}`, async ({ page }) => {
    await withAxe(page);
    await page.goto(`${languages[code].prefix}/dev/formular`);
    await fillWrongly(page, locales[code]);
    await page.getByRole("button", { name: locales[code].form.submit }).click();
    await expect(page.getByRole("region", { name: locales[code].form.problems })).toBeFocused();
    await checkLooks(page, index);
  });
}
