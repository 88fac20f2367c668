import { expect, type Page } from "@playwright/test";
import { test, visit } from "./visitor.ts";

/** A page with cards across its width, and one with cards in its column of text. */
const addresses = ["/", "/rodina"];
const widths = [390, 600, 768, 960, 1280];
const counts = [1, 2, 3, 4, 5, 6, 7, 8, 9];

for (const address of addresses) {
  test(`${address}: one to nine cards fill their rows at every width`, async ({ page }) => {
    await visit(page, address);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      const lists = await rowsOfCards(page);
      expect(lists.map(({ rows }) => rows.reduce((sum, row) => sum + row, 0))).toEqual(counts);
      expect(lists.filter(({ isFilled }) => !isFilled).map(({ rows }) => `${rows.join(" + ")} at ${width} px`)).toEqual(
        [],
      );
    }
  });
}

test("on a wide screen cards of a full-width list stand side by side", async ({ page }) => {
  await visit(page, "/");
  const lists = await rowsOfCards(page);
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

/** Makes lists of one to nine cards out of the first list of a page; returns how many cards stand in each row. */
function rowsOfCards(page: Page) {
  return page.getByRole("main").evaluate((main, counts) => {
    const list = main.querySelector("ul:has(> li > [data-kind])");
    const card = list?.firstElementChild;
    if (!list || !card) throw new Error("The page has no cards");
    return counts.map((count) => {
      list.replaceChildren(...Array.from({ length: count }, () => card.cloneNode(true)));
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
