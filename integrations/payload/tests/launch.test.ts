import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";
import { createPrograms } from "#portal/adapter/launch/programs.ts";
import { readSecrets } from "../launch/secrets.ts";
import { fill } from "../launch/start.ts";
import { createDatabase } from "./service/database.ts";
import { page } from "./service/start-service.ts";

const sleeper = "console.log('ready ' + process.pid); setInterval(() => {}, 1000);";
const program = (source: string, name = "program") => ({ name, args: ["-e", source], cwd: import.meta.dirname });

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test("programs end on request, also those that ignore it", async () => {
  const folder = temporaryFolder();
  const programs = createPrograms(folder, 200);
  await programs.start(program(sleeper, "willing"), /ready/);
  await programs.start(program(`process.on('SIGTERM', () => {}); ${sleeper}`, "stubborn"), /ready/);
  onTestFinished(() => programs.stop());
  const pidOf = (name: string) => Number(readFileSync(join(folder, `${name}.log`), "utf8").split(" ")[1]);
  // Logs are written slightly later than programs print.
  await expect.poll(() => ["willing", "stubborn"].map(pidOf).every((pid) => pid > 0 && isRunning(pid))).toBe(true);
  const pids = ["willing", "stubborn"].map(pidOf);
  await programs.stop();
  expect(pids.map(isRunning)).toEqual([false, false]);
});

test("a program that fails is reported with its output", async () => {
  const programs = createPrograms(temporaryFolder());
  const failing = program("console.error('port 4300 is taken'); process.exit(3)", "admin");
  await expect(programs.run(failing)).rejects.toThrow(/admin failed:\nport 4300 is taken/);
  await expect(programs.start(failing, /ready/)).rejects.toThrow(/admin ended:\nport 4300 is taken/);
  await expect(programs.failed).rejects.toThrow(/port 4300 is taken/);
});

test("secrets of a trial run are made once and are their owner's alone", () => {
  const folder = temporaryFolder();
  const made = readSecrets(folder);
  expect(readSecrets(folder)).toEqual(made);
  expect(new Set(Object.values(made)).size).toBe(5);
  expect(statSync(join(folder, "secrets.json")).mode & 0o077).toBe(0);
});

test("a database that was imported into gets its newest tables and a login, an empty one the fixtures before", async () => {
  const folder = temporaryFolder();
  const ran: string[] = [];
  const programs = { run: async ({ args }: { args: readonly string[] }) => void ran.push(String(args[1])) };
  const before = process.env["DATABASE_URL"];
  onTestFinished(() => {
    process.env["DATABASE_URL"] = before;
  });
  process.env["DATABASE_URL"] = `file:${folder}/none.db`;
  await fill(programs, {});
  expect(ran.splice(0)).toEqual(["import", "demonstration-login"]);
  process.env["DATABASE_URL"] = createDatabase(folder, [page("1", "První")]).url;
  await fill(programs, {});
  expect(ran).toEqual(["demonstration-login"]);
});

test("Ctrl-C during a start ends everything", async () => {
  const folder = temporaryFolder();
  const env = { ...process.env, DATABASE_URL: "", CMS_DATA: folder, PORT: "0", CMS_SERVICE_PORT: "0" };
  const child = spawn(process.execPath, [join(import.meta.dirname, "../launch/main.ts")], { env, stdio: "ignore" });
  const exited = once(child, "exit");
  await expect.poll(() => existsSync(join(folder, "logs/import.log"))).toBe(true);
  child.kill("SIGINT");
  await exited;
  expect(existsSync(join(folder, "importing"))).toBe(true);
});
