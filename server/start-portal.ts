import { resolve } from "node:path";
import process from "node:process";
import type { Web } from "#schemas/site/web.ts";
import { createSignIn } from "./auth/create-sign-in.ts";
import type { SignIn } from "./auth/sign-in.ts";
import { unknownChange } from "./changes/change.ts";
import { monotonicClock, systemClock } from "./clock.ts";
import type { Config } from "./config/config.ts";
import { createReload } from "./config/reload.ts";
import type { Environment } from "./config/settings.ts";
import { type EmbeddedServices, startEmbedded } from "./embedded-services.ts";
import { onHeldSignal } from "./held-signals.mjs";
import { createApp } from "./http/app.ts";
import { createReadiness } from "./http/health.ts";
import type { LevelledLog } from "./http/log.ts";
import type { OwnMap } from "./http/map-tiles.ts";
import { retainAssets } from "./http/retained-assets.ts";
import { installShutdown } from "./http/shutdown.ts";
import { startListening } from "./http/start-listening.ts";
import { warmUp } from "./pages/warm-up.ts";
import { createThreadBuild } from "./search/build/build-in-thread.ts";
import { createServices } from "./services.ts";
import { openStore } from "./store/open-store.ts";
import type { SharedStore } from "./store/shared-store.ts";
import type { About } from "./telemetry/metrics.ts";
import { startMetrics } from "./telemetry/start-metrics.ts";
import type { WorkerData } from "./workers/messages.ts";

interface Options {
  config: Config;
  root: string;
  isDevelopment: boolean;
  log: LevelledLog;
  /** Node and build, as labels of metrics. */
  about: About;
  /** Reads the current settings. */
  readEnvironment: () => Environment;
  /** Data from the primary process; null for a single process. */
  worker: WorkerData | null;
}

/** Starts the portal, with the embedded CMS and security provider where none are configured. Resolves to its port. */
export async function startPortal(options: Options): Promise<number> {
  const { config, root, isDevelopment, log, about, worker } = options;
  const isWorker = worker !== null;
  const metrics = await startMetrics(config, { about, log, isWorker });
  const store = await openStore(config, { log, isWorker });
  let showFixtures: (error: Error | null) => void = () => {};
  const onFixtures = isDevelopment ? (error: Error | null) => showFixtures(error) : null;
  const ownEmbedded = worker ? null : await startEmbedded(config, root, onFixtures);
  const embedded = worker?.embedded ?? ownEmbedded;
  const source = documentSourceOf(config, embedded?.cmsUrl);
  const tracksChanges = store !== null || config.changedSecrets !== null;
  const services = createServicesFor(options, { source, store, tracksChanges });
  const { read, search, forms } = services;
  const renderer = await loadRenderer(options, { services, fixtureError: ownEmbedded?.fixtureError });
  showFixtures = async (error) => {
    if (error) log.error({ reason: error.message }, "fixtures cannot be read; showing the last good ones");
    await read.expire(unknownChange);
    await search.refreshAfterChange().catch((err: unknown) => log.warn({ err }, "search index not updated yet"));
    if ("reload" in renderer) renderer.reload();
  };
  const webs = (host?: string) => read().webs(host);
  const usesCms = config.cms.enabled && !config.maintenance;
  const [host = "localhost"] = config.allowedHosts;
  const isReady = await prepare(usesCms ? webs : null, {
    log,
    warmUp: async (webs) => {
      if (!isDevelopment) await warmUp({ host, webs, ...renderer, log });
    },
  });
  const stopping = new AbortController();
  const app = await createApp({
    ...renderer,
    ...clocks,
    config,
    log,
    siteHosts: async (requested) => (await webs(requested)).flatMap(({ host }) => host ?? []),
    isReady,
    stopping: stopping.signal,
    signIn: createSignInFor(options, { embedded, webs, store }),
    uploads: forms,
    documents: config.cms.enabled ? source : null,
    ownMap: config.map.origin === null ? await createOwnMap(options) : null,
    changes: tracksChanges ? { answers: read, refreshSearch: search.refreshAfterChange, store } : null,
    onClose: async () => {
      search.close();
      await forms.close();
      store?.close();
      await metrics?.close();
      await ownEmbedded?.close();
    },
  });
  installShutdown({ app, log, stopping, delayMs: config.shutdownDelayMs });
  reloadOnSignal(options, store);
  if (usesCms) search.startRefreshing();
  forms.start();
  await startListening({ port: "PORT", host: "HOST" }, app.listen({ port: config.port, host: config.host }));
  const address = app.server.address();
  return typeof address === "object" && address ? address.port : config.port;
}

/** Longest wait for the list of sites at the start, in milliseconds. */
const startWaitMs = 2000;

interface Preparation {
  warmUp: (webs: readonly Web[]) => Promise<void>;
  log: LevelledLog;
}

