import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, inject } from "vitest";

/** A separate empty database for each test file, with a folder for its files; set before anything reads it. */
const folder = mkdtempSync(join(tmpdir(), "portal-cms-"));
process.env["CMS_DATA"] = folder;
const postgres = inject("postgres");
process.env["DATABASE_URL"] = postgres ? await createDatabase(postgres) : `file:${join(folder, "cms.db")}`;
process.env["PAYLOAD_SECRET"] = "secret-of-tests";
process.env["PAYLOAD_LOG_LEVEL"] = "error";

/** Creates an empty database on a PostgreSQL server and returns its address. */
async function createDatabase(server: string): Promise<string> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  const client = new Client({ connectionString: `${server}/postgres` });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return `${server}/${name}`;
}

afterAll(() => rmSync(folder, { recursive: true, force: true }));
