import { resolve } from "node:path";
import { monotonicClock, systemClock } from "./clock.ts";
import { withBreaker } from "./cms/breaker.ts";
import { createCmsClient } from "./cms/client.ts";
import { createContentService } from "./cms/content-service.ts";
import { observed } from "./cms/observed-client.ts";
import { createSharedAnswers, type SharedAnswers } from "./cms/shared-answers.ts";
import type { Config } from "./config/config.ts";
import type { DocumentSource } from "./http/documents.ts";
import { ownTurn } from "./http/event-loop.ts";
import type { Log } from "./http/log.ts";
import { createImageMetadata } from "./images/image-metadata.ts";
import type { BuildFile } from "./search/build/in-thread.ts";
import { createSearch } from "./search/search.ts";
import type { SharedStore } from "./store/shared-store.ts";
import { events } from "./telemetry/events.ts";

interface Options {
  config: Config;
  root: string;
  /** Address, headers and timeout of the CMS. */
  source: DocumentSource;
  store: SharedStore | null;
  /** True where the CMS tells of changes. */
  tracksChanges: boolean;
  /** Number of a worker; null for a process of its own. */
  worker: number | null;
  log: Log;
  /** Builds an index that has a file. */
  buildFile: BuildFile;
}

/** Creates what pages are made of: the reader of the CMS, the search index and the metadata of images. */
export function createServices({ config, root, source, store, tracksChanges, worker, log, buildFile }: Options) {
  const answers = store ? { answers: shareAnswers(store, config) } : {};
  const client = createClient(config, source.baseURL, log);
  const read = createContentService({ ...config, client, ...answers, tracksChanges, clock: monotonicClock, log });
  const searchFolder = config.searchFolder && resolve(root, config.searchFolder);
  const clock = systemClock;
  const search = createSearch({ read, config: { ...config, searchFolder, worker }, clock, ownTurn, log, buildFile });
  const readImageMetadata = createImageMetadata({ ...config, source, clock: monotonicClock, log });
  return { read, search, readImageMetadata, ownTurn, config, clock, log };
}

/** Creates the client of the CMS; the log and the metrics say when it stops to answer and when it answers again. */
function createClient({ cms }: Config, baseURL: string, log: Log) {
  return withBreaker(observed(createCmsClient({ ...cms, baseURL })), {
    onChange(part, isDown) {
      events.cmsChanged.publish({ part, isDown });
      if (isDown) log.error({ part }, "the CMS does not answer");
      else log.info({ part }, "the CMS answers again");
    },
  });
}

function shareAnswers(store: SharedStore, { cms, staleMaxMs }: Config): SharedAnswers {
  const { url, headers, parameters, timeoutMs } = cms;
  const scope = JSON.stringify([url, headers, parameters]);
  return createSharedAnswers({ store, scope, staleMaxMs, lockMs: timeoutMs + 1000 });
}
