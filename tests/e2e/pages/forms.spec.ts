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
const _day = "2026-12-21";
const typedDay = "21/12/2026";

const file = (name: string, content: string) => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.from(content),
});

/** The first step of the sample form of the fixtures. */
const address = "/dev/formular/-/krok/schuzka";

const labels = {
  cs: { name: "Jméno", family: "Příjmení", phone: "Telefon", day: "Den schůzky", way: "Telefonicky", file: "Příloha" },
  en: {
    name: "First name",
    family: "Last name",
    phone: "Phone",
    day: "Day of the meeting",
    way: "By phone",
    file: "Attachment",
  },
} as const;

type Labels = (typeof labels)[keyof typeof labels];

/** Fills in the step with errors of all kinds; only the server can tell that two files are identical. */
async function fillWrongly(page: Page, { name, family, phone, day, way, file: attachment }: Labels): Promise<void> {
  await page.getByLabel(name, { exact: true }).fill("  ");
  await page.getByLabel(family, { exact: true }).fill("Nová");
  await page.getByRole("textbox", { name: "E-mail" }).fill("jana@posta");
  await page.getByRole("textbox", { name: phone }).fill("12");
  await page.getByLabel(day).fill(typedDay);
  await page.getByLabel(way).check();
  await page.getByLabel(attachment).setInputFiles([file("a.pdf", "%PDF-1.7"), file("b.pdf", "%PDF-1.7")]);
}

async function correct(page: Page, { name, phone }: Labels): Promise<void> {
  await page.getByLabel(name, { exact: true }).fill("Jana");
  await page.getByRole("textbox", { name: "E-mail" }).fill("jana@posta.example");
  await page.getByRole("textbox", { name: phone }).fill("+420 777 123 456");
}

const next = (page: Page, { onlineForm }: typeof cs | typeof en) =>
  page.getByRole("button", { name: onlineForm.next, exact: true });

function send(page: Page, texts: typeof cs | typeof en) {
  const answered = page.waitForResponse((response) => response.request().method() === "POST");
  return Promise.all([answered, next(page, texts).click()]);
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
      const own = labels.en;
      await page.goto(`/en${address}`);
      await fillWrongly(page, own);
      // The script validates what it can; only the server sees that two files are identical.
      if (javaScriptEnabled) await next(page, en).click();
      else await sendRefused(page);
      await expect(page).toHaveTitle(/^Error: /);

      const summary = page.getByRole("region", { name: en.form.problems });
      await expect(summary).toBeFocused();
      await expect(summary.getByRole("link")).toHaveText([
        "Enter your first name.",
        en.form.wrong.email,
        en.form.wrong.phone,
        ...(javaScriptEnabled ? [] : [`${own.file}: ${en.validation.fileDuplicate}`]),
      ]);
      await expect(page.getByLabel(own.family)).toHaveValue("Nová");
      await expect(page.getByRole("textbox", { name: "E-mail" })).toHaveAccessibleDescription(
        `For example jana@posta.example ${en.form.error}: ${en.form.wrong.email}`,
      );
      await expect(page.getByLabel(own.day)).toHaveValue(typedDay);
      await expect(page.getByLabel(own.way)).toBeChecked();

      await correct(page, own);
      if (javaScriptEnabled) {
        await sendRefused(page);
        await expect(summary).toBeFocused();
        await expect(summary.getByRole("link")).toHaveCount(1);
      }
      // The one file that was right is attached, and need not be chosen again.
      await expect(page.getByRole("list", { name: own.file }).getByRole("listitem")).toHaveCount(1);
      await page.locator("main [type=file]").setInputFiles([]);
      await send(page, en);
      await expect(page).toHaveURL("/en/dev/formular/-/krok/rodina");
      await page.goto(`/en${address}`);
      await expect(page.getByLabel(own.name, { exact: true })).toHaveValue("Jana");
      await expect(page.getByRole("list", { name: own.file }).getByRole("listitem")).toHaveText(/a\.pdf/);
    });

    test("a visitor who follows a link and comes back finds what was typed", scripted, async ({ page }) => {
      await page.goto("/dev/formular");
      await page.getByRole("main").getByRole("link", { name: cs.onlineForm.start }).click();
      const name = page.getByLabel(labels.cs.name, { exact: true });
      await name.fill("Jana");
      await page.getByLabel(labels.cs.way).check();
      await page.getByRole("contentinfo").locator("a[href='/osobni-udaje']").click();
      await expect(page).toHaveURL("/osobni-udaje");
      await expect(name).toHaveCount(0);
      await page.goBack();
      await expect(name).toHaveValue("Jana");
      await expect(page.getByLabel(labels.cs.way)).toBeChecked();
    });

    test(
      "by keyboard alone a visitor gets from the error summary to the field and on",
      plain,
      async ({ page, intended }) => {
        intended.add(422);
        const own = labels.cs;
        await page.goto(address);
        await fillWrongly(page, own);
        await page.getByLabel(own.file).setInputFiles([]);
        await next(page, cs).focus();
        await page.keyboard.press("Enter");
        await expect(page.getByRole("region", { name: cs.form.problems })).toBeFocused();
        await page.keyboard.press("Tab");
        await page.keyboard.press("Enter");
        await expect(page.getByLabel(own.name, { exact: true })).toBeFocused();
        await page.keyboard.type("Jana");
        await page.getByRole("textbox", { name: "E-mail" }).fill("jana@posta.example");
        await page.keyboard.press("Enter");
        await expect(page.getByRole("region", { name: cs.form.problems })).toBeFocused();
        // The fragment must not be kept, or the errors on the response would not get the focus.
        if (!javaScriptEnabled) await expect(page).toHaveURL(address);
        await page.keyboard.press("Tab");
        await page.keyboard.press("Enter");
        await expect(page.getByRole("textbox", { name: own.phone })).toBeFocused();
        await page.getByRole("textbox", { name: own.phone }).fill("777123456");
        await page.keyboard.press("Enter");
        await expect(page).toHaveURL("/dev/formular/-/krok/rodina");
      },
    );
  });
}

