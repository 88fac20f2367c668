import { expect, test } from "vitest";
import { datedResultTypes, resultTypes } from "#schemas/lists/search/result-types.ts";
import { structures } from "#schemas/structures/registry.ts";
import type { Structure } from "#schemas/structures/structure.ts";

test("a search of the whole site has a label for every structure except redirects and records without a page", () => {
  const all = Object.entries<Structure>(structures).flatMap(([key, { hasNoPage }]) =>
    key === "redirect" || hasNoPage ? [] : [key],
  );
  expect(resultTypes.toSorted()).toEqual(all.toSorted());
});

test("results have a date if their structure reports what was true on its day, or has current dates", () => {
  const dated = resultTypes.filter((type) => {
    const { life, isTimely = false }: Structure = structures[type];
    return life === "record" || isTimely;
  });
  expect(dated.toSorted()).toEqual(datedResultTypes.toSorted());
});
