import { expect, test } from "vitest";
import { resultTypes } from "#schemas/lists/search/result-types.ts";
import { structures } from "#schemas/structures/registry.ts";

test("a search of the whole site has a label for every structure except redirects and the search dictionary", () => {
  const none = ["redirect", "search-dictionary"];
  const all = Object.keys(structures).filter((key) => !none.includes(key));
  expect(resultTypes.toSorted()).toEqual(all.toSorted());
});
