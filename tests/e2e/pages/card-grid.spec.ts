import { expect, type Page } from "@playwright/test";
import { test, visit } from "../support/visitor.ts";

const cards = "ul:has(> li > [data-kind])";

/** Cards across the full width, cards in the text column, and other lists in full rows. */
const lists = [
  ["/sluzby", cards],
  ["/aktuality", cards],
  ["/konference/dlouhodoba-pece-2027", "ul:has(> li > span + p)"],
  ["/aktuality/pridavek-na-dite-online", "ul:has(> li > figure)"],
] as const;
const widths = [390, 600, 768, 960, 1280];
const counts = [1, 2, 3, 4, 5, 6, 7, 8, 9];

for (const [address, selector] of lists) {
  test(`${address}: one to nine items fill their rows at every width`, async ({ page }) => {
    await visit(page, address);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      const lists = await rowsOfItems(page, selector);
      expect(lists.map(({ rows }) => rows.reduce((sum, row) => sum + row, 0))).toEqual(counts);
      expect(lists.filter(({ isFilled }) => !isFilled).map(({ rows }) => `${rows.join(" + ")} at ${width} px`)).toEqual(
        [],
      );
    }
  });
}

test("on a wide screen the cards of a full-width list are side by side", async ({ page }) => {
  await visit(page, "/sluzby");
  const lists = await rowsOfItems(page, cards);
  expect(lists.map(({ rows }) => rows.join("+"))).toEqual([
    "1",
    "2",
    "3",
    "2+2",
    "2+3",
    "3+3",
    "2+2+3",
    "2+3+3",
    "3+3+3",
  ]);
});

/** Builds lists of one to nine items from the first list of a page; returns how many items are in each row. */
function rowsOfItems(page: Page, selector: string) {
  return page
    .locator(`main ${selector}`)
    .first()
    .evaluate((list, counts) => {
      const item = list.firstElementChild;
      if (!item) throw new Error("The list is empty");
      return counts.map((count) => {
        list.replaceChildren(...Array.from({ length: count }, () => item.cloneNode(true)));
        const bounds = list.getBoundingClientRect();
        const boxes = [...list.children].map((each) => each.getBoundingClientRect());
        const rows = [...Map.groupBy(boxes, ({ top }) => Math.round(top)).values()];
        const isAt = (edge: number, other: number) => Math.abs(edge - other) < 1;
        const isFilled = rows.every(
          (row) => isAt(row[0]?.left ?? 0, bounds.left) && isAt(row.at(-1)?.right ?? 0, bounds.right),
        );
        return { rows: rows.map((row) => row.length), isFilled };
      });
    }, counts);
}
