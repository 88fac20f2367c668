import { createFetch } from "ofetch";
import { traceHeaders } from "#server/telemetry/trace.ts";

/** A request that got no answer. The message names neither the address nor anything that was sent. */
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
  /** Ends the request, and the body of its answer. */
  signal?: AbortSignal;
  /** Replaces fetch in tests. */
  fetch?: typeof globalThis.fetch;
}

/** Sends a request and reads its answer, all within `timeoutMs`. Redirects are not followed. Throws FetchFailure. */
export async function boundedFetch<T>(
  url: string,
  request: BoundedRequest,
  read: (answer: Response) => Promise<T>,
): Promise<T> {
  return withinLimit(request, async (limited) => {
    const answer = await send(url, limited);
    try {
      return await read(answer);
    } finally {
      // Frees the socket of a body that was left unread; nothing to do for one that was read.
      answer.body?.cancel().catch(() => {});
    }
  });
}

/** Sends a request whose answer has to begin within `timeoutMs`; its body may take longer. Throws FetchFailure. */
export function openAnswer(url: string, request: BoundedRequest): Promise<Response> {
  return withinLimit(request, (limited) => send(url, limited));
}

type SentRequest = Omit<BoundedRequest, "timeoutMs">;

/** Ends work that takes longer than a request may. Work that has ended leaves no timer, which would hold its signal. */
async function withinLimit<T>(
  { timeoutMs, signal, ...request }: BoundedRequest,
  work: (limited: SentRequest) => Promise<T>,
): Promise<T> {
  const limit = new AbortController();
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const error = new DOMException("no answer in time", "TimeoutError");
    limit.abort(error);
    // A request whose signal was collected as garbage does not hear of it.
    reject(toFailure(error));
  }, timeoutMs);
  try {
    const limited = { ...request, signal: signal ? AbortSignal.any([signal, limit.signal]) : limit.signal };
    return await Promise.race([work(limited), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** The body of an answer; null when it is larger after decompression. Throws FetchFailure when it breaks off. */
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

async function send(url: string, { fetch = globalThis.fetch, headers: given, ...request }: SentRequest) {
  const headers = new Headers(given);
  for (const [name, value] of Object.entries(traceHeaders())) headers.set(name, value);
  // "manual" follows no redirect, as "error" does, and lets its status reach the log.
  const defaults = { redirect: "manual", responseType: "stream", retry: 0, ignoreResponseError: true } as const;
  try {
    return await createFetch({ fetch, defaults }).raw(url, { ...request, headers });
  } catch (error) {
    throw toFailure(error);
  }
}

/** Error codes of zlib, brotli and zstd in Node.js. */
const decoderCode = /^(?:Z_|ERR__|ZSTD_)/;

function toFailure(error: unknown): FetchFailure {
  const reason = rootReason(error);
  const kind = reason === "TimeoutError" ? "timeout" : decoderCode.test(reason) ? "encoding" : "network";
  return new FetchFailure(kind, reason);
}

/** The code, else the name, of the innermost cause: its message may hold the address or what was sent. */
function rootReason(error: unknown): string {
  let root = error;
  while (root instanceof Error && root.cause !== undefined) root = root.cause;
  if (!(root instanceof Error)) return "an unknown fault";
  // fetch asks for nothing on ports that other protocols have.
  if (root.message === "bad port") return "a refusal of this port, which belongs to another protocol";
  return "code" in root && typeof root.code === "string" ? root.code : root.name;
}
