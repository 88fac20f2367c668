/** Starts a CMS with its adapter and a portal on it: `npm run adapter -- <cms>`. docs/adapters.md describes it. */
import { once } from "node:events";
import { globSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { installPackages } from "./install-packages.ts";
import { createPrograms, ProgramFailed } from "./programs.ts";

const integrations = join(import.meta.dirname, "../..");
const names = globSync("*/adapter.ts", { cwd: integrations })
  .map((file) => file.split(/[\\/]/)[0] ?? "")
  .toSorted();
const [name = "", command = "start", ...more] = process.argv.slice(2);
if (!names.includes(name) || !["start", "install"].includes(command) || more.length > 0) {
  console.error(`npm run adapter -- <cms>           starts a CMS, its adapter and a portal; the CMSs are ${names.join(", ")}
npm run adapter -- <cms> install   installs the packages of the CMS`);
  process.exit(name === "--help" ? 0 : 2);
}

const folder = join(integrations, name);
const stopped = Promise.race(["SIGINT", "SIGTERM"].map((signal) => once(process, signal)));
const programs = createPrograms(join(process.env["ADAPTER_DATA"] || join(folder, ".data"), "logs"), 20_000);
let exitCode = 0;
try {
  await Promise.race([stopped, installPackages(folder, "900 MB")]);
  if (command === "install") process.exit(0);
  // It needs the packages, so it is imported only now.
  const { start } = await import(join(folder, "launch/start.ts"));
  await Promise.race([stopped, programs.failed, Promise.resolve(start(programs)).then(() => stopped)]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  exitCode = error instanceof ProgramFailed ? error.exitCode : 1;
} finally {
  await programs.stop();
}
process.exit(exitCode);
