import { cpSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { allRows } from "../commands/all-rows.ts";
import { exportRecords } from "../commands/export.ts";
import { importRecords } from "../commands/import.ts";
import { pathsOf, readRecords } from "../commands/store.ts";
import { dataFolder } from "../settings.ts";
import { startCms } from "./database.ts";

const fixtures = join(import.meta.dirname, "../../../fixtures");
const store = readRecords(fixtures);
const payload = await startCms();
const quiet = () => {};

test("an interrupted import goes on where it stopped, and every record is served as it was recorded", async () => {
  const endedAt = (line: string) => {
    if (line.startsWith("100 of")) throw new Error("interrupted");
  };
  await expect(importRecords(payload, store, endedAt)).rejects.toThrow("interrupted");
  const { present, unknown } = await importRecords(payload, store, quiet);
  expect(present).toBeGreaterThan(100);
  expect(unknown).toEqual(["priloha-x"]);

  const rows = new Map((await allRows()).map((row) => [`${row.kind} ${row.key} ${row.language}`, row]));
  const contents = store.contents.filter(({ wireKey }) => wireKey !== "priloha-x");
  expect(contents.length).toBeGreaterThan(400);
  for (const { id, wireKey, versions } of contents)
    for (const { record } of versions) {
      const kind = wireKey === "konfigurace" ? "settings" : "content";
      const row = rows.get(`${kind} ${id} ${record["language"]}`);
      expect(record["published"] === false ? row?.draft : row?.published).toEqual(record);
      if (record["published"] === false) expect(row?.published).toBeNull();
    }
  for (const [kind, records] of [
    ["web", store.webs],
    ["tag", store.tags],
    ["category", store.categories],
    ["folder", store.folders],
  ] as const)
    for (const record of records) expect(rows.get(`${kind} ${record["id"]} null`)?.published).toEqual(record);
  for (const record of store.documents) expect(rows.get(`document ${record["id"]} null`)?.published).toEqual(record);
});

test("an export over the recorded answers changes no byte of them", async () => {
  const folder = join(dataFolder, "export");
  cpSync(fixtures, folder, { recursive: true });
  exportRecords(await allRows(), folder, pathsOf(folder));
  const files = globSync("**/*.*", { cwd: folder }).toSorted();
  expect(files.length).toBeGreaterThan(1000);
  expect(files).toEqual(globSync("**/*.*", { cwd: fixtures }).toSorted());
  const isChanged = (file: string) => !readFileSync(join(folder, file)).equals(readFileSync(join(fixtures, file)));
  expect(files.filter(isChanged)).toEqual([]);
});
