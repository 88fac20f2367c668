import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { ConnectionReset } from "./fault.ts";

export interface Listening {
  url: string;
  /** Stops listening and closes all connections, hanging ones too. */
  close(): Promise<void>;
}

interface Options {
  /** Rejects with ConnectionReset to cut the connection. */
  answer: (request: Request) => Promise<Response>;
  /** Names of the request headers that are forwarded. */
  headers: readonly string[];
  /** Maximum size of a forwarded body in bytes; 0 forwards none. */
  maxBody?: number;
  /** 0 picks any free port. */
  port: number;
  host: string;
}

/** Serves a function over HTTP; rejects with the system's error when it cannot listen on the address. */
export async function listen({ port, host, ...options }: Options): Promise<Listening> {
  const server = createServer((incoming, outgoing) => void exchange(options, incoming, outgoing));
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, host, resolve);
  });
  const address = server.address();
  const hostInUrl = host.includes(":") ? `[${host}]` : host;
  return {
    url: `http://${hostInUrl}:${typeof address === "object" && address ? address.port : port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

type Exchange = Pick<Options, "answer" | "headers" | "maxBody">;

async function exchange(options: Exchange, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const gone = new AbortController();
  outgoing.once("close", () => gone.abort());
  try {
    const request = await toRequest(options, incoming, gone.signal);
    const response = request instanceof Request ? await options.answer(request) : new Response(null, request);
    outgoing.setHeaders(response.headers).writeHead(response.status);
    if (response.body) await pipeline(response.body, outgoing);
    else outgoing.end();
  } catch (error) {
    if (error instanceof ConnectionReset) incoming.socket.resetAndDestroy();
    else if (!gone.signal.aborted) {
      console.error(error);
      outgoing.destroy();
    }
  }
}

interface Refusal {
  status: number;
  headers: Record<string, string>;
}

/**
 * Returns an error response for a target that is not a path, a method that a Request cannot have, or a body that is too
 * large.
 */
async function toRequest(
  { headers, maxBody = 0 }: Exchange,
  incoming: IncomingMessage,
  signal: AbortSignal,
): Promise<Request | Refusal> {
  const { method = "GET", url = "" } = incoming;
  const target = url.startsWith("/") ? URL.parse(`http://replay.invalid${url}`) : null;
  if (!target || method === "TRACE") return { status: 400, headers: { "content-length": "0" } };
  const passed = headers.flatMap((name): [string, string][] => {
    const value = incoming.headers[name];
    return typeof value === "string" ? [[name, value]] : [];
  });
  const takesBody = maxBody > 0 && method !== "GET" && method !== "HEAD";
  const body = takesBody ? await readBody(incoming, maxBody) : undefined;
  if (body === null) return { status: 413, headers: { connection: "close", "content-length": "0" } };
  return new Request(target, { method, signal, headers: passed, ...(body && { body }) });
}

/** Null when the body is larger. */
async function readBody(incoming: IncomingMessage, most: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
    length += chunk.length;
    if (length > most) return null;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
