import { once } from "node:events";
import { createServer } from "node:http";

interface Options {
  port: number;
  host: string;
  /** Returns the metrics in the text format of Prometheus. */
  read: () => Promise<string>;
  contentType: string;
}

/** Serves `/metrics` on a port of its own, which no proxy exposes. Resolves to the port and a close function. */
export async function serveMetrics({ port, host, read, contentType }: Options) {
  const limits = { headersTimeout: 5000, requestTimeout: 5000, maxHeaderSize: 4096 };
  const server = createServer(limits, async ({ method, url }, response) => {
    if (url !== "/metrics" || (method !== "GET" && method !== "HEAD")) return response.writeHead(404).end("404\n");
    try {
      const text = await read();
      return response.writeHead(200, { "content-type": contentType, "cache-control": "no-store" }).end(text);
    } catch {
      return response.writeHead(503).end("the metrics cannot be read\n");
    }
  });
  server.listen(port, host);
  await once(server, "listening");
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : port,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
