import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** Folder of files created at run time: `ADAPTER_DATA`, or else `.data/`. */
export const dataFolder = process.env["ADAPTER_DATA"] || join(import.meta.dirname, ".data");

/** Folder of the Strapi project, which is written from the schemas. */
export const appFolder = join(dataFolder, "app");

/** Login of the demonstration. */
export const demonstrationEmail = "redakce@example.org";

const secret = z.string().min(32);
const secrets = z.object({
  app: secret,
  token: secret,
  drafts: secret,
  changed: secret,
  preview: secret,
  link: secret,
  hook: secret,
  password: z.string(),
});
export type Secrets = z.output<typeof secrets>;

/** Reads the secrets of a trial run. They are generated at the first start, in a file readable only by its owner. */
export function readSecrets(): Secrets {
  const file = join(dataFolder, "secrets.json");
  if (existsSync(file)) return secrets.parse(JSON.parse(readFileSync(file, "utf8")));
  const made = () => randomBytes(64).toString("hex");
  const names = ["app", "token", "drafts", "changed", "preview", "link", "hook"] as const;
  const values = Object.fromEntries(names.map((name) => [name, made()]));
  const all = secrets.parse({ ...values, password: `Aa1-${made().slice(0, 12)}` });
  mkdirSync(dataFolder, { recursive: true });
  writeFileSync(file, JSON.stringify(all, null, 2), { mode: 0o600 });
  return all;
}

/** Addresses of the programs; `STRAPI_PORT`, `CMS_SERVICE_PORT` and `PORT` override the ports. */
export function addresses(env: NodeJS.ProcessEnv = process.env) {
  return {
    strapi: `http://localhost:${env["STRAPI_PORT"] || 4310}`,
    service: `http://127.0.0.1:${env["CMS_SERVICE_PORT"] || 4311}`,
    portal: `http://localhost:${env["PORT"] || 4312}`,
    database: `postgres://cms@127.0.0.1:${env["DATABASE_PORT"] || 4313}/postgres`,
  };
}
