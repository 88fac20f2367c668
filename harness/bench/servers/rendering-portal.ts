/** Runs the built portal with a cache that holds no rendered part of a page: React renders each page that is sent. */
import "#harness/bench/production.ts";
import { root } from "#harness/bench/root.ts";
import { parseConfig } from "#portal/config/config.ts";
import { createLog } from "#portal/http/log.ts";
import { startPortal } from "#portal/start-portal.ts";

const config = { ...parseConfig(process.env), partCacheBytes: 1 };
const port = await startPortal({
  config,
  root,
  isDevelopment: false,
  log: createLog(config.logLevel),
  about: { node: "bench", build: "bench" },
  readEnvironment: () => process.env,
  worker: null,
});
console.log(`Portal ready on http://localhost:${port}`);
