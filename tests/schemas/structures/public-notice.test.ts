import { expect, test } from "vitest";
import { toPointer } from "#schemas/parse/issue.ts";
import { parsePage } from "#schemas/parse/parse-page.ts";
import { aContent, plainContext } from "../a-content.ts";

const needed = {
  druh: "doruceni",
  vyveseni: "2026-11-02",
  relevantniDo: "2026-11-17",
  puvodce: { utvar: "Krajská pobočka v Brně" },
  agenda: { nazev: "Příspěvek na péči" },
  dokumenty: [{ nazev: "Oznámení", url: "/documents/files/oznameni.pdf" }],
};

function start(data: Record<string, unknown>) {
  const content = aContent({ structureKey: "up-verejna-vyhlaska", data: { ...needed, ...data } });
  const { page, issues } = parsePage(content, plainContext);
  const errors = issues.filter(({ severity }) => severity === "error");
  return { page, errors: errors.map(({ code, path }) => [code, toPointer(path)]) };
}

test("a notice is posted until the end of its last day in Prague, or without an end", () => {
  expect(start({}).page).toMatchObject({ view: { removeOn: "2026-11-17T22:59:59.999Z" } });
  const { page, errors } = start({ relevantniDo: "nespecifikovano" });
  expect(errors).toEqual([]);
  expect(page).toMatchObject({ key: "public-notice", view: { removeOn: null } });
});

test("the last day of a notice must not be before it was posted", () => {
  expect(start({ relevantniDo: "2026-11-02" }).errors).toEqual([]);
  const { page, errors } = start({ relevantniDo: "2026-11-01" });
  expect(errors).toEqual([["notice.relevantTo", "/data/relevantniDo"]]);
  expect(page).toMatchObject({ key: "public-notice", view: { removeOn: "2026-11-01T22:59:59.999Z" } });
});

test("the removal of a notice must not be before it was posted", () => {
  const { page, errors } = start({ sejmuto: "2026-11-01" });
  expect(errors).toEqual([["notice.removedOn", "/data/sejmuto"]]);
  expect(page).toMatchObject({ view: { removedOn: null } });
});

test("a notice is delivered on the fifteenth day after posting at the earliest", () => {
  expect(start({ ucinekDoruceni: "2026-11-17" }).errors).toEqual([]);
  expect(start({ ucinekDoruceni: "2026-11-16" }).errors).toEqual([["notice.delivery", "/data/ucinekDoruceni"]]);
});
