import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import cs from "#locales/cs.json" with { type: "json" };
import en from "#locales/en.json" with { type: "json" };
import ru from "#locales/ru.json" with { type: "json" };
import ua from "#locales/ua.json" with { type: "json" };
import { quickestMs } from "#renderer/forms/take-summary.ts";
import { placePath } from "#schemas/forms/filling/place.ts";
import { answerPaths } from "#schemas/forms/paths/answer-paths.ts";
import { formErrors } from "#schemas/site/page-ids.ts";
import { isReference } from "#server/forms/reference.ts";
import { submission } from "#server/forms/submission.ts";
import { fixedDay } from "../e2e/support/fixed-day-settings.ts";
import { formsOfFixtures, pagesOf } from "../renderer/forms/forms-of-fixtures.ts";
import { browsers } from "./installed-browsers.ts";
import { actionsOn, exists } from "./page-actions.ts";
import { startPortal } from "./portal.ts";
import type { TestBrowser } from "./test-browser.ts";

const words = { cs, en, ru, ua } as const;

/** Forms with conditions, repetition and files, each in another language, with the pages of their longest path to the end. */
const sample = [
  "/up/zamestnavatele/hlaseni-volneho-mista",
  "/en/up/benefits/report-a-change",
  "/ru/dev/formular",
  "/ua/applications/course-accreditation",
].map((start) => {
  const found = formsOfFixtures.find((form) => form.start === start);
  if (!found) throw new Error(`no form starts at ${start}`);
  const paths = answerPaths(found.form, "2026-11-20").paths.filter(({ walk }) => walk.exit === null);
  const [longest = []] = paths.map((path) => pagesOf(start, path)).toSorted((a, b) => b.length - a.length);
  return { start, language: found.language, pages: longest };
});

let folder: string;
let portal: Awaited<ReturnType<typeof startPortal>>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "portal-forms-"));
  portal = await startPortal({ ...fixedDay, FORMS_FOLDER: folder });
});

afterAll(async () => {
  await portal?.stop();
  rmSync(folder, { recursive: true });
});

/** Paths of the submissions delivered so far. */
const delivered = () => globSync(join(folder, "submissions/*/*.json"));

const looks = browsers.flatMap(([name, start]) =>
  [true, false].map((hasScript) => ({ name, hasScript, start: () => start({ hasScript }) })),
);

describe.each(looks)("$name, script: $hasScript", ({ hasScript, start: startBrowser }) => {
  let browser: TestBrowser;
  beforeEach(async () => {
    browser = await startBrowser();
  });
  afterEach(() => browser?.close());
  const { isTrue, heading, press } = actionsOn(() => browser);

  /** Resolves when the browser shows the page of an address, and its script, if any, is ready. */
  async function arrive(path: string): Promise<void> {
    const ready = hasScript
      ? `document.documentElement.dataset.shell === "ready"`
      : `document.readyState === "complete"`;
    await isTrue(`location.pathname === ${JSON.stringify(path)} && ${ready}`);
  }

  const go = (label: string) => press("main button:not([aria-hidden])", label);

  type Page = ReturnType<typeof pagesOf>[number];

  async function fillIn({ questions, typed, files }: Page): Promise<void> {
    for (const { key, kind } of questions) {
      const field = `main [name="${key}"]`;
      await isTrue(exists(field));
      const values = typed[key] ?? [];
      if (kind === "files") {
        const chosen = files.filter((file) => file.field === key);
        if (chosen.length > 0) await browser.attach(field, chosen.map(written));
      } else if (kind === "choice" || kind === "choices" || kind === "yesNo") {
        for (const value of values) await browser.click(`${field}[value="${value}"]`);
      } else if (values[0]) await browser.type(field, values[0]);
    }
  }

  /** Writes a file to attach; returns its path. */
  function written({ field, name, content }: Page["files"][number]): string {
    mkdirSync(join(folder, "chosen", field), { recursive: true });
    const path = join(folder, "chosen", field, name);
    writeFileSync(path, content);
    return path;
  }

  test.each(sample)("the form $start is filled in and delivered once", async ({ start, pages, language }) => {
    const { onlineForm } = words[language];
    const before = delivered();

    await browser.open(portal.url + start);
    await arrive(start);
    await press("main a", onlineForm.start);
    let begunAt = Number.NaN;
    for (const page of pages) {
      await arrive(page.to);
      if (page !== pages[0] && Number.isNaN(begunAt)) begunAt = Date.now();
      await fillIn(page);
      await go(page.isLast ? onlineForm.next : onlineForm.add);
    }
    await arrive(`${start}/-/${placePath({ kind: "summary" })}`);
    expect(await heading()).toBe(onlineForm.summary);
    const declaration = "main [name=declaration]";
    if (await browser.evaluate(exists(declaration))) await browser.click(declaration);
    // The portal takes no summary sooner.
    await setTimeout(Math.max(0, begunAt + quickestMs - Date.now()));
    await go(onlineForm.send);

    await arrive(`${start}/-/${placePath({ kind: "receipt" })}`);
    expect(await heading()).toBe(onlineForm.sent);
    const reference = String(await browser.evaluate("document.querySelector('main dd strong').textContent"));
    expect(isReference(reference), reference).toBe(true);
    const added = () => delivered().filter((each) => !before.includes(each));
    await expect.poll(() => added().map((each) => basename(each, ".json"))).toEqual([reference]);
    const sent = submission.parse(JSON.parse(readFileSync(added()[0] ?? "", "utf8")));
    const given = sent.answers.filter(({ values }) => values.length > 0);
    expect(given.map(({ step, entry, question, values }) => ({ step, entry, question, values }))).toEqual(
      pages.flatMap(({ step, entry, questions, typed, files }) =>
        questions
          .map(({ key }) => ({
            question: key,
            names: files.filter(({ field }) => field === key).map(({ name }) => name),
          }))
          .map(({ question, names }) => ({ step, entry, question, values: typed[question] ?? names }))
          .filter(({ values }) => values.length > 0),
      ),
    );
    expect(sent.files.map(({ name }) => name)).toEqual(pages.flatMap(({ files }) => files.map(({ name }) => name)));
  });

  test("a wrong answer is listed in the error summary, and the right one leads on", async () => {
    const [first, second] = sample[0]?.pages ?? [];
    if (!first || !second) throw new Error("the form has one page");
    await browser.open(portal.url + first.to);
    await arrive(first.to);
    await fillIn({ ...first, typed: { ...first.typed, ico: ["12345678"] } });
    await go(cs.onlineForm.next);
    await isTrue(`document.getElementById("${formErrors}")?.textContent === ${JSON.stringify(cs.form.problems)}`);
    await isTrue(`document.activeElement === document.getElementById("${formErrors}").closest("section")`);
    await arrive(first.to);
    await browser.click("section li a[href$='#field-ico']");
    await isTrue(`document.activeElement.name === "ico" && document.activeElement.value === "12345678"`);
    await browser.evaluate(`document.activeElement.value = ""`);
    await browser.type("main [name=ico]", first.typed["ico"]?.[0] ?? "");
    await go(cs.onlineForm.next);
    await arrive(second.to);
  });
});
