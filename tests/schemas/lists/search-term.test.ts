import { expect, test } from "vitest";
import { maxTermLength, termQuery } from "#schemas/lists/search-term.ts";

test("the query for a long text is cut, but not inside a character", () => {
  const text = "a".repeat(maxTermLength - 1);
  expect(termQuery(`${text}😀`)).toBe(`?q=${text}`);
  expect(termQuery(`${text}bc`)).toBe(`?q=${text}b`);
  expect(termQuery("práce & život")).toBe("?q=pr%C3%A1ce%20%26%20%C5%BEivot");
});
