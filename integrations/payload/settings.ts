import { randomBytes } from "node:crypto";
import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** This folder; Next bundles modules away from their places and runs in it. */
export const folder = import.meta.dirname ?? process.cwd();

/** Folder of what is made at run time, the database and the files of the library: `CMS_DATA`, else `.data/`. */
export const dataFolder = process.env["CMS_DATA"] || join(folder, ".data");

/** Address of the database: `DATABASE_URL`, else an SQLite file in `.data/`. */
export function databaseUrl(env: Readonly<Record<string, string | undefined>> = process.env): string {
  return env["DATABASE_URL"] || `file:${join(dataFolder, "cms.db")}`;
}

export function isPostgres(url: string): boolean {
  return /^postgres(?:ql)?:/.test(url);
}

/** Path of an SQLite database, whose address is `file:` and a path or a URL. */
export function sqlitePath(url: string): string {
  return url.startsWith("file://") ? fileURLToPath(url) : url.replace(/^file:/, "");
}

/** Makes the folder that an SQLite database is to be in. */
export function ensureDatabaseFolder(url: string): void {
  if (!isPostgres(url)) mkdirSync(dirname(sqlitePath(url)), { recursive: true });
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Key of the sessions: `PAYLOAD_SECRET`. A new one at each start when there is none, so that everybody signs in anew. */
export function secret(env: Environment = process.env): string {
  return env["PAYLOAD_SECRET"] || randomBytes(32).toString("hex");
}

/** Address of this CMS as browsers know it: `CMS_ADMIN_URL`. */
export function serverUrl(env: Environment = process.env): string {
  return env["CMS_ADMIN_URL"] || "http://localhost:4300";
}

/** Least important lines that are logged: `PAYLOAD_LOG_LEVEL`. */
export function logLevel(env: Environment = process.env): string {
  return env["PAYLOAD_LOG_LEVEL"] || "info";
}

/** Address of the portal in which drafts are shown: `PORTAL_URL`. */
export function portalUrl(env: Environment = process.env): string {
  return (env["PORTAL_URL"] || "http://localhost:4302").replace(/\/$/, "");
}

/** Secret that tokens of previews are signed with, the portal's own `PREVIEW_SECRET`; null for none: there are no previews then. */
export function previewSecret(env: Environment = process.env): string | null {
  return env["PREVIEW_SECRET"] || null;
}
