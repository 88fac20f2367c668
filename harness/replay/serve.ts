import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import type { Clock } from "#server/clock.ts";
import { ConnectionReset, type Fault } from "./fault.ts";
import { createReplay } from "./replay.ts";
import type { FixtureStore } from "./store.ts";

export interface ServedReplay {
  url: string;
  /** Makes a running instance fail, or behave again without an argument. */
  setFault(fault?: Fault): void;
  /** Stops listening and cuts open connections, also hanging ones. */
  close(): Promise<void>;
}

interface ServeOptions {
  store: FixtureStore;
  clock: Clock;
  /** 0 takes any free port. */
  port: number;
  host?: string;
}

/** Serves a replay over HTTP; rejects with the system's error when the address cannot be listened on. */
export async function serveReplay({ store, clock, port, host = "127.0.0.1" }: ServeOptions): Promise<ServedReplay> {
  let current: Fault | undefined;
  const replay = createReplay({ store, clock, fault: (url) => current?.(url) });
  const server = createServer((incoming, outgoing) => void exchange(replay, incoming, outgoing));
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, host, resolve);
  });
  const address = server.address();
  const hostInUrl = host.includes(":") ? `[${host}]` : host;
  return {
    url: `http://${hostInUrl}:${typeof address === "object" && address ? address.port : port}`,
    setFault: (fault) => {
      current = fault;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function exchange(
  replay: (request: Request) => Promise<Response>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const gone = new AbortController();
  outgoing.once("close", () => gone.abort());
  try {
    const request = toRequest(incoming, gone.signal);
    if (!request) {
      outgoing.writeHead(400, { "content-length": 0 }).end();
      return;
    }
    const response = await replay(request);
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
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

/** Null when the request target is not a path or the method is one that a web-standard request cannot carry. */
function toRequest({ method = "GET", url = "", headers }: IncomingMessage, signal: AbortSignal): Request | null {
  const target = url.startsWith("/") ? URL.parse(`http://replay.invalid${url}`) : null;
  if (!target || method === "TRACE") return null;
  const { "if-none-match": ifNoneMatch, range } = headers;
  const passed = { ...(ifNoneMatch && { "if-none-match": ifNoneMatch }), ...(range && { range }) };
  return new Request(target, { method, signal, headers: passed });
}
