import { expect, test } from "vitest";
import { placePath } from "#schemas/forms/filling/place.ts";
import { entryAction } from "#schemas/forms/form-fields.ts";
import { type AnswerPath, answerPaths } from "#schemas/forms/paths/answer-paths.ts";
import { toFormPath } from "#schemas/forms/paths/form-path.ts";
import { endOf } from "#schemas/forms/paths/walk-case.ts";
import { toContent, wireContent } from "#schemas/site/content.ts";
import { createViewContext } from "#server/view/view-context.ts";
import { isExhaustive } from "../../exhaustive.ts";
import { sites } from "../../recorded.ts";
import { fixtures, startForms } from "./form-portal.ts";

const webs = sites.map(({ web }) => web);

/** Every form of the fixtures in every language. */
const forms = fixtures.contents
  .map((record) => toContent(wireContent.parse(record)))
  .filter(({ structureKey }) => structureKey === "formular")
  .map(({ id, webId, language, friendlyURLs, data }) => {
    const [form, site] = [toFormPath(data), sites.find(({ web }) => web.id === webId)];
    if (!form || !site) throw new Error(`form ${id} ${language} cannot be shown`);
    const { web, config } = site;
    const ctx = createViewContext({ webs, web, host: "localhost", language, home: config.home, folders: [] });
    const start = ctx.page({ friendlyURLs, web: { id: webId } })?.href ?? "";
    return { id, language, start, form };
  });

test("the fixtures have forms in all languages", () => {
  expect(new Set(forms.map(({ language }) => language)).size).toBe(4);
});

test.each(forms)("$id $language: every path ends at a receipt or its exit page", async ({ start, form, language }) => {
  const portal = startForms();
  const { paths, isComplete } = answerPaths(form, "2026-11-20");
  expect(isComplete).toBe(true);
  expect(paths.length).toBeGreaterThan(0);
  // The paths of all languages are alike (the rule form.translation); a sample of them shows that the texts do as well.
  const every = isExhaustive || language === "cs" ? 1 : Math.ceil(paths.length / 5);
  for (const [nth, path] of paths.entries())
    if (nth % every === 0) await follow(portal.visitor(String(nth).padEnd(43, "a")), start, path);
  expect(new Set(paths.map(({ walk }) => endOf(walk))).size).toBe(1 + form.exits.length);
  expect(portal.lines.filter(({ level }) => Number(level) > 30)).toEqual([]);
});

/** Fills in a form page by page as a visitor does, and expects each page to lead to the next one of the path. */
async function follow(visitor: ReturnType<ReturnType<typeof startForms>["visitor"]>, start: string, path: AnswerPath) {
  const { shown, exit } = path.walk;
  const pages = shown.flatMap(({ step, questions, entries }) =>
    entries.map((entry, at) => {
      const place = { kind: "step" as const, step: step.key, entry: at + 1 };
      const withFiles = questions.filter(({ kind }) => kind === "files").map(({ key }) => key);
      const files = withFiles.flatMap((field) =>
        (entry[field] ?? []).map((name) => ({
          field,
          name: `${name}.pdf`,
          content: `%PDF-1.7 ${field} ${at} ${name}`,
        })),
      );
      const typed = Object.fromEntries(Object.entries(entry).filter(([key]) => !withFiles.includes(key)));
      return { to: `${start}/-/${placePath(place)}`, typed, files, isLast: at === entries.length - 1 };
    }),
  );
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
