import { join, resolve } from "node:path";
import { authPaths } from "#schemas/visitor/auth-paths.ts";
import { createClientKeys } from "./auth/oidc/client-keys.ts";
import { systemClock } from "./clock.ts";
import type { Config } from "./config/config.ts";
import { ConfigError, reasonOf } from "./config/settings.ts";

export interface EmbeddedServices {
  /** Address of the embedded service; null when it was not started. */
  cmsUrl: string | null;
  providerUrl: string | null;
  /** Secret of the portal at the embedded OpenID provider; null without one. */
  clientSecret: string | null;
  /** In development: why the files of the embedded CMS cannot be read; null when they can. */
  fixtureError?: () => Error | null;
  close(): Promise<void>;
}

/**
 * Checks the file with the streets of the map. Starts the embedded CMS and the embedded security provider, each only when
 * no external one is configured. With `onFixtures` the CMS follows its files, and calls it after each change.
 */
export async function startEmbedded(
  config: Config,
  root: string,
  onFixtures: ((error: Error | null) => void) | null = null,
): Promise<EmbeddedServices> {
  const { cms: source, auth, allowedHosts, map } = config;
  if (map.streetsFile !== null) await checkStreets(resolve(root, map.streetsFile));
  const start = onFixtures ? () => startWatchedCms(root, onFixtures) : () => startCms(root);
  const cms = source.url === null && source.enabled ? await start() : null;
  const isEmbedded = auth.provider.kind === "embedded";
  const openId = isEmbedded && auth.kind === "oidc" ? await startOpenId(config) : null;
  const provider = isEmbedded && openId === null ? await startProvider(allowedHosts) : openId;
  return {
    cmsUrl: cms?.url ?? null,
    providerUrl: provider?.url ?? null,
    clientSecret: openId?.clientSecret ?? null,
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

/** Throws ConfigError where the embedded OpenID provider is not installed. */
async function startOpenId({ allowedHosts: redirectHosts, auth: { oidc }, port }: Config) {
  const { OpenIdProviderMissing, serveOpenIdProvider } = await import("#embedded/openid/serve.ts");
  const portal = {
    id: oidc.clientId,
    ...(oidc.clientKeys && { keys: await createClientKeys(oidc.clientKeys).publicSet() }),
    ...(oidc.clientSecret !== null && { secret: oidc.clientSecret }),
    ...(port !== 0 && { backchannelLogoutUri: `http://localhost:${port}${authPaths.backchannelLogout}` }),
  };
  return serveOpenIdProvider({ port: 0, redirectHosts, portal }).catch((error: unknown) => {
    throw error instanceof OpenIdProviderMissing ? new ConfigError(`OIDC_ISSUER: ${error.message}`) : error;
  });
}
