import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

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
export type Trial = ReturnType<typeof trialSettings>;

/**
 * Settings of a trial. `portVariable` overrides the port of the CMS; the service, the portal and the database have the
 * ports after it, or `CMS_SERVICE_PORT`, `PORT` and `DATABASE_PORT`.
 */
export function trialSettings(folder: string, portVariable: string, port: number, env = process.env) {
  /** Folder of files created at run time: `ADAPTER_DATA`, or else `.data/`. */
  const dataFolder = env["ADAPTER_DATA"] || join(folder, ".data");
  return {
    folder,
    dataFolder,
    cms: `http://localhost:${env[portVariable] || port}`,
    service: `http://127.0.0.1:${env["CMS_SERVICE_PORT"] || port + 1}`,
    portal: `http://localhost:${env["PORT"] || port + 2}`,
    database: `postgres://cms@127.0.0.1:${env["DATABASE_PORT"] || port + 3}/postgres`,
    /** Reads the secrets. They are generated at the first start, in a file readable only by its owner. */
    readSecrets(): Secrets {
      const file = join(dataFolder, "secrets.json");
      if (existsSync(file)) return secrets.parse(JSON.parse(readFileSync(file, "utf8")));
      const made = () => randomBytes(64).toString("hex");
      const names = ["app", "token", "drafts", "changed", "preview", "link", "hook"] as const;
      const values = Object.fromEntries(names.map((name) => [name, made()]));
      const all = secrets.parse({ ...values, password: `Aa1-${made().slice(0, 12)}` });
      mkdirSync(dataFolder, { recursive: true });
      writeFileSync(file, JSON.stringify(all, null, 2), { mode: 0o600 });
      return all;
    },
  };
}
