import { join, resolve } from "node:path";
import { systemClock } from "./clock.ts";
import type { Config } from "./config/config.ts";
import { ConfigError, reasonOf } from "./config/settings.ts";

export interface EmbeddedServices {
  /** Address of the embedded service; null when it was not started. */
  cmsUrl: string | null;
  providerUrl: string | null;
  /** In development: why the files of the embedded CMS cannot be read; null when they can. */
  fixtureError?: () => Error | null;
  close(): Promise<void>;
}

/**
 * Checks the file with the streets of the map. Starts the embedded CMS and the embedded security provider, each only when
 * no external one is configured. With `onFixtures` the CMS follows its files, and calls it after each change.
 */
export async function startEmbedded(
  { cms: { url, enabled }, auth, allowedHosts, map }: Config,
  root: string,
  onFixtures: ((error: Error | null) => void) | null = null,
): Promise<EmbeddedServices> {
  if (map.streetsFile !== null) await checkStreets(resolve(root, map.streetsFile));
  const start = onFixtures ? () => startWatchedCms(root, onFixtures) : () => startCms(root);
  const cms = url === null && enabled ? await start() : null;
  const provider = auth.provider.kind === "embedded" ? await startProvider(allowedHosts) : null;
  return {
    cmsUrl: cms?.url ?? null,
    providerUrl: provider?.url ?? null,
    ...(cms && "error" in cms && { fixtureError: cms.error }),
    close: async () => void (await Promise.all([cms?.close(), provider?.close()])),
  };
}

/** Throws ConfigError for a file that cannot be used. One that is lost later only costs the streets. */
async function checkStreets(path: string): Promise<void> {
  const { openStreetsFile } = await import("#embedded/streets/streets-file.ts");
  await openStreetsFile(path).catch((error: unknown) => {
    throw new ConfigError(`MAP_PMTILES: ${reasonOf(error)}`);
  });
}

async function startCms(root: string) {
  const [{ readStore }, { serveReplay }] = await Promise.all([
    import("#embedded/replay/store.ts"),
    import("#embedded/replay/serve.ts"),
  ]);
  return serveReplay({ store: readStore(join(root, "fixtures")), clock: systemClock, port: 0, isKeptCurrent: true });
}

async function startWatchedCms(root: string, onFixtures: (error: Error | null) => void) {
  const [{ watchStore }, { serveReplay }] = await Promise.all([
    import("#embedded/replay/watch-store.ts"),
    import("#embedded/replay/serve.ts"),
  ]);
  const watched = watchStore(join(root, "fixtures"), ({ store, error }) => {
    if (error === null) cms.setStore(store);
    onFixtures(error);
  });
  const cms = await serveReplay({ store: watched.store, clock: systemClock, port: 0 });
  const close = async () => {
    watched.close();
    await cms.close();
  };
  return { url: cms.url, close, error: () => watched.error };
}

async function startProvider(redirectHosts: readonly string[]) {
  const { serveProvider } = await import("#embedded/provider/serve.ts");
  return serveProvider({ clock: systemClock, port: 0, redirectHosts });
}
