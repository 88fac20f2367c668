import { expect, test } from "vitest";
import { entryAction } from "#schemas/forms/form-fields.ts";
import { type AnswerPath, answerPaths } from "#schemas/forms/paths/answer-paths.ts";
import { endOf } from "#schemas/forms/paths/walk-case.ts";
import { isExhaustive } from "../../exhaustive.ts";
import { startForms } from "./form-portal.ts";
import { formsOfFixtures as forms, pagesOf } from "./forms-of-fixtures.ts";

test("the fixtures have forms in all languages", () => {
  expect(new Set(forms.map(({ language }) => language)).size).toBe(4);
});

test.each(forms)("$id $language: paths end at a receipt or their exit page", async ({ start, form, language }) => {
  const portal = startForms();
  const { paths, isComplete } = answerPaths(form, "2026-11-20");
  expect(isComplete).toBe(true);
  expect(paths.length).toBeGreaterThan(0);
  // Many paths differ in one answer only, and those of other languages in the texts (the rule form.version).
  const most = isExhaustive ? paths.length : language === "cs" ? 50 : 5;
  const every = Math.ceil(paths.length / most);
  for (const [nth, path] of paths.entries())
    if (nth % every === 0) await follow(portal.visitor(String(nth).padEnd(43, "a")), start, path);
  expect(new Set(paths.map(({ walk }) => endOf(walk))).size).toBe(1 + form.exits.length);
  expect(portal.lines.filter(({ level }) => Number(level) > 30)).toEqual([]);
});

/** Fills in a form page by page as a visitor does, and expects each page to lead to the next one of the path. */
async function follow(visitor: ReturnType<ReturnType<typeof startForms>["visitor"]>, start: string, path: AnswerPath) {
  const { exit } = path.walk;
  const pages = pagesOf(start, path);
  const end = `${start}/-/${endOf(path.walk)}`;
  expect(await visitor.open(start)).toMatchObject({ status: 200, issues: [] });
  for (const [at, { to, typed, files, isLast }] of pages.entries()) {
    expect(await visitor.open(to), to).toMatchObject({ status: 200, issues: [], progress: { kind: "step" } });
    const sent = await visitor.send(to, { ...typed, ...(!isLast && { [entryAction.name]: entryAction.add }) }, files);
    expect(sent, to).toMatchObject({ status: 303, to: pages[at + 1]?.to ?? end });
  }
  const last = await visitor.open(end);
  expect(last, end).toMatchObject({ status: 200, issues: [], progress: { kind: exit ? "exit" : "summary" } });
  if (exit) return;
  expect(await visitor.sendSummary(start)).toMatchObject({ status: 303, to: `${start}/-/odeslano` });
  expect(await visitor.open(`${start}/-/odeslano`)).toMatchObject({ status: 200, progress: { kind: "receipt" } });
}
