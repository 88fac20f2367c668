import type { FastifyInstance } from "fastify";
import { afterMs, before } from "./deadline.ts";

const paths = { alive: "/livez", ready: "/readyz" };

/** True for the addresses that are answered however busy the server is. */
export function isHealthPath(path: string): boolean {
  return Object.values(paths).includes(path);
}

/** Longest wait for the list of sites; supervisors wait a second for an answer. */
const maxWaitMs = 500;

/**
 * Ready is a portal that can answer visitors: it has read the list of sites once, or needs none (null). From then on it
 * stays ready, as it has pages, or at least an error page of its own, whatever becomes of the CMS.
 */
export function createReadiness(readSites: (() => Promise<unknown>) | null): () => Promise<boolean> {
  let areKnown = readSites === null;
  return async () => {
    if (areKnown || !readSites) return true;
    areKnown = await before(afterMs(maxWaitMs), readSites).then(
      () => true,
      () => areKnown,
    );
    return areKnown;
  };
}

/** Reason why a worker stops while its node goes on, so that load balancers keep sending requests to the node. */
export const replaced = "replaced";

interface HealthOptions {
  /** True when visitors can be answered. */
  isReady: () => Promise<boolean> | boolean;
  /** Aborted when the process is told to stop. */
  stopping: AbortSignal;
}

/** Serves `/livez` and `/readyz` under any host name, for supervisors of the process. */
export function serveHealth(app: FastifyInstance, { isReady, stopping }: HealthOptions): void {
  app.get(paths.alive, { logLevel: "debug" }, () => ({ status: "alive" }));
  app.get(paths.ready, { logLevel: "debug" }, async (_request, reply) => {
    if (stopping.aborted && stopping.reason !== replaced) return reply.code(503).send({ status: "stopping" });
    return (await isReady()) ? { status: "ready" } : reply.code(503).send({ status: "starting" });
  });
}
