import { initI18n } from "@payloadcms/translations";
import { expect, test } from "vitest";
import { contentKinds } from "../collections/structures.ts";
import { takeOverOldMigrations } from "../commands/old-migrations.ts";
import { tableChanges } from "../commands/table-changes.ts";
import { words } from "../locales/words.ts";
import { startCms } from "./database.ts";

const payload = await startCms();

test("the tables are those that the migrations make: run `create-migration` after a change", async () => {
  expect(await tableChanges(payload)).toEqual([]);
});

test("a database of the old migrations goes on if it has all of them, and otherwise says how to move its contents", async () => {
  const collection = "payload-migrations";
  const names = async () => (await payload.find({ collection, sort: "name" })).docs.map(({ name }) => name);
  const own = await names();
  const [first] = own;
  // The old migrations made the tables of the first one alone.
  await payload.update({ collection, where: { name: { not_equals: first } }, data: { batch: 2 } });
  await payload.db.migrateDown();
  expect(await names()).toEqual([first]);
  await payload.delete({ collection, where: {} });
  await payload.create({ collection, data: { name: "20261123_093615_first", batch: 1 } });
  await expect(takeOverOldMigrations(payload)).rejects.toThrow("npm run cms -- export folder");
  await payload.create({ collection, data: { name: "20261128_101422_sign_in", batch: 1 } });
  await takeOverOldMigrations(payload);
  expect(await names()).toContain(first);
  await payload.db.migrate();
  expect(await names()).toEqual(expect.arrayContaining(own));
  expect(await names()).toHaveLength(own.length + 2);
});

test("names of tables and columns fit into PostgreSQL and follow from no field of a schema", () => {
  const tables = "tables" in payload.db ? Object.entries(Object(payload.db.tables)) : [];
  const own = tables.filter(([name]) => !name.startsWith("payload_"));
  const columns = new Set(own.flatMap(([, table]) => Object.keys(Object(table))));
  expect(tables.length).toBeGreaterThan(contentKinds.length * 4);
  expect(tables.map(([name]) => name).filter((name) => name.length > 63)).toEqual([]);
  for (const field of ["perex", "obsah", "data", "utvary", "sekce"]) expect([...columns]).not.toContain(field);
});

test("labels of collections and columns are plain texts in the language of the editor, as buttons are named by them", async () => {
  const { createClientConfig } = await import("payload");
  const countIn = async (language: "cs" | "en") => {
    const i18n = await initI18n({ config: payload.config.i18n, context: "client", language });
    const { collections } = createClientConfig({ config: payload.config, i18n, importMap: {}, user: true });
    const labels = collections.flatMap(({ fields }) =>
      fields.flatMap((field) => ("label" in field ? [field.label] : [])),
    );
    expect(labels.length).toBeGreaterThan(contentKinds.length * 8);
    expect(labels.filter((label) => typeof label === "object")).toEqual([]);
    return labels.filter((label) => label === words("content.address")[language]).length;
  };
  expect(await countIn("cs")).toBe(contentKinds.length + 1);
  expect(await countIn("en")).toBe(contentKinds.length + 1);
});

test("every kind of content has a form with a label in both languages for each of its fields", () => {
  for (const { key, label } of contentKinds) {
    const config = payload.collections[key]?.config;
    expect(config?.fields.some((field) => "name" in field && field.name === "data")).toBe(true);
    expect(label).toMatchObject({ cs: expect.any(String), en: expect.any(String) });
  }
});
