import { join } from "node:path";
import { systemClock } from "./clock.ts";
import type { Config } from "./config/config.ts";

export interface EmbeddedServices {
  /** Address of the embedded service; null when it was not started. */
  cmsUrl: string | null;
  providerUrl: string | null;
  close(): Promise<void>;
}

/** Starts the embedded CMS and the embedded security provider, each only when no external one is configured. */
export async function startEmbedded(
  { cms: { url, enabled }, auth, allowedHosts }: Config,
  root: string,
): Promise<EmbeddedServices> {
  const cms = url === null && enabled ? await startCms(root) : null;
  const provider = auth.provider.kind === "embedded" ? await startProvider(allowedHosts) : null;
  return {
    cmsUrl: cms?.url ?? null,
    providerUrl: provider?.url ?? null,
    close: async () => void (await Promise.all([cms?.close(), provider?.close()])),
  };
}

async function startCms(root: string) {
  const [{ readStore }, { serveReplay }] = await Promise.all([
    import("#embedded/replay/store.ts"),
    import("#embedded/replay/serve.ts"),
  ]);
  return serveReplay({ store: readStore(join(root, "fixtures")), clock: systemClock, port: 0, isKeptCurrent: true });
}

async function startProvider(redirectHosts: readonly string[]) {
  const { serveProvider } = await import("#embedded/provider/serve.ts");
  return serveProvider({ clock: systemClock, port: 0, redirectHosts });
}
