import { expect, test } from "vitest";
import { resultTypes } from "#schemas/lists/search/result-types.ts";
import { structures } from "#schemas/structures/registry.ts";

test("a search of the whole site has a word for every structure but redirects and searches", () => {
  const all = Object.keys(structures).filter((key) => key !== "redirect" && key !== "search-page");
  expect(resultTypes.toSorted()).toEqual(all.toSorted());
});
