import type { FastifyInstance } from "fastify";

/** Serves `/livez` and `/readyz` under any host name, for supervisors of the process. */
export function serveHealth(app: FastifyInstance, { isReady }: { isReady: () => boolean }): void {
  let isStopping = false;
  app.addHook("preClose", async () => {
    isStopping = true;
  });
  app.get("/livez", { logLevel: "debug" }, () => ({ status: "alive" }));
  app.get("/readyz", { logLevel: "debug" }, (_request, reply) => {
    if (isReady() && !isStopping) return { status: "ready" };
    return reply.code(503).send({ status: isStopping ? "stopping" : "starting" });
  });
}
