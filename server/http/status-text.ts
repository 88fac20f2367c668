import { STATUS_CODES } from "node:http";
import type { FastifyReply } from "fastify";

export const plainText = "text/plain; charset=utf-8";

/** Returns a status as one line of text, such as `404 Not Found`. */
export function statusText(status: number, reason = STATUS_CODES[status] ?? ""): string {
  return `${status} ${reason}\n`;
}

/** Answers with the status as one line of text, where nobody expects a page. */
export function sendStatus(reply: FastifyReply, status: number, reason?: string): FastifyReply {
  return reply.code(status).type(plainText).send(statusText(status, reason));
}
