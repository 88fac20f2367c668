import type { FastifyInstance, FastifyRequest } from "fastify";
import type { FallbackErrorPage } from "#server/pages/page-answer.ts";
import { sendAnswer } from "#server/pages/send-page.ts";
import { clientErrorStatus } from "./forms.ts";
import { parseHost } from "./hosts.ts";
import type { Log } from "./log.ts";
import { pathOf } from "./request-target.ts";

/** Logs errors thrown by routes and answers with the fallback error page. */
export function answerErrors(app: FastifyInstance, fallbackErrorPage: FallbackErrorPage, log: Log): void {
  app.setErrorHandler(async (err, request, reply) => {
    const path = pathOf(request.raw.url);
    const status = clientErrorStatus(err);
    if (status === null && hasGone(request)) log.info({ path, reason: reasonOf(err) }, "client disconnected");
    else if (status === null) log.error({ err, path }, "request failed");
    const host = parseHost(request.headers.host) ?? "";
    return sendAnswer(request, reply, fallbackErrorPage(status ?? 500, { host, path }));
  });
}

/** True when the client disconnected before the request was complete. */
export function hasGone({ raw }: FastifyRequest): boolean {
  return raw.socket.destroyed || (raw.destroyed && !raw.complete);
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
