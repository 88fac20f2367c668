import { createServer, type RequestListener, type Server, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { RequestLog } from "#server/telemetry/request-log.ts";
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
  ["ERR_HTTP_REQUEST_TIMEOUT", 408],
  ["HPE_HEADER_OVERFLOW", 431],
]);

/** Returns a function that answers input that is not HTTP, and requests that are too slow or whose headers are too large. */
export function createClientErrorHandler(logRequest: RequestLog) {
  return function answerClientError({ code = "" }: Error & { code?: string }, socket: Socket): void {
    if (socket.writable && code !== "ECONNRESET") {
      const status = statusOf.get(code) ?? 400;
      logRequest({ method: "", path: "", host: null, route: "refused", status, ms: 0, reason: code || "not HTTP" });
      const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}`;
      socket.write(`${head}\r\nConnection: close\r\nCache-Control: no-store\r\nContent-Length: 0\r\n\r\n`);
    }
    socket.destroy();
  };
}