test.describe("before a form is submitted", () => {
  test("all missing fields are shown at once in the page's language, not in the browser's bubbles", async ({
    page,
  }) => {
    await page.goto(address);
    const posted: string[] = [];
    page.on("request", (request) => request.method() === "POST" && posted.push(request.url()));
    await next(page, cs).click();
    const summary = page.getByRole("region", { name: cs.form.problems });
    await expect(summary).toBeFocused();
    const name = page.getByLabel(labels.cs.name, { exact: true });
    await expect(summary.getByRole("link")).toHaveText([
      "Zadejte své jméno.",
      "Zadejte své příjmení.",
      "Zadejte svůj e-mail.",
      "Vyberte den schůzky.",
      "Vyberte způsob jednání.",
    ]);
    await expect(page).toHaveTitle(/^Chyba: /);
    await expect(name).toHaveAccessibleDescription(`${cs.form.error}: Zadejte své jméno.`);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(name).toBeFocused();
    expect(posted).toEqual([]);
  });

  test("chosen files are kept while other fields are corrected", async ({ page }) => {
    await page.goto(`/en${address}`);
    await fillWrongly(page, labels.en);
    await page.getByLabel(labels.en.file).setInputFiles(file("a.pdf", "%PDF-1.7"));
    await next(page, en).click();
    await expect(page.getByRole("region", { name: en.form.problems }).getByRole("link")).toHaveCount(3);
    await correct(page, labels.en);
    await next(page, en).click();
    await expect(page).toHaveURL("/en/dev/formular/-/krok/rodina");
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
    await page.getByLabel(cs.list.from).fill("1. 11.");
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
    await page.goto(`/en${address}`);
    await expect(page.getByLabel(labels.en.file)).toHaveCSS("opacity", "1");
    await fillWrongly(page, labels.en);
    const large = (name: string) => ({ ...file(name, ""), buffer: Buffer.alloc(14_000_000) });
    await page.getByLabel(labels.en.file).setInputFiles([large("a.pdf"), large("b.pdf")]);
    const [answer] = await send(page, en);
    expect(answer.status()).toBe(413);
    await expect(page.getByText(en.errors.tooLarge)).toBeVisible();
  });

  test("a file that is too large for its question costs no other answer", async ({ page, intended }) => {
    intended.add(422);
    await page.goto(`/en${address}`);
    await fillWrongly(page, labels.en);
    await correct(page, labels.en);
    await page.getByLabel(labels.en.file).setInputFiles({ ...file("a.pdf", ""), buffer: Buffer.alloc(10_000_000) });
    await sendRefused(page);
    const size = en.validation.fileMaxSize.replace("{{size}}", "5 MB");
    await expect(page.getByRole("region", { name: en.form.problems }).getByRole("link")).toHaveText([
      `${labels.en.file}: ${size}`,
    ]);
    await expect(page.getByLabel(labels.en.family)).toHaveValue("Nová");
  });
});

test("a file input speaks the page's language, opens by mouse and keyboard, and shows its focus", async ({ page }) => {
  await page.goto(`/ru${address}`);
  const input = page.getByLabel("Приложение");
  const box = page.locator("div:has(> [type=file])");
  await expect(box.getByText(ru.form.chooseFiles)).toBeVisible();
  await expect(box.getByRole("status")).toHaveText(ru.form.noFile);
  await expect(input).toHaveCSS("opacity", "0");
  for (const open of [() => box.getByRole("status").click({ force: true }), () => input.press("Space")]) {
    const [chooser] = await Promise.all([page.waitForEvent("filechooser"), open()]);
    expect(chooser.isMultiple()).toBe(true);
  }
  await expect(box).toHaveCSS("outline-style", "solid");
  await input.setInputFiles([file("a.pdf", "%PDF-1.7"), file("b.pdf", "%PDF-1.7.")]);
  await expect(box.getByRole("status")).toHaveText("a.pdf, b.pdf");
  await input.setInputFiles([]);
  await expect(box.getByRole("status")).toHaveText(ru.form.noFile);
});

test("the lines of a long option begin below each other", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(address);
  const text = page.getByRole("main").getByText("Videohovorem");
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
    await page.goto(`${languages[code].prefix}${address}`);
    await page.getByRole("button", { name: locales[code].onlineForm.next, exact: true }).click();
    await expect(page.getByRole("region", { name: locales[code].form.problems })).toBeFocused();
    await checkLooks(page, index);
  });
}
