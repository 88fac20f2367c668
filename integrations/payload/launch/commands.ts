import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { freePort } from "#harness/cluster/free-port.ts";
import type { Programs } from "#portal/adapter/launch/programs.ts";
import { buildAdmin, environments, start } from "./start.ts";
import * as tasks from "./tasks.ts";

interface Running {
  programs: Programs;
  /** Resolves when the command is to stop. */
  stopped: Promise<unknown>;
}

const show = (text: string) => void process.stdout.write(text);

/** Runs a command of the reference CMS to completion. */
export async function run(command: string, given: readonly string[], { programs, stopped }: Running): Promise<void> {
  const env = environments(process.env);
  switch (command) {
    case "build":
      return buildAdmin(programs);
    case "check":
      return check(programs, given);
    case "start":
      await start(programs);
      return void (await stopped);
    default:
      return programs.run(tasks.ownCommand(command, given, env.admin), show);
  }
}

/** Checks the responses of a read service started for this purpose. */
async function check(programs: Programs, given: readonly string[]): Promise<void> {
  const { service } = environments({ ...process.env, CMS_SERVICE_PORT: String(await freePort()) });
  const folder = mkdtempSync(join(tmpdir(), "portal-cms-"));
  const env = { ...service, PORTAL_URLS: "", CMS_SNAPSHOT_FOLDER: folder };
  await programs.start(tasks.service(env), /Content service ready/);
  const url = `http://127.0.0.1:${service.CMS_SERVICE_PORT}`;
  while (!(await fetch(`${url}/readyz`)).ok) await setTimeout(100);
  const CMS_HEADERS = JSON.stringify({ authorization: `Bearer ${service.DRAFTS_TOKEN}` });
  const args = ["harness/cli/main.ts", "check", "--live", ...given];
  const check = { name: "check", args, cwd: tasks.root, env: { CMS_URL: url, CMS_HEADERS } };
  await programs.run(check, show).finally(() => rmSync(folder, { recursive: true }));
}
