import { resolve } from "node:path";
import { monotonicClock, systemClock } from "./clock.ts";
import { withBreaker } from "./cms/breaker.ts";
import { createCmsClient } from "./cms/client.ts";
import { createContentService } from "./cms/content-service.ts";
import { instrumented } from "./cms/instrumented-client.ts";
import { createSharedAnswers, type SharedAnswers } from "./cms/shared-answers.ts";
import type { Config } from "./config/config.ts";
import { createForms } from "./forms/forms.ts";
import type { DocumentSource } from "./http/documents.ts";
import { yieldToRequests } from "./http/event-loop.ts";
import type { Log } from "./http/log.ts";
import { createImageMetadata } from "./images/image-metadata.ts";
import type { BuildFile } from "./search/build/build-in-thread.ts";
import { createSearch } from "./search/search.ts";
import type { SharedStore } from "./store/shared-store.ts";
import { events } from "./telemetry/events.ts";

interface Options {
  config: Config;
  root: string;
  /** Address, headers and timeout of the CMS. */
  source: DocumentSource;
  store: SharedStore | null;
  /** True when the CMS reports changes. */
  tracksChanges: boolean;
  /** Worker number; null when there are no workers. */
  worker: number | null;
  log: Log;
  buildFile: BuildFile;
}

/** Creates the services that rendering needs: CMS reader, search index and image metadata. */
export function createServices({ config, root, source, store, tracksChanges, worker, log, buildFile }: Options) {
  const answers = store ? { answers: shareAnswers(store, config) } : {};
  const client = createClient(config, source.baseURL, log);
  const read = createContentService({
    ...config,
    client,
    ...answers,
    knownWebs: () => search.sites(config.staleMaxMs),
    tracksChanges,
    clock: monotonicClock,
    now: systemClock.now,
    log,
  });
  const searchFolder = config.searchFolder && resolve(root, config.searchFolder);
  const clock = systemClock;
  const search = createSearch({
    read,
    config: { ...config, searchFolder, worker },
    clock,
    ages: monotonicClock,
    yieldToRequests,
    log,
    buildFile,
  });
  const readImageMetadata = createImageMetadata({ ...config, source, clock: monotonicClock, log });
  const forms = createForms({
    config: config.forms,
    secrets: config.auth.secrets,
    root,
    // Without a store of their own address, workers share one that a restart empties.
    store: config.storeUrl === null ? null : store,
    clock,
    log,
  });
  return { read, search, forms, readImageMetadata, yieldToRequests, config, clock, log };
}

/** Creates the CMS client with a circuit breaker, whose changes are logged and counted. */
function createClient({ cms }: Config, baseURL: string, log: Log) {
  return withBreaker(instrumented(createCmsClient({ ...cms, baseURL })), {
    onChange(part, isDown) {
      events.cmsChanged.publish({ part, isDown });
      if (isDown) log.error({ part }, "CMS requests are failing; serving cached content and retrying");
      else log.info({ part }, "CMS answers again");
    },
  });
}

function shareAnswers(store: SharedStore, { cms, staleMaxMs }: Config): SharedAnswers {
  const { url, headers, parameters, timeoutMs } = cms;
  const scope = JSON.stringify([url, headers, parameters]);
  return createSharedAnswers({ store, scope, staleMaxMs, lockMs: timeoutMs + 1000 });
}
