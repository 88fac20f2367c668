import { createFetch } from "ofetch";
import { withTimeout } from "#server/deadline.ts";
import { traceHeaders } from "#server/telemetry/trace.ts";

/** The request failed. The message contains neither the address nor any sent data. */
export class FetchFailure extends Error {
  override readonly name = "FetchFailure";
  readonly kind: "timeout" | "network" | "encoding";

  constructor(kind: FetchFailure["kind"], message: string) {
    super(message);
    this.kind = kind;
  }
}

export interface BoundedRequest {
  method?: string;
  headers: HeadersInit;
  body?: BodyInit | null;
  timeoutMs: number;
  /** Aborts the request and the reading of its body. */
  signal?: AbortSignal;
  /** Replaces the global fetch in tests. */
  fetch?: typeof globalThis.fetch;
}

/** Sends a request and reads the response, both within `timeoutMs`. Redirects are not followed. Throws FetchFailure. */
export async function boundedFetch<T>(
  url: string,
  request: BoundedRequest,
  readResponse: (answer: Response) => Promise<T>,
): Promise<T> {
  return withinLimit(request, async (limited) => {
    const answer = await send(url, limited);
    try {
      return await readResponse(answer);
    } finally {
      // Frees the socket if the body was not read to its end.
      answer.body?.cancel().catch(() => {});
    }
  });
}

/** Sends a request whose response headers must arrive within `timeoutMs`, unlike the body. Throws FetchFailure. */
export function openResponse(url: string, request: BoundedRequest): Promise<Response> {
  return withinLimit(request, (limited) => send(url, limited));
}

type SentRequest = Omit<BoundedRequest, "timeoutMs">;

/** Aborts work after `timeoutMs`. */
function withinLimit<T>(
  { timeoutMs, signal, ...request }: BoundedRequest,
  work: (limited: SentRequest) => Promise<T>,
): Promise<T> {
  const limit = new AbortController();
  const limited = { ...request, signal: signal ? AbortSignal.any([signal, limit.signal]) : limit.signal };
  return withTimeout(
    timeoutMs,
    () => work(limited),
    () => {
      const error = new DOMException("no answer in time", "TimeoutError");
      limit.abort(error);
      // Rejects directly as well: fetch misses the abort if its signal was garbage-collected.
      throw toFailure(error);
    },
  );
}

/**
 * Reads the body of a response; null when it exceeds `maxBytes` after decompression. Throws FetchFailure when the body
 * is cut off.
 */
export async function readBody({ body }: Response, maxBytes: number): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body ?? []) {
      size += chunk.byteLength;
      if (size > maxBytes) return null;
      chunks.push(chunk);
    }
  } catch (error) {
    throw toFailure(error);
  }
  return Buffer.concat(chunks);
}

async function send(url: string, { fetch = globalThis.fetch, headers: requestHeaders, ...request }: SentRequest) {
  const headers = new Headers(requestHeaders);
  for (const [name, value] of Object.entries(traceHeaders())) headers.set(name, value);
  // Unlike "error", "manual" lets the status of a redirect reach the log.
  const defaults = { redirect: "manual", responseType: "stream", retry: 0, ignoreResponseError: true } as const;
  try {
    return await createFetch({ fetch, defaults }).raw(url, { ...request, headers });
  } catch (error) {
    throw toFailure(error);
  }
}

/** Prefixes of the error codes of zlib, brotli and zstd in Node.js. */
const decoderCode = /^(?:Z_|ERR__|ZSTD_)/;

function toFailure(error: unknown): FetchFailure {
  const reason = rootReason(error);
  const kind = reason === "TimeoutError" ? "timeout" : decoderCode.test(reason) ? "encoding" : "network";
  return new FetchFailure(kind, reason);
}

/** Returns the innermost cause's code or name. Its message may contain the address or sent data. */
function rootReason(error: unknown): string {
  let root = error;
  while (root instanceof Error && root.cause !== undefined) root = root.cause;
  if (!(root instanceof Error)) return "an unknown fault";
  // fetch refuses the ports that are reserved for other protocols.
  if (root.message === "bad port") return "a refusal of this port, which belongs to another protocol";
  return "code" in root && typeof root.code === "string" ? root.code : root.name;
}
