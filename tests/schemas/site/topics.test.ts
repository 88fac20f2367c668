import { expect, test } from "vitest";
import { topicsIn } from "#schemas/site/topics.ts";

test("a category without a translation keeps its Czech name, marked as Czech", () => {
  const category = { key: "Rodina", children: [] };
  const categories = [
    { ...category, id: "1", names: { cs_cz: "Rodina", en_gb: "Family" } },
    { ...category, id: "2", key: "Nouze", names: { cs_cz: "Nouze" } },
  ];
  const { all } = topicsIn([{ id: "9", names: { cs_cz: "Témata" }, categories }], "en");
  expect(all.map(({ label, language }) => [label, language])).toEqual([
    ["Family", null],
    ["Nouze", "cs"],
  ]);
});
