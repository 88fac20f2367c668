/**
 * Starts a task of the project on a machine that has nothing but Node.js 20 or newer and npm: installs the packages
 * when they are missing or out of date, then runs the task's programs on the Node.js the project is pinned to.
 */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { nodeEnvironment, nodeFlags } from "../server/node-options.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const neededMajor = 24;

/** Programs of each task in order; the last one gets the task's arguments. */
const tasks = {
  bench: [["harness/bench/main.ts"]],
  build: [["renderer/build.ts"]],
  contract: [["harness/contract/main.ts"]],
  dev: [["--watch-path=server", "--watch-path=schemas", "--watch-path=machines", "server/main.ts", "--dev"]],
  machines: [["harness/machines/main.ts"]],
  provider: [["harness/provider/main.ts"]],
  "preview-token": [["harness/preview-token/main.ts"]],
  replay: [["harness/replay/main.ts"]],
  start: [
    ["renderer/build.ts", "--if-changed"],
    [...nodeFlags, "server/main.ts"],
  ],
  stories: [["harness/stories/main.ts"]],
  test: [["harness/test/main.ts"]],
};

const [name, ...given] = process.argv.slice(2);
const programs = tasks[name];
if (!programs) {
  console.error(`Unknown task ${name}; there are ${Object.keys(tasks).join(", ")}.`);
  process.exit(2);
}

await install();
for (const [index, program] of programs.entries()) {
  const code = await run(pinnedNode(), index === programs.length - 1 ? [...program, ...given] : program);
  if (code !== 0) process.exit(code);
}

async function install() {
  const lock = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  const stamp = join(root, "node_modules/.installed");
  if (existsSync(stamp) ? readFileSync(stamp, "utf8") === lock : isInstalledByHand()) return;
  console.log("Installing the packages of package-lock.json (npm ci) …");
  const npm = process.env.npm_execpath;
  const code = npm ? await run(process.execPath, [npm, "ci"]) : await run("npm", ["ci"]);
  if (code !== 0) {
    console.error("The packages could not be installed; npm's messages above say why.");
    process.exit(code);
  }
  writeFileSync(stamp, lock);
}

function isInstalledByHand() {
  const installed = join(root, "node_modules/.package-lock.json");
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(root, "package-lock.json")).mtimeMs;
}

/** The project's own Node.js; platforms it is not packaged for use the system's, when that is new enough. */
function pinnedNode() {
  const file = process.platform === "win32" ? "node.exe" : "node";
  const platform = process.platform === "win32" ? "win" : process.platform;
  const pinned = join(root, `node_modules/node-${platform}-${process.arch}/bin/${file}`);
  if (existsSync(pinned)) return pinned;
  if (Number(process.versions.node.split(".")[0]) >= neededMajor) return process.execPath;
  console.error(`On this platform the portal needs Node.js ${neededMajor} or newer; this is ${process.version}.`);
  return process.exit(3);
}

/** Runs a program to its end, passing signals on; resolves to its exit code. */
function run(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...nodeEnvironment, ...process.env },
      stdio: "inherit",
      shell: command === "npm" && process.platform === "win32",
    });
    const pass = (signal) => child.kill(signal);
    for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, pass);
    // npm that is killed does not tell its children; without it nobody could end them.
    const parent = process.ppid;
    const watch = setInterval(() => process.ppid !== parent && pass("SIGTERM"), 1000);
    child.once("error", reject);
    child.once("exit", (code, signal) => {
      clearInterval(watch);
      for (const each of ["SIGINT", "SIGTERM"]) process.off(each, pass);
      resolve(code ?? (signal ? 1 : 0));
    });
  });
}