/**
 * Reads the list of sites and warms up. Returns the readiness check, which continues this if the CMS does not answer yet.
 * Routes that need no CMS, such as robots.txt, use the list once it has been read.
 */
async function prepare(
  readSites: (() => Promise<readonly Web[]>) | null,
  { warmUp, log }: Preparation,
): Promise<() => Promise<boolean>> {
  if (!readSites) return createReadiness(null);
  let failure: unknown;
  let webs: readonly Web[] = [];
  const hasRead = createReadiness(async () => {
    webs = await readSites().catch((error: unknown) => {
      failure = error;
      throw error;
    });
  });
  let warmingUp: Promise<void> | null = null;
  const warmUpOnce = () => (warmingUp ??= warmUp(webs));
  if (await hasRead(startWaitMs)) await warmUpOnce();
  else log.warn({ err: failure }, "list of sites cannot be read yet; answering 503 until it can");
  const isWarm = createReadiness(warmUpOnce);
  return async () => (await hasRead()) && isWarm();
}

const clocks = { clock: systemClock, ages: monotonicClock };

/** Source of CMS documents; without a CMS, an address that refuses connections. */
function documentSourceOf({ cms: { url, headers, timeoutMs } }: Config, embeddedUrl: string | null = null) {
  return { baseURL: url ?? embeddedUrl ?? "http://127.0.0.1:9", headers, timeoutMs };
}

function createServicesFor(
  { config, root, log, about, readEnvironment, worker }: Options,
  { source, store, tracksChanges }: Pick<Parameters<typeof createServices>[0], "source" | "store" | "tracksChanges">,
) {
  return createServices({
    config,
    root,
    source,
    store,
    tracksChanges,
    worker: worker?.number ?? null,
    log,
    buildFile: createThreadBuild({ env: readEnvironment(), cmsUrl: source.baseURL, about }),
  });
}

/** Reloads the settings on SIGHUP. At a terminal SIGHUP means that the terminal was closed and has to end the process. */
function reloadOnSignal({ config, readEnvironment, log }: Options, store: SharedStore | null): void {
  if (process.stdout.isTTY) return;
  onHeldSignal("SIGHUP", createReload({ config, readEnvironment, log, onSecrets: () => store?.followSecrets() }));
}

/**
 * Loads the renderer from the sources (development) or from the build. With an assets folder, the assets of earlier
 * builds are retained in it.
 */
async function loadRenderer(
  { config, root, isDevelopment, log }: Options,
  {
    services,
    fixtureError = () => null,
  }: { services: ReturnType<typeof createServices>; fixtureError?: (() => Error | null) | undefined },
) {
  if (isDevelopment)
    return (await import("./pages/renderer-development.ts")).loadRenderer(root, services, fixtureError);
  const renderer = await (await import("./pages/renderer-production.ts")).loadRenderer(root, services);
  const { assetsFolder: folder } = config.operation;
  if (folder === null) return renderer;
  return {
    ...renderer,
    clientRoot: retainAssets({ clientRoot: renderer.clientRoot, folder, clock: systemClock, log }),
  };
}

interface SignInSources {
  /** The embedded services of this node or its primary process; null when none were started. */
  embedded: Pick<EmbeddedServices, "providerUrl" | "clientSecret"> | null;
  webs: (host: string) => Promise<readonly Web[]>;
  store: SharedStore | null;
}

/** Creates sign-in with the configured or the embedded provider; null when sign-in is off. */
function createSignInFor({ config: { auth, forms }, log }: Options, sources: SignInSources): SignIn | null {
  const { embedded, webs, store } = sources;
  const providerUrl = auth.provider.kind === "url" ? auth.provider.url : (embedded?.providerUrl ?? null);
  if (providerUrl === null) return null;
  const clientSecret = embedded?.clientSecret ?? auth.oidc.clientSecret;
  const config = { ...auth, oidc: { ...auth.oidc, clientSecret } };
  return createSignIn({ ...clocks, config, providerUrl, webs, store, proxies: forms.proxies ?? 0, log });
}

/** Creates the map of the portal, which loads its geometry with the first tile. */
async function createOwnMap({ config: { map }, root, log }: Options): Promise<OwnMap> {
  if (map.streetsFile === null) return groundMap;
  const { createStreetMap } = await import("#embedded/streets/street-map.ts");
  return createStreetMap({ path: resolve(root, map.streetsFile), clock: monotonicClock, log });
}

const groundMap: OwnMap = {
  readVersion: async () => "",
  async drawTile(tile) {
    const { drawTile } = await import("#embedded/tiles/draw-tile.ts");
    return { text: drawTile(tile), isLasting: true };
  },
  async writeNames() {
    const { names } = await import("#embedded/tiles/names.ts");
    return { text: JSON.stringify(names), isLasting: true };
  },
};
