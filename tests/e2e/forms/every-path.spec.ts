import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, type Page } from "@playwright/test";
import cs from "#locales/cs.json" with { type: "json" };
import en from "#locales/en.json" with { type: "json" };
import ru from "#locales/ru.json" with { type: "json" };
import ua from "#locales/ua.json" with { type: "json" };
import { type AnswerPath, answerPaths } from "#schemas/forms/paths/answer-paths.ts";
import { endOf } from "#schemas/forms/paths/walk-case.ts";
import { formsOfFixtures, pagesOf } from "../../renderer/forms/forms-of-fixtures.ts";
import { fixedDay } from "../support/fixed-day-settings.ts";
import { exhaustive } from "../support/looks.ts";
import { startPortal } from "../support/portal.ts";
import { test } from "../support/visitor.ts";

const words = { cs: cs.onlineForm, en: en.onlineForm, ru: ru.onlineForm, ua: ua.onlineForm } as const;

/** Milliseconds from the first answer in which the portal takes no summary. */
const quickestMs = 1000;

/** Paths of one test. */
const atOnce = 16;

let folder: string;
let portal: Awaited<ReturnType<typeof startPortal>>;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "portal-forms-"));
  portal = await startPortal({ ...fixedDay, FORMS_FOLDER: folder });
});

test.afterAll(async () => {
  await portal.stop();
  rmSync(folder, { recursive: true });
});

test.use({ javaScriptEnabled: false });

/** Every path in Czech, and the longest one in the other languages: their texts differ, not their paths. */
for (const { id, language, start, form } of formsOfFixtures) {
  const { paths, isComplete } = answerPaths(form, "2026-11-20");
  const longest = paths.toSorted((a, b) => b.walk.shown.length - a.walk.shown.length).slice(0, 1);
  const walked = language === "cs" ? paths : longest;
  for (let first = 0; first < walked.length; first += atOnce) {
    const some = walked.slice(first, first + atOnce);
    test(
      `form ${id} in ${language}: paths ${first + 1} to ${first + some.length} without script`,
      exhaustive,
      async ({ page }) => {
        test.setTimeout(900_000);
        expect(isComplete).toBe(true);
        for (const path of some) {
          await page.context().clearCookies({ name: "form" });
          await follow(page, { start, path, words: words[language] });
        }
      },
    );
  }
}

interface Followed {
  start: string;
  path: AnswerPath;
  words: (typeof words)[keyof typeof words];
}

/** Fills in a form page by page, and expects each page to lead to the next one of the path. */
async function follow(page: Page, { start, path, words }: Followed): Promise<void> {
  const pages = pagesOf(start, path);
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  await page.goto(portal.url + start);
  await page.getByRole("link", { name: words.start }).click();
  let begunAt = Number.NaN;
  for (const { to, questions, typed, files, isLast } of pages) {
    await expect(page).toHaveURL(portal.url + to);
    for (const { key, kind, options } of questions) {
      const field = page.locator(`main [name="${key}"]`);
      const values = typed[key] ?? [];
      if (kind === "files") {
        const chosen = files.filter((file) => file.field === key);
        await field.setInputFiles(
          chosen.map(({ name, content }) => ({ name, mimeType: "application/pdf", buffer: Buffer.from(content) })),
        );
      } else if (kind === "choices" || kind === "yesNo" || (kind === "choice" && options.length <= 10)) {
        for (const value of values) await page.locator(`main [name="${key}"][value="${value}"]`).check();
      } else if (kind === "choice") await field.selectOption(values);
      else await field.fill(values[0] ?? "");
    }
    await press(isLast ? words.next : words.add);
    if (Number.isNaN(begunAt)) begunAt = Date.now();
  }
  await expect(page).toHaveURL(`${portal.url}${start}/-/${endOf(path.walk)}`);
  if (path.walk.exit) {
    await expect(page.getByRole("link", { name: words.changeAnswer })).toBeVisible();
    return;
  }
  const declaration = page.locator("main [name=declaration]");
  if ((await declaration.count()) > 0) await declaration.check();
  await setTimeout(Math.max(0, begunAt + quickestMs - Date.now()));
  await press(words.send);
  await expect(page.getByRole("heading", { level: 1, name: words.sent })).toBeVisible();
}
