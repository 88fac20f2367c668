import { expect, test, vi } from "vitest";
import { createIndexedPages } from "#server/search/indexed-pages.ts";
import { createIndex } from "#server/search/open-index.ts";

const place = { site: "12", language: "cs" } as const;

/** An index of pages, changed this many seconds after 1970. */
function start(changes: readonly number[]) {
  const database = createIndex(null);
  const add = database.prepare(
    "INSERT INTO records VALUES (?, '12', 'cs', ?, '', 'service', ?, 'cs', '', '', 0, NULL, 1, ?, 0)",
  );
  const put = (rowid: number, seconds: number) => add.run(rowid, `c${rowid}`, `s${rowid}`, seconds * 1000);
  for (const [rowid, seconds] of changes.entries()) put(rowid, seconds);
  const walks = vi.fn();
  const prepare = database.prepare.bind(database);
  vi.spyOn(database, "prepare").mockImplementation((sql) => {
    const statement = prepare(sql);
    const all = statement.all.bind(statement);
    if (sql.includes("row_number"))
      statement.all = (...values: never[]) => {
        walks();
        return all(...values);
      };
    return statement;
  });
  return { put, walks, pages: createIndexedPages(database, 2) };
}

test("parts of a site's pages have their counts and last changes, also after the index has changed", () => {
  const { pages, put } = start([5, 9, 1, 2, 7]);
  const countAndChanges = () => [pages.count(place), ...[0, 1, 2, 3].map((part) => pages.changedAt(place, part))];
  const at = (seconds: number) => new Date(seconds * 1000).toISOString();
  expect([countAndChanges(), countAndChanges()]).toEqual([
    [5, at(9), at(2), at(7), null],
    [5, at(9), at(2), at(7), null],
  ]);
  put(5, 30);
  expect(countAndChanges()).toEqual([6, at(9), at(2), at(30), null]);
  expect(pages.part(place, 4, 2).map(([page]) => page?.slug)).toEqual(["s4", "s5"]);
});

test("the pages of a site are read once for all of its parts, and again only after a change", () => {
  const { pages, put, walks } = start([5, 9, 1, 2, 7]);
  const readAll = () => [0, 1, 2].map((part) => [pages.changedAt(place, part), pages.count(place)]);
  readAll();
  readAll();
  expect(walks).toHaveBeenCalledTimes(1);
  put(5, 30);
  readAll();
  expect(walks).toHaveBeenCalledTimes(2);
});
