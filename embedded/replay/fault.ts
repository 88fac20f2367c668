import { setImmediate, setTimeout } from "node:timers/promises";
import { gzipSync } from "node:zlib";

/** A fault of one response. Several members take effect together, in the order listed here. */
export interface Effect {
  /** Path and query that are answered in place of the requested ones. */
  address?: string | undefined;
  /** Query parameters that replace the requested ones. */
  query?: Readonly<Record<string, string>> | undefined;
  /** Milliseconds by which the answer is older than the request. */
  ageMs?: number | undefined;
  delayMs?: number | undefined;
  /** The response never comes. */
  hang?: true | undefined;
  /** The connection is cut before any response. */
  reset?: true | undefined;
  /** Sent in place of the recorded body; application/json unless `contentType` says otherwise. */
  body?: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>> | undefined;
  contentType?: string | undefined;
  /** Changes the parsed JSON body; a response that is not JSON stays unchanged. */
  mutate?: ((body: unknown) => unknown) | undefined;
  status?: number | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
  /** The body claims to be gzip but cannot be decompressed. */
  badGzip?: true | undefined;
  /** The connection is cut after this many bytes of the body, although Content-Length announces all of it. */
  truncateAt?: number | undefined;
  bytesPerSecond?: number | undefined;
}

/** Chooses the fault of a request; undefined for none. */
export type Fault = (url: URL) => Effect | undefined;

/** Thrown in place of a response to cut the connection. */
export class ConnectionReset extends Error {
  constructor() {
    super("The connection was reset on purpose.");
    this.name = "ConnectionReset";
  }
}

/** Responds to a request with an effect applied; a hanging response ends when the request is aborted. */
export async function applyEffect(
  effect: Effect,
  request: Request,
  answer: () => Promise<Response>,
): Promise<Response> {
  if (effect.delayMs) await setTimeout(effect.delayMs, undefined, { signal: request.signal });
  if (effect.hang) await aborted(request.signal);
  if (effect.reset) throw new ConnectionReset();

  let response = await answer();
  if (effect.body !== undefined) response = withBody(effect.body, effect.contentType, response.status);
  if (effect.mutate && isJson(response))
    response = withBody(JSON.stringify(effect.mutate(await response.json())), undefined, response.status);
  if (effect.status) response = new Response(response.body, { status: effect.status, headers: response.headers });
  for (const [name, value] of Object.entries(effect.headers ?? {})) response.headers.set(name, value);
  if (effect.badGzip) response = await brokenGzip(response);
  if (effect.truncateAt !== undefined) response = await truncated(response, effect.truncateAt);
  return effect.bytesPerSecond === undefined ? response : slow(response, effect.bytesPerSecond, request.signal);
}

/** Returns the address with the parts that an effect changes. */
export function withEffectAddress({ address, query = {} }: Effect, url: URL): URL {
  const changed = new URL(address ?? url, url);
  for (const [name, value] of Object.entries(query)) changed.searchParams.set(name, value);
  return changed;
}

function isJson({ body, headers }: Response): boolean {
  return body !== null && headers.get("content-type")?.startsWith("application/json") === true;
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
    if (signal.aborted) reject(signal.reason);
  });
}

function withBody(body: NonNullable<Effect["body"]>, contentType = "application/json;charset=UTF-8", status = 200) {
  const headers = new Headers({ "content-type": contentType });
  if (!(body instanceof ReadableStream)) headers.set("content-length", String(Buffer.byteLength(body)));
  // A 304 has no body.
  return new Response(body, { status: status === 304 ? 200 : status, headers });
}

const turnMs = 50;

/** Sends the body in small chunks with pauses between them. */
function slow({ body, status, headers }: Response, bytesPerSecond: number, signal: AbortSignal): Response {
  const size = Math.max(1, Math.round((bytesPerSecond * turnMs) / 1000));
  const pauseMs = (size / bytesPerSecond) * 1000;
  async function* parts() {
    for await (const bytes of body ?? [])
      for (let start = 0; start < bytes.length; start += size) {
        await setTimeout(pauseMs, undefined, { signal });
        yield bytes.subarray(start, start + size);
      }
  }
  const left = parts();
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const { value, done } = await left.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
  return new Response(body && stream, { status, headers });
}

/**
 * A body that claims to be gzip but cannot be decompressed: after the ten-byte header, its first block has an invalid
 * type.
 */
async function brokenGzip(response: Response): Promise<Response> {
  const bytes = new Uint8Array(gzipSync(new Uint8Array(await response.arrayBuffer())));
  bytes[10] = 0xff;
  const headers = new Headers(response.headers);
  headers.set("content-encoding", "gzip");
  headers.set("content-length", String(bytes.byteLength));
  return new Response(response.body === null ? null : bytes, { status: response.status, headers });
}

async function truncated(response: Response, length: number): Promise<Response> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const chunks = [bytes.subarray(0, length)];
  const body = new ReadableStream({
    async pull(controller) {
      const chunk = chunks.pop();
      if (chunk?.length) return controller.enqueue(chunk);
      // The socket needs a turn of the event loop to send its bytes before it is cut.
      await setImmediate();
      controller.error(new ConnectionReset());
    },
  });
  return new Response(body, { status: response.status, headers: response.headers });
}
