import { createServer, type RequestListener, type Server } from "node:http";
import type { Socket } from "node:net";
import { noteArrival } from "./event-loop.ts";

const SECOND = 1000;

/** Creates a plain HTTP server with short timeouts for slow and idle clients. */
export function createHttpServer(listener: RequestListener): Server {
  const limits = {
    headersTimeout: 10 * SECOND,
    requestTimeout: 30 * SECOND,
    connectionsCheckingInterval: 2 * SECOND,
    // Longer than the usual 60 s of reverse proxies, so that the proxy is the one to close idle connections.
    keepAliveTimeout: 65 * SECOND,
    // The host check handles a missing Host header.
    requireHostHeader: false,
  };
  const server = createServer(limits, listener);
  server.setTimeout(60 * SECOND);
  server.on("connection", noteArrival);
  // Requests with an unknown Expect header are handled as if they had none.
  server.on("checkExpectation", listener);
  return server;
}

const statusOf = new Map([
  ["ERR_HTTP_REQUEST_TIMEOUT", "408 Request Timeout"],
  ["HPE_HEADER_OVERFLOW", "431 Request Header Fields Too Large"],
]);

/** Answers input that is not HTTP, and requests that are too slow or whose headers are too large. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (socket.writable && error.code !== "ECONNRESET") {
    const status = statusOf.get(error.code ?? "") ?? "400 Bad Request";
    socket.write(`HTTP/1.1 ${status}\r\nConnection: close\r\nCache-Control: no-store\r\nContent-Length: 0\r\n\r\n`);
  }
  socket.destroy();
}
