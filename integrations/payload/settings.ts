import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const folder = import.meta.dirname;

/** Folder of what is made at run time: the database and the files of the library. */
export const dataFolder = join(folder, ".data");

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
