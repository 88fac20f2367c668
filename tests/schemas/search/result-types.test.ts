import { expect, test } from "vitest";
import { structures } from "#schemas/registry.ts";
import { resultTypes } from "#schemas/search/result-types.ts";

test("a search of the whole site has a word for every structure but redirects and searches", () => {
  const all = Object.keys(structures).filter((key) => key !== "redirect" && key !== "search-page");
  expect(resultTypes.toSorted()).toEqual(all.toSorted());
});
