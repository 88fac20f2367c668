import { expect, test } from "vitest";
import { eachChange, startPortal } from "./page-inputs.ts";

/** A translated page, a list with filters, and a missing page. */
const paths = ["/en/work/minimum-wage", "/formulare", "/en/nothing"];

const warm = startPortal(paths);
const before = await warm.pagesIn({});

test("the compared answers include pages and an error page", () => {
  expect(paths.map((path) => JSON.parse(before[path]?.replace(/<!DOCTYPE.*/s, "") ?? "").status)).toEqual([
    200, 200, 404,
  ]);
});

test.each(eachChange())("after a change of %s, pages equal those of a freshly started portal", async (_, state) => {
  const after = await warm.pagesIn(state);
  const fresh = await startPortal(paths).pagesIn(state);
  for (const path of paths) expect(differenceOf(after[path], fresh[path])).toBeNull();
  const again = await warm.pagesIn({});
  for (const path of paths) expect(differenceOf(again[path], before[path])).toBeNull();
});

/** The start of the first difference; null for equal texts. */
function differenceOf(received = "", expected = ""): string | null {
  if (received === expected) return null;
  const at = [...received].findIndex((character, index) => character !== expected[index]);
  return `received ${received.slice(at, at + 200)}, expected ${expected.slice(at, at + 200)}`;
}
