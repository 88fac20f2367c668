/**
 * Runs a cluster until Ctrl-C. Settings in the environment apply to its nodes; the folder of `--logs` receives their
 * logs.
 */
import { mkdirSync } from "node:fs";
import { env, exit } from "node:process";
import { setTimeout } from "node:timers/promises";
import { exitCodes, UsageError } from "#harness/cli/exit-codes.ts";
import { parsePort } from "#harness/cli/values.ts";
import { installPackages } from "#harness/test/debian-packages.ts";
import { settings } from "#portal/config/config.ts";
import { readTaskArguments } from "#portal/launch/task-arguments.mjs";
import { type Cluster, missingPrograms, startCluster } from "./cluster.ts";
import { isFree } from "./free-port.ts";

const { values } = readTaskArguments("npm run cluster -- [--port 3000] [--logs folder]", {
  options: { port: { type: "string", default: "0" }, logs: { type: "string" } },
});
const port = portOf(values.port);
if (values.logs !== undefined) mkdirSync(values.logs, { recursive: true });
if (port !== 0 && !(await isFree(port))) {
  console.error(`Port ${port} is in use; choose another one with --port.`);
  exit(1);
}
installPackages(missingPrograms(), "the cluster");
const missing = missingPrograms();
if (missing.length > 0) {
  console.error(`${missing.join(" and ")} cannot be found; on Debian: apt-get install ${missing.join(" ")}.`);
  exit(3);
}

// The listeners stay registered, so that a second signal does not end this process before its servers.
let isInterrupted = false;
const interrupted = new Promise<void>((resolve) => {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.on(signal, () => {
      isInterrupted = true;
      resolve();
    });
});

const given = Object.keys(settings.shape).flatMap((name) => (name !== "PORT" && env[name] ? [[name, env[name]]] : []));
console.log("Starting redis-server, two nodes and nginx …");
const cluster = await startCluster({
  port,
  environment: Object.fromEntries(given),
  hasMetrics: true,
  logFolder: values.logs,
}).catch(failed);
if (!isInterrupted) printAddresses(cluster);
const hasStarted = !isInterrupted;
await interrupted;
await cluster.stop();
exit(hasStarted ? 0 : 130);

function portOf(text: string): number {
  try {
    return parsePort(text);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    return exit(exitCodes.usage);
  }
}

/**
 * A terminal sends its signal to the servers too, so a starting server may fail: that is not an error. The signal may
 * reach a server first, and its end may be reported before this process receives its own.
 */
async function failed(error: unknown): Promise<never> {
  await Promise.race([interrupted, setTimeout(1000)]);
  if (isInterrupted) exit(130);
  console.error(error instanceof Error ? error.message : error);
  exit(1);
}

function printAddresses({ url, nodes, metrics, redis, cms, provider, secrets }: Cluster): void {
  console.log(`Cluster ready on ${url}`);
  for (const [index, node] of nodes.entries()) console.log(`  node ${index + 1}   ${node}   metrics ${metrics[index]}`);
  console.log(`  store    ${redis.url}`);
  console.log(`  CMS      ${cms.url}`);
  console.log(`  sign-in  ${provider.url}`);
  console.log(`  changes  CHANGED_SECRET=${secrets.CHANGED_SECRET}`);
  console.log("Press Ctrl-C to stop.");
}
