/** Runs a cluster until Ctrl-C: npm run cluster [-- --port 3000]. Settings in the environment go to its nodes. */
import { once } from "node:events";
import { env, exit } from "node:process";
import { parseArgs } from "node:util";
import { parsePort } from "#harness/cli/values.ts";
import { installPackages } from "#harness/test/debian-packages.ts";
import { settings } from "#server/config/config.ts";
import { missingPrograms, startCluster } from "./cluster.ts";

const { values } = parseArgs({ options: { port: { type: "string", default: "0" } } });
installPackages(missingPrograms(), "the cluster");
const missing = missingPrograms();
if (missing.length > 0) {
  console.error(`${missing.join(" and ")} cannot be found; on Debian: apt-get install ${missing.join(" ")}.`);
  exit(3);
}

const given = Object.keys(settings.shape).flatMap((name) => (name !== "PORT" && env[name] ? [[name, env[name]]] : []));
const ended = Promise.race(["SIGINT", "SIGTERM"].map((signal) => once(process, signal)));
const cluster = await startCluster({ port: parsePort(values.port), environment: Object.fromEntries(given) });
console.log(`Cluster ready on ${cluster.url}`);
for (const [index, url] of cluster.nodes.entries()) console.log(`  node ${index + 1}   ${url}`);
console.log(`  store    ${cluster.redis.url}`);
console.log(`  CMS      ${cluster.cms.url}`);
console.log(`  sign-in  ${cluster.provider.url}`);
console.log(`  changes  CHANGED_SECRET=${cluster.secrets.CHANGED_SECRET}`);
console.log("Ctrl-C ends them all.");
await ended;
await cluster.stop();
