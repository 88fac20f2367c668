import type { FastifyInstance } from "fastify";

const paths = { alive: "/livez", ready: "/readyz" };

/** True for the addresses that are answered however busy the server is. */
export function isHealthPath(path: string): boolean {
  return Object.values(paths).includes(path);
}

/** Serves `/livez` and `/readyz` under any host name, for supervisors of the process. */
export function serveHealth(app: FastifyInstance, { isReady }: { isReady: () => boolean }): void {
  let isStopping = false;
  app.addHook("preClose", async () => {
    isStopping = true;
  });
  app.get(paths.alive, { logLevel: "debug" }, () => ({ status: "alive" }));
  app.get(paths.ready, { logLevel: "debug" }, (_request, reply) => {
    if (isReady() && !isStopping) return { status: "ready" };
    return reply.code(503).send({ status: isStopping ? "stopping" : "starting" });
  });
}
