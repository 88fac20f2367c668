import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { startPortal } from "#harness/bench/servers/measured-process.ts";
import { systemClock } from "#portal/clock.ts";
import { serveProvider } from "#portal/provider/serve.ts";
import { serveReplay } from "#portal/replay/serve.ts";
import { readStore } from "#portal/replay/store.ts";
import { freePort } from "./free-port.ts";
import { hasNginx, startNginx } from "./nginx.ts";
import { hasRedis, startRedis } from "./redis-server.ts";

const root = join(import.meta.dirname, "../..");

export type Cluster = Awaited<ReturnType<typeof startCluster>>;

interface Options {
  /** Port of nginx; a free port by default. */
  port?: number;
  /** Settings of the nodes, except those that make them a cluster. */
  environment?: Record<string, string>;
  /** True when nodes serve metrics, on free ports. */
  hasMetrics?: boolean;
  /** Folder for the nodes' logs; without it they are discarded. */
  logFolder?: string | undefined;
}

/** Returns the programs that a cluster needs and that are missing. */
export function missingPrograms(): string[] {
  return [...(hasRedis() ? [] : ["redis-server"]), ...(hasNginx() ? [] : ["nginx"])];
}

/**
 * Starts two nodes of the built portal behind nginx, with redis-server, the embedded content and a shared embedded
 * security provider. If a process cannot start, the others are stopped.
 */
export async function startCluster({ port = 0, environment = {}, hasMetrics = false, logFolder }: Options = {}) {
  const running: (() => Promise<unknown>)[] = [];
  async function started<Server extends { stop(): Promise<unknown> }>(server: Promise<Server>): Promise<Server> {
    const own = await server;
    running.unshift(() => own.stop());
    return own;
  }
  const stop = async () => {
    for (const end of running.splice(0)) await end().catch(() => {});
  };
  try {
    const redis = await started(startRedis());
    const store = readStore(join(root, "fixtures"));
    const cms = await serveReplay({ store, clock: systemClock, port: 0, isKeptCurrent: true });
    running.unshift(cms.close);
    const provider = await serveProvider({ clock: systemClock, port: 0, redirectHosts: ["localhost", "127.0.0.1"] });
    running.unshift(provider.close);
    const secrets = {
      AUTH_SECRET: environment["AUTH_SECRET"] ?? newSecret(),
      CHANGED_SECRET: environment["CHANGED_SECRET"] ?? newSecret(),
    };
    const startNode = (own: number, index: number) => {
      const settings = {
        CMS_URL: cms.url,
        SECURITY_PROVIDER_URL: provider.url,
        VALKEY_URL: redis.url,
        ...environment,
        ...secrets,
        ...(hasMetrics && { METRICS_PORT: String(metricsPorts[index]) }),
        PORT: String(own),
      };
      return startPortal(settings, logFolder && join(logFolder, `node-${index + 1}.log`));
    };
    const ports = [await freePort(), await freePort()];
    const metricsPorts = hasMetrics ? [await freePort(), await freePort()] : [];
    // If one fails, the other is still awaited and stopped.
    const starting = ports.map((own, index) => started(startNode(own, index)));
    await Promise.allSettled(starting);
    const nodes = await Promise.all(starting);
    const front = port === 0 ? await freePort() : port;
    await started(startNginx(front, ports, { outagePages: join(root, "dist/outage") }));
    return {
      url: `http://localhost:${front}`,
      nodes: nodes.map(({ url }) => url),
      /** Addresses of the nodes' metrics. */
      metrics: metricsPorts.map((own) => `http://127.0.0.1:${own}/metrics`),
      redis,
      cms,
      provider,
      secrets,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function newSecret(): string {
  return randomBytes(32).toString("base64url");
}
