import { expect, test } from "vitest";
import { pageNumbers } from "#components/listing/page-numbers.ts";

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 3, null, 9]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [6, 9, [1, null, 5, 6, 7, 8, 9]],
  [9, 9, [1, null, 7, 8, 9]],
])("page %i of %i links %j", (page, pages, numbers) => {
  expect(pageNumbers(page, pages)).toEqual(numbers);
});

test("every page is reachable, in order, and an ellipsis stands for two or more pages", () => {
  for (let pages = 1; pages <= 40; pages++) {
    for (let page = 1; page <= pages; page++) {
      const numbers = pageNumbers(page, pages);
      const shown = numbers.filter((number) => number !== null);
      expect(shown).toEqual(shown.toSorted((a, b) => a - b));
      expect(shown).toEqual(expect.arrayContaining([1, page, pages, Math.max(1, page - 1), Math.min(pages, page + 1)]));
      expect(new Set(shown).size).toBe(shown.length);
      expect(numbers.length).toBeLessThanOrEqual(7);
      for (const [index, number] of numbers.entries())
        if (number === null) expect((numbers[index + 1] ?? 0) - (numbers[index - 1] ?? 0)).toBeGreaterThan(2);
    }
  }
});
