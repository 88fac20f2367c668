import { expect, test } from "vitest";
import { visit } from "./recorded-portal.ts";

const czech = "/tiskove-zpravy/zimni-pomoc-domacnostem";
const english = "/en/press-releases/winter-help-for-households";
const before = { now: "2027-01-04T08:59:59.999Z" };
const after = { now: "2027-01-04T09:00:00.000Z" };

test.each([czech, english])("%s answers as if missing until its embargo ends", async (path) => {
  expect(await visit(path, before)).toMatchObject({ kind: "error", status: 404, versions: [] });
  expect(await visit(path, after)).toMatchObject({ kind: "page", page: { key: "press-release" } });
});

test("the answer in place of an embargoed page contains nothing of it", async () => {
  const answer = JSON.stringify(await visit(czech, before));
  expect(answer).toContain('"kind":"error"');
  expect(answer).not.toMatch(/zimni-pomoc|winter-help|jednorázov/i);
});

test("its address in a language without a translation reveals nothing either", async () => {
  const path = "/ru/tiskove-zpravy/zimni-pomoc-domacnostem";
  expect(await visit(path, before)).toMatchObject({ kind: "error", status: 404, versions: [] });
  const found = await visit(path, after);
  expect(found).toMatchObject({ kind: "error", status: 404 });
  expect("versions" in found && found.versions.map(({ language }) => language)).toEqual(["cs", "en"]);
});
