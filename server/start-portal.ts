import { resolve } from "node:path";
import process from "node:process";
import { createSignIn } from "./auth/create-sign-in.ts";
import { monotonicClock, systemClock } from "./clock.ts";
import { withBreaker } from "./cms/breaker.ts";
import { createCmsClient } from "./cms/client.ts";
import { createContentService } from "./cms/content-service.ts";
import { observed } from "./cms/observed-client.ts";
import { createSharedAnswers, type SharedAnswers } from "./cms/shared-answers.ts";
import type { Config } from "./config/config.ts";
import { createReload } from "./config/reload.ts";
import type { Environment } from "./config/settings.ts";
import { startEmbedded } from "./embedded-services.ts";
import { createApp } from "./http/app.ts";
import { ownTurn } from "./http/event-loop.ts";
import { createReadiness } from "./http/health.ts";
import { keepAssets } from "./http/kept-assets.ts";
import type { LevelledLog, Log } from "./http/log.ts";
import type { OwnMap } from "./http/map-tiles.ts";
import { installShutdown } from "./http/shutdown.ts";
import { startListening } from "./http/start-listening.ts";
import { createImageMetadata } from "./images/image-metadata.ts";
import { createSearch } from "./search/search.ts";
import type { SharedStore } from "./store/shared-store.ts";
import { events } from "./telemetry/events.ts";
import type { About } from "./telemetry/metrics.ts";
import type { WorkerData } from "./workers/messages.ts";

interface Options {
  config: Config;
  root: string;
  isDevelopment: boolean;
  log: LevelledLog;
  /** Names node and build in metrics. */
  about: About;
  /** Reads the settings as they are now. */
  readEnvironment: () => Environment;
  /** Null for a process of its own, which starts what it needs itself. */
  worker: WorkerData | null;
}

/** Starts the portal, with the embedded CMS and security provider when they are configured; resolves to its port. */
export async function startPortal({
  config,
  root,
  isDevelopment,
  log,
  about,
  readEnvironment,
  worker,
}: Options): Promise<number> {
  const clock = systemClock;
  const metrics = await startMetrics(config, { about, log, isWorker: worker !== null });
  const store = await openStore(config, log, worker !== null);
  const own = worker ? null : await startEmbedded(config, root);
  const embedded = worker?.embedded ?? own;
  const { headers, timeoutMs } = config.cms;
  const baseURL = config.cms.url ?? embedded?.cmsUrl ?? "http://127.0.0.1:9";
  const client = withBreaker(observed(createCmsClient({ ...config.cms, baseURL })), {
    onChange(part, isDown) {
      events.cmsChanged.publish({ part, isDown });
      if (isDown) log.error({ part }, "the CMS does not answer");
      else log.info({ part }, "the CMS answers again");
    },
  });
  const tracksChanges = store !== null || config.changedSecrets !== null;
  const answers = store ? { answers: shareAnswers(store, config) } : {};
  const read = createContentService({ ...config, client, ...answers, tracksChanges, clock: monotonicClock, log });
  const source = { baseURL, headers, timeoutMs };
  const readImageMetadata = createImageMetadata({ ...config, source, clock: monotonicClock, log });
  const searchFolder = config.searchFolder && resolve(root, config.searchFolder);
  const search = createSearch({
    read,
    config: { ...config, searchFolder, worker: worker?.number ?? null },
    clock,
    ownTurn,
    log,
  });
  const services = { read, search, readImageMetadata, ownTurn, config, clock, log };
  const renderer = isDevelopment
    ? await (await import("./pages/renderer-development.ts")).loadRenderer(root, services)
    : await (await import("./pages/renderer-production.ts")).loadRenderer(root, services);
  const { assetsFolder: folder } = config.operation;
  const clientRoot =
    renderer.clientRoot !== null && folder !== null
      ? keepAssets({ clientRoot: renderer.clientRoot, folder, clock, log })
      : renderer.clientRoot;
  const { provider } = config.auth;
  const providerUrl = provider.kind === "url" ? provider.url : (embedded?.providerUrl ?? null);
  const webs = (host?: string) => read().webs(host);
  const isReady = createReadiness(config.cms.enabled && !config.maintenance ? webs : null);
  // Answers that do not wait for the CMS, such as robots.txt, use the list of sites as soon as it is there.
  if (!(await isReady())) log.warn({}, "the list of sites cannot be read yet");
  const stopping = new AbortController();
  const app = await createApp({
    ...renderer,
    clientRoot,
    config,
    log,
    clock,
    ages: monotonicClock,
    siteHosts: async (asked) => (await webs(asked)).flatMap(({ host }) => host ?? []),
    isReady,
    stopping: stopping.signal,
    signIn:
      providerUrl !== null
        ? createSignIn({ config: config.auth, providerUrl, webs, clock, ages: monotonicClock, store, log })
        : null,
    documents: config.cms.enabled ? source : null,
    ownMap: config.map.origin === null ? ownMap : null,
    changes: tracksChanges ? { answers: read, refreshSearch: search.catchUp, store } : null,
    onClose: async () => {
      search.close();
      store?.close();
      await metrics?.close();
      await own?.close();
    },
  });
  installShutdown({ app, log, stopping, delayMs: config.shutdownDelayMs });
  // The end of a terminal ends a portal that a person has started there.
  if (!process.stdout.isTTY)
    process.on("SIGHUP", createReload({ config, readEnvironment, log, onSecrets: () => store?.followSecrets() }));
  if (config.cms.enabled && !config.maintenance) search.keepCurrent();
  await startListening({ port: "PORT", host: "HOST" }, app.listen({ port: config.port, host: config.host }));
  const address = app.server.address();
  return typeof address === "object" && address ? address.port : config.port;
}

