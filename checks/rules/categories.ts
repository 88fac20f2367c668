import type { Rule } from "#checks/rule.ts";

export const unknownCategory: Rule = {
  code: "category.unknown",
  level: "reference",
  severity: "warning",
  wcag: [],
  *check({ content, library }) {
    if (!library?.categories) return;
    for (const [index, { id, name }] of content.categories.entries()) {
      if (library.categories.has(id)) continue;
      yield { path: ["categories", index], expected: "a category of the CMS", received: id, values: { name } };
    }
  },
};
