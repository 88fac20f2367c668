/**
 * Installs the packages on a machine with Node.js 20 or newer and npm, and runs programs on the Node.js version that
 * the project pins as a package.
 */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { constants } from "node:os";
import { dirname, join } from "node:path";
import process from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";
import { isNewEnough, neededMajor, nodeEnvironment } from "#server/node-options.mjs";
import { outdatedPackages } from "./installed-packages.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");

const endWithParent = pathToFileURL(join(root, "server/launch/end-with-parent.mjs")).href;

/**
 * Runs programs one after another in the project root, on the pinned Node.js, after installing missing or outdated
 * packages. Resolves to the exit code of the first one that fails, else 0.
 */
export async function runPrograms(programs) {
  await install();
  for (const program of programs) {
    const code = await run(pinnedNode(), ["--import", endWithParent, ...program], ["inherit", "inherit", "ipc"]);
    if (code !== 0) return code;
  }
  return 0;
}

/** Reports progress on stderr: stdout belongs to the programs. */
async function install() {
  if (outdatedPackages(root)?.length === 0) return;
  console.error("Installing the packages of package-lock.json (npm ci) …");
  const npm = process.env.npm_execpath;
  const code = npm ? await run(process.execPath, [npm, "ci"], [2, 2]) : await run("npm", ["ci"], [2, 2]);
  if (code !== 0) {
    console.error("The packages could not be installed; npm's messages above say why.");
    process.exit(code);
  }
}

/** Returns the pinned Node.js. Platforms without a package use the system's Node.js, if it is new enough. */
function pinnedNode() {
  const file = process.platform === "win32" ? "node.exe" : "node";
  const platform = process.platform === "win32" ? "win" : process.platform;
  const pinned = join(root, `node_modules/node-${platform}-${process.arch}/bin/${file}`);
  if (existsSync(pinned)) return pinned;
  if (isNewEnough) return process.execPath;
  console.error(`On this platform the portal needs Node.js ${neededMajor} or newer; this is ${process.version}.`);
  return process.exit(3);
}

/** Signals to forward: shutdown, reload of settings, restart of workers. */
const passedOn = process.platform === "win32" ? ["SIGINT", "SIGTERM"] : ["SIGINT", "SIGTERM", "SIGHUP", "SIGUSR2"];

/** Runs a program to its end and forwards signals; resolves to its exit code. */
function run(command, args, outputs) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...nodeEnvironment, ...process.env },
      stdio: ["inherit", ...outputs],
      shell: command === "npm" && process.platform === "win32",
    });
    const pass = (signal) => child.kill(signal);
    for (const signal of passedOn) process.on(signal, pass);
    // A killed npm does not stop its children; without this watch they would be orphaned.
    const parent = process.ppid;
    const watch = setInterval(() => process.ppid !== parent && pass("SIGTERM"), 1000);
    child.once("error", reject);
    child.once("exit", (code, signal) => {
      clearInterval(watch);
      for (const each of passedOn) process.off(each, pass);
      resolve(code ?? 128 + constants.signals[signal]);
    });
  });
}
