/** Worker thread that reads the CMS and builds an index in a file. It ends with an error when the CMS fails. */
import { workerData } from "node:worker_threads";
import { monotonicClock, systemClock } from "#server/clock.ts";
import { createCmsClient } from "#server/cms/client.ts";
import { createContentService } from "#server/cms/content-service.ts";
import { parseConfig } from "#server/config/config.ts";
import { createLog } from "#server/http/log.ts";
import { createIndex } from "#server/search/open-index.ts";
import type { BuildTask } from "./build-in-thread.ts";
import { buildIndex } from "./build-index.ts";

const { env, cmsUrl, about, file, settings }: BuildTask = workerData;
const config = parseConfig(env);
const log = createLog(config.logLevel, undefined, about);
const client = createCmsClient({ ...config.cms, baseURL: cmsUrl });
const read = createContentService({ ...config, client, clock: monotonicClock, now: systemClock.now, log });
const database = createIndex(file, settings);
try {
  await buildIndex(database, config, { read, now: systemClock.now, yieldToRequests: async () => {}, log });
} finally {
  database.close();
}
