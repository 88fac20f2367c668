import { setTimeout } from "node:timers/promises";
import type { Clock } from "#portal/clock.ts";
import { type CmsClientOptions, CmsError, type CmsQuery, createCmsClient, requestKey } from "#portal/cms/client.ts";
import { isRecord } from "#portal/contract/parse/shape.ts";
import type { Exchange, Journal } from "./journal.ts";
import type { Redacted } from "./redaction/redact-record.ts";

export interface Answer {
  exchange: Exchange;
  /** As sent by the CMS, or redacted when it was read in an earlier run; null when nothing exists. */
  json: unknown;
}

export interface CmsSource {
  /** Throws a CmsError for a request that fails after all retries. */
  get(path: string, query?: Record<string, string>): Promise<Answer>;
  /** Number of requests sent. */
  readonly sent: number;
}

interface Options extends CmsClientOptions {
  journal: Journal;
  redact(json: unknown): Redacted;
  redactText(text: string): string;
  /** Most requests per second. */
  rate: number;
  /** Milliseconds before the first retry; doubled for each further one. */
  pauseMs?: number;
  signal: AbortSignal;
  clock: Clock;
  note(line: string): void;
}

/** Recorded headers. */
const headerNames = ["content-type", "last-modified", "cache-control"];

/** Most attempts per request. */
const tries = 5;

const longestPauseMs = 60_000;

/** Reads a live CMS with limited rate; each response is requested once, and unchanged ones are not transferred again. */
export function createSource(options: Options): CmsSource {
  const { journal, redact, redactText, rate, pauseMs = 500, signal, clock, note, fetch = globalThis.fetch } = options;
  let sent = 0;
  let nextAt = 0;

  /** Waits for the next slot; a pause requested by the CMS applies to all requests. */
  async function waitForSlot(): Promise<void> {
    for (let wait = nextAt - clock.now(); wait > 0; wait = nextAt - clock.now())
      await setTimeout(wait, undefined, { signal });
    signal.throwIfAborted();
    nextAt = clock.now() + 1000 / rate;
  }

  async function send(path: string, query: CmsQuery, known: Exchange | null): Promise<Answer> {
    await waitForSlot();
    sent += 1;
    const startedAt = clock.now();
    let headers = new Headers();
    const client = createCmsClient({
      ...options,
      fetch: async (input, init) => {
        const response = await fetch(input, conditional(init, known, signal));
        headers = response.headers;
        return response;
      },
    });
    try {
      const answer = await client.get(path, query);
      const { body, redactions } = redact(answer?.json ?? null);
      const exchange: Exchange = {
        path: redactText(path),
        query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
        status: answer ? 200 : 404,
        headers: recordedHeaders(headers, redactText),
        etag: safeTag(headers.get("etag"), redactText),
        recordedAt: new Date(startedAt).toISOString(),
        durationMs: Math.round(clock.now() - startedAt),
        body,
        redactions,
      };
      return { exchange, json: answer?.json ?? null };
    } catch (error) {
      if (known && error instanceof CmsError && error.status === 304) return { exchange: known, json: known.body };
      const wait = retryAfterMs(headers.get("retry-after") ?? "", clock.now());
      if (wait > 0) nextAt = Math.max(nextAt, clock.now() + Math.min(wait, longestPauseMs));
      throw error;
    }
  }

  async function sendPatiently(path: string, query: CmsQuery, known: Exchange | null): Promise<Answer> {
    for (let number = 1; ; number += 1) {
      try {
        return await send(path, query, known);
      } catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof CmsError) || !isTemporary(error) || number === tries) throw error;
        const pause = Math.min(pauseMs * 2 ** (number - 1), longestPauseMs);
        const seconds = Math.ceil(Math.max(pause, nextAt - clock.now()) / 1000);
        if (number === 1 || seconds > 5) note(`${redactText(error.message)}; retrying in ${seconds} s.`);
        await setTimeout(pause, undefined, { signal });
      }
    }
  }

  return {
    async get(path, query = {}) {
      const key = redactText(requestKey(path, query));
      const recorded = journal.read(key);
      if (recorded) return { exchange: recorded, json: recorded.body };
      const answer = await sendPatiently(path, query, journal.earlier(key));
      journal.write(key, answer.exchange);
      return answer;
    },
    get sent() {
      return sent;
    },
  };
}

/** Adds that a known response is not to be transferred again, and the signal of the recording. */
function conditional(init: RequestInit | undefined, known: Exchange | null, signal: AbortSignal): RequestInit {
  const headers = new Headers(init?.headers);
  if (known?.etag) headers.set("if-none-match", known.etag);
  return { ...init, headers, signal: init?.signal ? AbortSignal.any([signal, init.signal]) : signal };
}

function recordedHeaders(headers: Headers, redactText: (text: string) => string): Exchange["headers"] {
  const recorded = headerNames.filter((name) => headers.has(name));
  return Object.fromEntries(recorded.map((name) => [name, redactText(headers.get(name) ?? "")]));
}

/** Parses Retry-After, given as seconds or a date, to milliseconds from now. */
function retryAfterMs(value: string, now: number): number {
  return /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
}

/** True for a temporary failure, which is retried. */
function isTemporary({ kind, status }: CmsError): boolean {
  if (kind === "status") return status === 429 || (status ?? 0) >= 500;
  return (
    kind === "network" || kind === "timeout" || kind === "content-type" || kind === "not-json" || kind === "encoding"
  );
}

/** Drops an ETag with private data. */
function safeTag(tag: string | null, redactText: (text: string) => string): string | null {
  return tag !== null && /^(?:W\/)?"[\w.:+/=-]{1,80}"$/.test(tag) && !/@|%40/.test(redactText(tag)) ? tag : null;
}

/** Returns the items of a list; any other response is a failure of the CMS. */
export function itemsOf({ json, exchange }: Answer): { sent: unknown[]; redacted: unknown[]; total: number } {
  const { body, path } = exchange;
  if (!isRecord(json) || !Array.isArray(json["items"]) || !isRecord(body) || !Array.isArray(body["items"]))
    throw new CmsError("invalid", path, "expected a list of items");
  const { items, totalCount } = json;
  return { sent: items, redacted: body["items"], total: typeof totalCount === "number" ? totalCount : items.length };
}
