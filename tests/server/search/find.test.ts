import { expect, onTestFinished, test } from "vitest";
import { parseContent } from "#schemas/parse/parse-page.ts";
import { parseConfig } from "#server/config/config.ts";
import { createFind } from "#server/search/find.ts";
import { createKinds } from "#server/search/kinds.ts";
import { createIndex, optimize } from "#server/search/open-index.ts";
import { createRowids } from "#server/search/rowids.ts";
import { createSuggest } from "#server/search/suggest.ts";
import { IndexWriter } from "#server/search/write/index-writer.ts";

const now = Date.parse("2026-11-20T12:00:00Z");
const { entriesOf, isPage } = createKinds(parseConfig({}));

interface Given {
  id: number;
  name: string;
  body?: string;
  site?: string;
}

function contentOf({ id, name, body = "", site = "12" }: Given) {
  const { content } = parseContent({
    ...{ id: String(id), webId: site, language: "cs", published: true, name, structure: { key: "aktualita" } },
    ...{ friendlyURLs: { cs_cz: `strana-${id}` }, displayAt: "2026-01-01T08:00:00", data: { obsah: `<p>${body}</p>` } },
  });
  if (!content) throw new Error("A content of the test cannot be parsed.");
  return content;
}

/** An in-memory index with services whose names have a prefix. */
function start() {
  const database = createIndex(null);
  onTestFinished(() => database.close());
  const keyOf = ({ name }: { name: string }) => (name.startsWith("Služba") ? "service" : "news-item");
  const writer = new IndexWriter(database, { keyOf, isDictionary: () => false, entriesOf, isPage });
  const write = (all: readonly Given[]) =>
    writer.inTransaction(() => {
      for (const each of all) writer.write(contentOf(each), now);
    });
  const [{ find }, suggest] = [createFind(database), createSuggest(database)];
  const scope = { site: "12", language: "cs", keys: null } as const;
  return {
    write,
    remove: (id: number) => writer.inTransaction(() => writer.remove({ site: "12", language: "cs" }, String(id))),
    optimize: () => optimize(database),
    found: (term: string, site = "12") => find(term, { ...scope, site, now }),
    suggested: (text: string, site = "12") =>
      suggest(text, { ...scope, site }, now).hits.map(({ content }) => Number(content)),
  };
}

const idsOf = ({ hits }: { hits: readonly { content: string }[] }) => hits.map(({ content }) => Number(content));

test("of more hits than can be compared, those with the word in the title come first, services before news, then the newest", () => {
  const { write, found } = start();
  write(
    Array.from({ length: 3100 }, (_, at) => ({ id: at + 1, name: `Zpráva ${at + 1}`, body: "příspěvky na bydlení" })),
  );
  write([
    { id: 4001, name: "Příspěvek" },
    { id: 4002, name: "Služba příspěvek" },
    { id: 4003, name: "Příspěvek" },
    { id: 4004, name: "Příspěvek", site: "34" },
  ]);
  const all = found("příspěvek");
  expect(all.total).toBe(3103);
  expect(all.all().size).toBe(3103);
  expect(idsOf(all).slice(0, 4)).toEqual([4002, 4003, 4001, 3100]);
  expect(idsOf(all).length).toBe(200);
  expect(idsOf(found("příspěvek", "34"))).toEqual([4004]);
  expect(found("příspěvek", "56").total).toBe(0);
});

test("a key of another keyboard layout inside a word does not split it when the other reading is a word", () => {
  const { write, found } = start();
  write([
    { id: 1, name: "Starobní důchod" },
    { id: 2, name: "Dodatek", body: "Děti chodí do školy, písmeno d." },
    { id: 3, name: "Zákon 117/1995" },
  ]);
  const { hits, corrected } = found("d;chod");
  expect(idsOf({ hits })).toEqual([1]);
  expect(corrected).toEqual([{ typed: "d;chod", used: "důchod" }]);
  expect(idsOf(found("117/1995"))).toEqual([3]);
  expect(idsOf(found("dodatek; školy"))).toEqual([2]);
});

test("hits beyond those sorted completely follow by the relevance of their text", () => {
  const { write, found } = start();
  write(Array.from({ length: 300 }, (_, at) => ({ id: at + 1, name: "Porodné", body: "slovo ".repeat(at % 7) })));
  const { hits, rest, total, all } = found("porodné");
  expect([hits.length, rest.length, total]).toEqual([200, 100, 300]);
  expect(new Set([...hits.map(({ rowid }) => rowid), ...rest])).toEqual(new Set(all().rowids()));
});

test("a changed, removed and restored content is found only by its last words, before and after segments are merged", () => {
  const { write, remove, optimize: merge, found, suggested } = start();
  write([
    { id: 1, name: "Porodné" },
    { id: 1, name: "Pohřebné" },
    { id: 2, name: "Rodičovská" },
    { id: 1, name: "Mateřská", body: "peněžitá pomoc" },
    { id: 3, name: "Mateřská", site: "34" },
  ]);
  remove(2);
  write([{ id: 4, name: "Dávka" }]);
  for (const step of [() => {}, merge]) {
    step();
    expect(["porodné", "pohřebné", "rodičovská", "pomoc", "dávka"].map((term) => idsOf(found(term)))).toEqual([
      [],
      [],
      [],
      [1],
      [4],
    ]);
    expect(["poro", "pohř", "m", "mateřs", "dá"].map((text) => suggested(text))).toEqual([[], [], [1], [1], [4]]);
    expect(suggested("mate", "34")).toEqual([3]);
  }
});

test("the limits of a site are integers to SQLite: FTS5 ignores others and reads the matches of all sites", () => {
  const database = createIndex(null);
  onTestFinished(() => database.close());
  const rowids = createRowids(database);
  rowids.next("12");
  const typesOf = database.prepare("SELECT typeof(?) AS first, typeof(?) AS last");
  for (const range of [rowids.rowidsOfSite("12"), rowids.titleRowidsOfSite("12")])
    expect({ ...typesOf.get(...(range ?? [])) }).toEqual({ first: "integer", last: "integer" });
});

test("the page at an address is found with an index, not among all pages of its site", () => {
  const database = createIndex(null);
  onTestFinished(() => database.close());
  const plan = database.prepare(
    "EXPLAIN QUERY PLAN SELECT rowid FROM records WHERE site = ? AND language = ? AND slug = ? AND structure <> ''",
  );
  expect(String(plan.get("12", "cs", "a")?.["detail"])).toContain("records_by_address");
});
