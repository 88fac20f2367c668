import { randomBytes } from "node:crypto";
import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** This folder. Next runs in it, but bundles modules elsewhere, so there is no `import.meta.dirname`. */
export const folder = import.meta.dirname ?? process.cwd();

/** Folder of files created at run time, such as the database and the library's files: `CMS_DATA`, or else `.data/`. */
export const dataFolder = process.env["CMS_DATA"] || join(folder, ".data");

/** Address of the database: `DATABASE_URL`, or else an SQLite file in `.data/`. */
export function databaseUrl(env: Readonly<Record<string, string | undefined>> = process.env): string {
  return env["DATABASE_URL"] || `file:${join(dataFolder, "cms.db")}`;
}

export function isPostgres(url: string): boolean {
  return /^postgres(?:ql)?:/.test(url);
}

/** Path of an SQLite database whose address is `file:` followed by a path or a URL. */
export function sqlitePath(url: string): string {
  return url.startsWith("file://") ? fileURLToPath(url) : url.replace(/^file:/, "");
}

/** Creates the folder of an SQLite database. */
export function ensureDatabaseFolder(url: string): void {
  if (!isPostgres(url)) mkdirSync(dirname(sqlitePath(url)), { recursive: true });
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Session key: `PAYLOAD_SECRET`. Without it, a new one is generated at each start, so that everybody has to sign in
 * again.
 */
export function secret(env: Environment = process.env): string {
  return env["PAYLOAD_SECRET"] || randomBytes(32).toString("hex");
}

/** Address of this CMS as browsers know it: `CMS_ADMIN_URL`. */
export function serverUrl(env: Environment = process.env): string {
  return env["CMS_ADMIN_URL"] || "http://localhost:4300";
}

/** Lowest log level: `PAYLOAD_LOG_LEVEL`. */
export function logLevel(env: Environment = process.env): string {
  return env["PAYLOAD_LOG_LEVEL"] || "info";
}

/** Address of the portal that previews drafts: `PORTAL_URL`. */
export function portalUrl(env: Environment = process.env): string {
  return (env["PORTAL_URL"] || "http://localhost:4302").replace(/\/$/, "");
}

/**
 * Secret for signing preview tokens, the same as the portal's `PREVIEW_SECRET`; null when unset: there are no previews
 * then.
 */
export function previewSecret(env: Environment = process.env): string | null {
  return env["PREVIEW_SECRET"] || null;
}

/** Number of proxies before the admin, each of which adds an address to `X-Forwarded-For`: `CMS_PROXIES`. */
export function proxies(env: Environment = process.env): number {
  return Number(env["CMS_PROXIES"] || 0);
}

/** Mail server for links to a new password, `SMTP_URL`, and the address that they come from, `SMTP_FROM`; null when unset. */
export function mailServer(env: Environment = process.env): { url: string; from: string } | null {
  const { SMTP_URL: url, SMTP_FROM: from } = env;
  return url && from ? { url, from } : null;
}
