/** Runs a task of package.json: `node server/launch/launch.mjs test unit`. */
import process from "node:process";
import { nodeFlags } from "#server/node-options.mjs";
import { runPrograms } from "./pinned-node.mjs";
import { readTaskArguments } from "./task-arguments.mjs";

const portal = "harness/cli/main.ts";

/** Programs of each task, in order; the last one gets the task's arguments. */
const tasks = {
  adapter: [["integrations/adapter/launch/main.ts"]],
  bench: [["harness/bench/main.ts"]],
  build: [["renderer/build/build.ts"]],
  cms: [["integrations/payload/launch/main.ts"]],
  cluster: [["renderer/build/build.ts", "--if-changed"], ["harness/cluster/main.ts"]],
  contract: [[portal, "contract", "--update"]],
  dev: [["--watch-path=server", "--watch-path=schemas", "--watch-path=machines", "server/main.mjs", "--dev"]],
  machines: [["harness/machines/main.ts"]],
  package: [["renderer/build/build.ts", "--if-changed"], ["renderer/build/package.ts"]],
  portal: [[portal]],
  provider: [[portal, "provider"]],
  "preview-token": [["harness/preview-token/main.ts"]],
  replay: [[portal, "replay"]],
  start: [
    ["renderer/build/build.ts", "--if-changed"],
    [...nodeFlags, "server/main.mjs"],
  ],
  stories: [[portal, "stories"]],
  test: [["harness/test/main.ts"]],
};

/** Usage of tasks without arguments. */
const withoutArguments = {
  build: "npm run build, without arguments",
  dev: "npm run dev, without arguments",
  start: "npm start, without arguments",
};

const [name, ...given] = process.argv.slice(2);
const programs = tasks[name];
if (!programs) {
  console.error(`Unknown task ${name}; there are ${Object.keys(tasks).join(", ")}.`);
  process.exit(2);
}
if (name in withoutArguments) readTaskArguments(withoutArguments[name], { args: given });
const last = programs.length - 1;
process.exit(await runPrograms(programs.map((program, index) => (index === last ? [...program, ...given] : program))));
