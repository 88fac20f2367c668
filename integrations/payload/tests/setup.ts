import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

/** An empty database of its own for each file of tests, with the folder of its files; set before anything reads it. */
const folder = mkdtempSync(join(tmpdir(), "portal-cms-"));
process.env["CMS_DATA"] = folder;
process.env["DATABASE_URL"] = process.env["TEST_DATABASE_URL"] ?? `file:${join(folder, "cms.db")}`;
process.env["PAYLOAD_SECRET"] = "secret-of-tests";
process.env["PAYLOAD_LOG_LEVEL"] = "error";

afterAll(() => rmSync(folder, { recursive: true, force: true }));
