import type { FastifyInstance } from "fastify";

/** `/livez` and `/readyz`, for whoever starts and restarts the process; asked under any host name. */
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
