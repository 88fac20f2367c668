/** The reference CMS: `npm run cms [-- import | export | check | build]`, described in docs/cms.md. */
import { once } from "node:events";
import { join } from "node:path";
import process from "node:process";
import { installPackages } from "./install.ts";
import { createPrograms, ProgramFailed } from "./programs.ts";

const usage = `npm run cms                 starts admin, read service and portal; the first time it fills the database with the fixtures
npm run cms -- import [folder]   brings recorded answers into the database
npm run cms -- export [folder]   writes the contents of the database as recorded answers
npm run cms -- check [options]   checks all contents of the database as portal check does
npm run cms -- build             builds the admin for production`;

const [command = "start", ...given] = process.argv.slice(2);
const commands = ["start", "import", "export", "check", "build"];
if (!commands.includes(command)) {
  console.error(`${command === "--help" ? "" : `Unknown command ${command}.\n`}${usage}`);
  process.exit(command === "--help" ? 0 : 2);
}

const { dataFolder } = await import("../settings.ts");
const programs = createPrograms(join(dataFolder, "logs"));
const stopped = Promise.race(["SIGINT", "SIGTERM"].map((signal) => once(process, signal))).then(() => "stopped");

try {
  await Promise.race([stopped, installPackages()]);
  const { run } = await import("./commands.ts");
  await Promise.race([stopped, programs.failed, run(command, given, { programs, stopped })]);
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.error(error instanceof ProgramFailed ? error.message : `The CMS cannot be started: ${error.message}`);
  process.exitCode = 1;
}
await programs.stop();
process.exit();
