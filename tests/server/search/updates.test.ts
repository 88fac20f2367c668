import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { parseContent } from "#schemas/parse/parse-page.ts";
import { parseConfig } from "#server/config/config.ts";
import { createKinds } from "#server/search/kinds.ts";
import { createIndex, openIndex, optimize } from "#server/search/open-index.ts";
import { stemToken } from "#server/search/tokens.ts";
import { IndexWriter } from "#server/search/write/index-writer.ts";

const now = Date.parse("2026-11-20T12:00:00Z");
const { entriesOf, isPage } = createKinds(parseConfig({}));
const kinds = { keyOf: () => "news-item", isDictionary: () => false, entriesOf, isPage };

function contentOf(id: number, change = "", text = "") {
  // Words that no other content contains, so that the full text is as large as that of a real site.
  const words = Array.from({ length: 300 }, (_, at) => `slovo${((id * 7919 + at * 104_729) % 1_000_003).toString(36)}`);
  const { content } = parseContent({
    ...{ id: String(id), webId: "12", language: "cs", published: true, name: `Zpráva ${id} ${change}` },
    ...{ structure: { key: "aktualita" }, friendlyURLs: { cs_cz: `zpravy/${id}` }, displayAt: "2026-01-01T08:00:00" },
    data: { obsah: `<p>${words.join(" ")} ${text}</p>` },
  });
  if (!content) throw new Error("A content of the test cannot be parsed.");
  return content;
}

test("updating one content does not rewrite the full-text index", () => {
  const folder = mkdtempSync(join(tmpdir(), "portal-updates-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "index.sqlite");
  const build = createIndex(file);
  build.exec("BEGIN");
  const first = new IndexWriter(build, kinds);
  for (let id = 0; id < 300; id += 1) first.write(contentOf(id), now);
  first.flush();
  build.exec("COMMIT");
  optimize(build);
  build.close();

  const database = openIndex(file);
  if (!database) throw new Error("The index is gone.");
  onTestFinished(() => database.close());
  database.exec("PRAGMA wal_autocheckpoint = 0");
  const writer = new IndexWriter(database, kinds);
  const written = () => statSync(`${file}-wal`).size;
  let before = written();
  const growth = Array.from({ length: 100 }, (_, id) => {
    writer.inTransaction(() => writer.write(contentOf(id, "změněná"), now));
    const grown = written() - before;
    before += grown;
    return grown;
  });
  const typical = growth.toSorted((a, b) => a - b)[50] ?? 0;
  expect(typical).toBeGreaterThan(0);
  expect(Math.max(...growth)).toBeLessThan(2.5 * typical);
  // Without merging, each update would leave its own segment.
  const parts = database.prepare("SELECT count(DISTINCT segid) AS parts FROM words_cs_idx").get()?.["parts"];
  expect(Number(parts)).toBeLessThan(25);
});

test("a changed text leaves the title in the index, a changed title replaces it", () => {
  const database = createIndex(null);
  onTestFinished(() => database.close());
  const writer = new IndexWriter(database, kinds);
  const write = (change: string, text = "") =>
    writer.inTransaction(() => writer.write(contentOf(1, change, text), now));
  const count = (table: string, token: string) =>
    database.prepare(`SELECT count(*) AS n FROM ${table}_cs WHERE ${table}_cs MATCH ?`).get(`"${token}"`)?.["n"];
  write("jaro");
  const changes = () => Number(database.prepare("SELECT total(length(block)) AS n FROM titles_cs_data").get()?.["n"]);
  const before = changes();
  write("jaro", "doplněno");
  expect([count("titles", "jaro"), count("words", "jaro"), count("words", stemToken("doplněno", "cs"))]).toEqual([
    1, 1, 1,
  ]);
  expect(changes()).toBe(before);
  write("podzim", "doplněno");
  expect([count("titles", "jaro"), count("titles", "podzim"), count("words", "jaro")]).toEqual([0, 1, 0]);
});
