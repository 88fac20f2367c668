import type { FastifyInstance } from "fastify";
import { healthPaths } from "#schemas/site/own-paths.ts";
import { deadlineIn, withDeadline } from "#server/deadline.ts";

/** True for paths that are answered even under overload. */
export function isHealthPath(path: string): boolean {
  return path === healthPaths.alive || path === healthPaths.ready;
}

/** Longest wait for the preparation in milliseconds; supervisors time out after a second. */
const maxWaitMs = 500;

/**
 * Returns the readiness check. The portal is ready once its preparation has succeeded, or at once when it needs none
 * (null). It stays ready even if the CMS fails later: it can still serve cached pages or an error page.
 */
export function createReadiness(prepare: (() => Promise<unknown>) | null): (waitMs?: number) => Promise<boolean> {
  let isPrepared = prepare === null;
  return async (waitMs = maxWaitMs) => {
    if (isPrepared || !prepare) return true;
    isPrepared = await withDeadline(deadlineIn(waitMs), prepare).then(
      () => true,
      () => isPrepared,
    );
    return isPrepared;
  };
}

/** Abort reason of a replaced worker, which stays ready, so that load balancers keep using its node. */
export const replacedReason = "replaced";

interface HealthOptions {
  isReady: () => Promise<boolean> | boolean;
  /** Aborted when shutdown begins. */
  stopping: AbortSignal;
}

/** Serves `/livez` and `/readyz` under any host name. */
export function serveHealth(app: FastifyInstance, { isReady, stopping }: HealthOptions): void {
  app.get(healthPaths.alive, { logLevel: "debug" }, () => ({ status: "alive" }));
  app.get(healthPaths.ready, { logLevel: "debug" }, async (_request, reply) => {
    if (stopping.aborted && stopping.reason !== replacedReason) return reply.code(503).send({ status: "stopping" });
    return (await isReady()) ? { status: "ready" } : reply.code(503).send({ status: "starting" });
  });
}
