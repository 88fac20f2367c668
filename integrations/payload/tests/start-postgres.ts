import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { freePort } from "#harness/cluster/free-port.ts";
import { postgresFolder } from "./postgres-folder.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Address of the PostgreSQL server without a database; unset when tests run on SQLite. */
    postgres?: string;
  }
}

/** Starts a PostgreSQL server on loopback with its own folder, and stops it after the tests. */
export default async function start(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "portal-postgres-"));
  const owner = ownerOf("postgres");
  // The server refuses to run as root; its user must be able to traverse the parent folder without listing it.
  if (owner) {
    chmodSync(tmpdir(), statSync(tmpdir()).mode | 0o001);
    chownSync(folder, owner.uid, owner.gid);
  }
  const port = await freePort();
  const data = join(folder, "data");
  const run = (name: string) => join(postgresFolder ?? "", name);
  execFileSync(run("initdb"), ["-D", data, "-U", "cms", "-A", "trust", "--no-sync"], {
    ...owner,
    cwd: folder,
    stdio: "ignore",
  });
  const args = ["-D", data, "-p", String(port), "-h", "127.0.0.1", "-k", folder, "-F"];
  const server = spawn(run("postgres"), args, { ...owner, cwd: folder, stdio: ["ignore", "ignore", "pipe"] });
  await new Promise<void>((resolve, reject) => {
    server.once("exit", () => reject(new Error("PostgreSQL did not start.")));
    server.stderr.on("data", (text) => String(text).includes("ready to accept connections") && resolve());
  });
  project.provide("postgres", `postgres://cms@127.0.0.1:${port}`);
  return async () => {
    server.kill("SIGINT");
    await once(server, "exit");
    rmSync(folder, { recursive: true, force: true });
  };
}

/** The user that Debian's packages create; undefined when the tests do not run as root. */
function ownerOf(user: string): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync("id", [flag, user], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}
