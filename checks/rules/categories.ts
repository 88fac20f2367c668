import type { TriedRule } from "./examples.ts";

const inCategory = { categories: [{ id: "7", name: "Rodina" }] };

export const unknownCategory: TriedRule = {
  code: "category.unknown",
  level: "reference",
  severity: "warning",
  wcag: [],
  *check({ content, library }) {
    if (!library?.categories) return;
    for (const [index, { id, name }] of content.categories.entries()) {
      if (library.categories.has(id)) continue;
      yield { path: ["categories", index], expected: "a category that the CMS has", received: id, values: { name } };
    }
  },
  examples: {
    failed: [{ record: inCategory, library: { categories: new Set(["8"]) }, at: "/categories/0" }],
    passed: [{ record: inCategory, library: { categories: new Set(["7"]) } }],
    inapplicable: [{ record: inCategory, library: {} }, { library: { categories: new Set(["8"]) } }],
  },
};
