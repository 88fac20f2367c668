import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const secret = z.string().min(32);
const secrets = z.object({
  payload: secret,
  drafts: secret,
  changed: secret,
  preview: secret,
  /** Password of the demonstration login. */
  password: z.string().min(8),
});
export type Secrets = z.output<typeof secrets>;

/** E-mail address of the demonstration login. */
export const demonstrationEmail = "redakce@example.org";

/** Reads the secrets of a trial run. They are generated at the first start, in a file readable only by its owner. */
export function readSecrets(folder: string): Secrets {
  const file = join(folder, "secrets.json");
  if (existsSync(file)) return secrets.parse(JSON.parse(readFileSync(file, "utf8")));
  const made = () => randomBytes(32).toString("base64url");
  const all = { payload: made(), drafts: made(), changed: made(), preview: made(), password: made().slice(0, 12) };
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(all, null, 2), { mode: 0o600 });
  return all;
}
