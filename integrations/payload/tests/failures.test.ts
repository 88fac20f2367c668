import { spawn } from "node:child_process";
import { once } from "node:events";
import { renameSync } from "node:fs";
import type { SQLiteAdapter } from "@payloadcms/db-sqlite";
import { expect, test } from "vitest";
import { allRows } from "../commands/all-rows.ts";
import { databaseUrl, sqlitePath } from "../settings.ts";
import { startSite } from "./database.ts";
import { signIn } from "./rest.ts";

const payload = await startSite();
const [one, other] = [await signIn(payload, "publisher", "one"), await signIn(payload, "publisher", "other")];
const path = sqlitePath(databaseUrl());

/** Creates a draft and returns its address in the API. */
async function draft(id: string): Promise<string> {
  const data = { id, name: "Before", address: id, web: "12", data: { obsah: "<p>Text</p>" } };
  await payload.create({ collection: "news-item", locale: "cs", draft: true, data });
  return `news-item/${id}?locale=cs&depth=0`;
}

/** Locks the database from another process, because locks belong to processes; returns a function that releases it. */
async function hold(): Promise<() => Promise<unknown>> {
  const source = `const { DatabaseSync } = require("node:sqlite");
    new DatabaseSync(${JSON.stringify(path)}).exec("BEGIN IMMEDIATE"); console.log("held"); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["-e", source], { stdio: ["ignore", "pipe", "inherit"] });
  await once(child.stdout, "data");
  return () => {
    child.kill();
    return once(child, "exit");
  };
}
const nameOf = async (address: string) => (await one("GET", `${address}&draft=true`)).body.name;
const messagesOf = (body: { errors: { message: string }[] }) => body.errors.map(({ message }) => message);
const rows = async () => JSON.stringify(await allRows());

test("the second of two editors gets a message, and neither loses anything", async () => {
  const address = await draft("twice");
  const opened = (await one("GET", `${address}&draft=true`)).body.openedVersion;
  const first = await one("PATCH", `${address}&draft=true`, { name: "First", openedVersion: opened });
  expect(first.status).toBe(200);
  const second = await other("PATCH", address, { name: "Second", _status: "published", openedVersion: opened });
  expect(second.status).toBe(409);
  expect(messagesOf(second.body)).toEqual([expect.stringMatching(/^Neuloženo: obsah mezitím uložil někdo jiný/)]);
  expect(await nameOf(address)).toBe("First");
  // The first editor continues from the response to the save, and can publish too.
  const { openedVersion } = first.body.doc;
  const published = await one("PATCH", address, { name: "First again", _status: "published", openedVersion });
  expect(published.status).toBe(200);
  const more = { name: "And again", openedVersion: published.body.doc.openedVersion };
  expect((await one("PATCH", `${address}&draft=true`, more)).status).toBe(200);
});

test("a content item that somebody else edits is refused with who edits it and since when", async () => {
  const address = await draft("locked");
  const { docs } = await payload.find({ collection: "users", where: { email: { equals: "one@example.org" } } });
  await payload.create({
    collection: "payload-locked-documents",
    data: {
      document: { relationTo: "news-item", value: "locked" },
      user: { relationTo: "users", value: docs[0]?.id },
    },
  });
  const { status, body } = await other("PATCH", `${address}&draft=true`, { name: "After" });
  expect({ status, messages: messagesOf(body) }).toEqual({
    status: 423,
    messages: [
      expect.stringMatching(/^Neuloženo: obsah právě upravuje one@example\.org \(od \d+\. \d+\. \d{4}\s\d+:\d\d\)/),
    ],
  });
  expect(await nameOf(address)).toBe("Before");
});

test("a full database takes no save, publishes nothing and says so; with room it goes on", async () => {
  const address = await draft("full");
  const before = await rows();
  const large = { name: "After", data: { obsah: `<p>${"dlouhý text ".repeat(10_000)}</p>` }, _status: "published" };
  const { client } = payload.db as unknown as SQLiteAdapter;
  const pages = await client.execute("PRAGMA page_count");
  // The next transaction uses the connection with this limit; later ones have other connections.
  await client.execute(`PRAGMA max_page_count = ${pages.rows[0]?.["page_count"]}`);
  const { status, body } = await one("PATCH", address, large);
  expect({ status, messages: messagesOf(body) }).toEqual({
    status: 500,
    messages: [expect.stringMatching(/^Neuloženo: v databázi není místo/)],
  });
  expect(await nameOf(address)).toBe("Before");
  expect(await rows()).toBe(before);
  expect((await one("PATCH", address, large)).status).toBe(200);
});

test("a database that another program holds is waited for, and then reported", async () => {
  const address = await draft("busy");
  const before = await rows();
  const release = await hold();
  const { status, body } = await one("PATCH", address, { name: "After", _status: "published" });
  await release();
  expect({ status, messages: messagesOf(body) }).toEqual({
    status: 500,
    messages: [expect.stringMatching(/^Neuloženo: databáze je zaneprázdněná/)],
  });
  expect(await rows()).toBe(before);
  expect((await one("PATCH", address, { name: "After", _status: "published" })).status).toBe(200);
});

test("a database that is gone takes no save, and the same form is saved once it is back", async () => {
  const address = await draft("gone");
  const before = await rows();
  const opened = (await one("GET", `${address}&draft=true`)).body.openedVersion;
  const files = ["", "-wal", "-shm"].map((end) => path + end);
  const back = () => {
    for (const file of files) renameSync(`${file}.away`, file);
  };
  for (const file of files) renameSync(file, `${file}.away`);
  const save = { name: "After", _status: "published", openedVersion: opened };
  const { status, body } = await one("PATCH", address, save);
  back();
  expect({ status, messages: messagesOf(body) }).toEqual({
    status: 500,
    messages: [expect.stringMatching(/^Neuloženo: databáze neodpovídá/)],
  });
  expect(await rows()).toBe(before);
  expect((await one("PATCH", address, save)).status).toBe(200);
  expect(await rows()).toContain("After");
});
