import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import { endWithThisProcess } from "#harness/cluster/end-with-this-process.ts";
import { freePort } from "#harness/cluster/free-port.ts";
import { configuration, moreFields } from "./glewlwyd-settings.ts";

/** Tables and the first administrator, from the package. */
const tables = "/usr/share/dbconfig-common/data/glewlwyd/install/sqlite3";

/** Runs Glewlwyd with an empty database in a temporary folder, which goes when the process ends. */
export async function startProcess() {
  if (spawnSync("glewlwyd", ["--version"]).status !== 0 || !existsSync(tables))
    throw new Error("Glewlwyd is not installed. On Debian: apt-get install glewlwyd dbconfig-sqlite3");
  const origin = `http://127.0.0.1:${await freePort()}`;
  const folder = mkdtempSync(join(tmpdir(), "portal-glewlwyd-"));
  const settings = join(folder, "settings");
  writeFileSync(settings, configuration(origin, folder));
  const database = new DatabaseSync(join(folder, "database"));
  database.exec(`BEGIN; ${readFileSync(tables, "utf8")} ${moreFields} COMMIT;`);
  database.close();

  const child = spawn("glewlwyd", ["--config-file", settings], { stdio: ["ignore", "ignore", "pipe"] });
  const ended = endWithThisProcess(child, folder);
  async function close(): Promise<void> {
    child.kill("SIGTERM");
    await ended;
  }
  try {
    await untilAnswering(origin, child);
  } catch (error) {
    const printed: unknown = child.stderr.read();
    await close();
    throw new Error(`Glewlwyd did not start. ${String(printed)}`, { cause: error });
  }
  return { origin, close };
}

async function untilAnswering(origin: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 400 && child.exitCode === null && child.signalCode === null; attempt += 1) {
    const answer = await fetch(`${origin}/config`).catch(() => null);
    if (answer !== null) return;
    await setTimeout(25);
  }
  throw new Error("it does not answer");
}
