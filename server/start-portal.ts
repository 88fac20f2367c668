import { hostname } from "node:os";
import { join, resolve } from "node:path";
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
import { createApp } from "./http/app.ts";
import { ownTurn } from "./http/event-loop.ts";
import { createReadiness } from "./http/health.ts";
import { createLog, type Log } from "./http/log.ts";
import type { Tile } from "./http/map-tiles.ts";
import { installShutdown } from "./http/shutdown.ts";
import { createImageMetadata } from "./images/image-metadata.ts";
import { readBuildId } from "./pages/build-manifest.ts";
import { createSearch } from "./search/search.ts";
import type { SharedStore } from "./store/shared-store.ts";
import { events } from "./telemetry/events.ts";

interface Options {
  config: Config;
  root: string;
  isDevelopment: boolean;
  /** Messages for the log. */
  warnings: readonly string[];
  /** Reads the settings as they are now. */
  readEnvironment: () => Environment;
}

/** Starts the portal, with the embedded CMS and security provider when they are configured; resolves to its port. */
export async function startPortal({
  config,
  root,
  isDevelopment,
  warnings,
  readEnvironment,
}: Options): Promise<number> {
  const clock = systemClock;
  const about = {
    node: nameOfNode(config.port),
    build: isDevelopment ? "development" : readBuildId(join(root, "dist/client")),
  };
  const log = createLog(config.logLevel, undefined, about);
  for (const warning of warnings) log.warn({}, warning);
  const metrics = await startMetrics(config, about, log);
  const store = await openStore(config, log);
  const embedded = config.cms.url === null && config.cms.enabled ? await startEmbeddedCms(root) : null;
  const { headers, timeoutMs } = config.cms;
  const baseURL = config.cms.url ?? embedded?.url ?? "http://127.0.0.1:9";
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
  const search = createSearch({ read, config: { ...config, searchFolder }, clock, ownTurn, log });
  const services = { read, search, readImageMetadata, ownTurn, config, clock, log };
  const renderer = isDevelopment
    ? await (await import("./pages/renderer-development.ts")).loadRenderer(root, services)
    : await (await import("./pages/renderer-production.ts")).loadRenderer(root, services);
  const provider = await startProvider(config);
  const webs = (host?: string) => read().webs(host);
  const isReady = createReadiness(config.cms.enabled && !config.maintenance ? webs : null);
  // Answers that do not wait for the CMS, such as robots.txt, use the list of sites as soon as it is there.
  if (!(await isReady())) log.warn({}, "the list of sites cannot be read yet");
  const stopping = new AbortController();
  const app = await createApp({
    ...renderer,
    config,
    log,
    clock,
    ages: monotonicClock,
    siteHosts: async (asked) => (await webs(asked)).flatMap(({ host }) => host ?? []),
    isReady,
    stopping: stopping.signal,
    signIn:
      provider &&
      createSignIn({ config: config.auth, providerUrl: provider.url, webs, clock, ages: monotonicClock, store, log }),
    documents: config.cms.enabled ? source : null,
    drawTile: config.map.origin === null ? drawOwnTile : null,
    changes: tracksChanges ? { expireAnswers: read.expire, refreshSearch: search.catchUp, store } : null,
    onClose: async () => {
      search.close();
      store?.close();
      metrics?.close();
      await Promise.all([embedded?.close(), provider?.close?.()]);
    },
  });
  installShutdown({ app, log, stopping, delayMs: config.shutdownDelayMs });
  // The end of a terminal ends a portal that a person has started there.
  if (!process.stdout.isTTY) process.on("SIGHUP", createReload({ config, readEnvironment, log }));
  if (config.cms.enabled && !config.maintenance) search.keepCurrent();
  await app.listen({ port: config.port, host: config.host });
  const address = app.server.address();
  return typeof address === "object" && address ? address.port : config.port;
}

/** Tells the nodes of a portal apart in logs and metrics. */
function nameOfNode(port: number): string {
  return `${hostname()}:${port === 0 ? process.pid : port}`;
}

/** Null when nobody reads metrics; then nothing is counted. */
async function startMetrics({ operation }: Config, about: { node: string; build: string }, log: Log) {
  if (operation.metrics === null) return null;
  const [{ createMetrics }, { serveMetrics }] = await Promise.all([
    import("./telemetry/metrics.ts"),
    import("./telemetry/metrics-server.ts"),
  ]);
  const registry = createMetrics(about);
  const { contentType } = registry;
  const served = await serveMetrics({ ...operation.metrics, read: () => registry.metrics(), contentType });
  log.info({ port: served.port }, "metrics are served");
  return served;
}

/** Null for a node that shares nothing. */
async function openStore({ storeUrl: url, auth: { secrets } }: Config, log: Log): Promise<SharedStore | null> {
  if (url === null || secrets === null) return null;
  const { openSharedStore } = await import("./store/shared-store.ts");
  return openSharedStore({ url, secrets, log });
}

function shareAnswers(store: SharedStore, { cms, staleMaxMs }: Config): SharedAnswers {
  const { url, headers, parameters, timeoutMs } = cms;
  const scope = JSON.stringify([url, headers, parameters]);
  return createSharedAnswers({ store, scope, staleMaxMs, lockMs: timeoutMs + 1000 });
}

async function startEmbeddedCms(root: string) {
  const [{ readStore }, { serveReplay }] = await Promise.all([
    import("#embedded/replay/store.ts"),
    import("#embedded/replay/serve.ts"),
  ]);
  return serveReplay({ store: readStore(join(root, "fixtures")), clock: systemClock, port: 0 });
}

/** Null when sign-in is switched off. */
async function startProvider({
  auth: { provider },
  allowedHosts,
}: Config): Promise<{ url: string; close?: () => Promise<void> } | null> {
  if (provider.kind === "none") return null;
  if (provider.kind === "url") return { url: provider.url };
  const { serveProvider } = await import("#embedded/provider/serve.ts");
  return serveProvider({ clock: systemClock, port: 0, redirectHosts: allowedHosts });
}

/** Loads the geometry with the first tile. */
async function drawOwnTile(tile: Tile): Promise<string> {
  const { drawTile } = await import("#embedded/tiles/draw-tile.ts");
  return drawTile(tile);
}