/** Null when nobody reads metrics; then nothing is counted. Those of workers are read through the primary process. */
async function startMetrics(
  { operation }: Config,
  { about, log, isWorker }: { about: About; log: Log; isWorker: boolean },
) {
  if (operation.metrics === null) return null;
  const { createMetrics } = await import("./telemetry/metrics.ts");
  const registry = createMetrics(about);
  if (isWorker) {
    const { offerMetrics } = await import("./telemetry/worker-metrics.ts");
    return { close: offerMetrics(registry) };
  }
  const { serveMetrics } = await import("./telemetry/metrics-server.ts");
  const { contentType } = registry;
  const serving = serveMetrics({ ...operation.metrics, read: () => registry.metrics(), contentType });
  const served = await startListening({ port: "METRICS_PORT", host: "METRICS_HOST" }, serving);
  log.info({ port: served.port }, "metrics are served");
  return served;
}

/** Null for a node that shares nothing. */
async function openStore(
  { storeUrl: url, auth: { secrets } }: Config,
  log: Log,
  isWorker: boolean,
): Promise<SharedStore | null> {
  if (url === null && isWorker) return (await import("./workers/primary-store.ts")).openPrimaryStore();
  if (url === null || secrets === null) return null;
  const { openSharedStore } = await import("./store/shared-store.ts");
  return openSharedStore({ url, secrets, log });
}

function shareAnswers(store: SharedStore, { cms, staleMaxMs }: Config): SharedAnswers {
  const { url, headers, parameters, timeoutMs } = cms;
  const scope = JSON.stringify([url, headers, parameters]);
  return createSharedAnswers({ store, scope, staleMaxMs, lockMs: timeoutMs + 1000 });
}

/** Loads the geometry with the first tile. */
const ownMap: OwnMap = {
  async drawTile(tile) {
    const { drawTile } = await import("#embedded/tiles/draw-tile.ts");
    return drawTile(tile);
  },
  async writeNames() {
    const { names } = await import("#embedded/tiles/names.ts");
    return JSON.stringify(names);
  },
};
