import { type BoundedRequest, boundedFetch, FetchFailure } from "#server/http/bounded-fetch.ts";
import { yieldToRequests } from "#server/http/event-loop.ts";
import { type Fault, readCmsResponse } from "./read-response.ts";
import { toWireQuery, type WireParameters, wireParameters } from "./wire-parameters.ts";

export type CmsErrorKind =
  | "network"
  | "timeout"
  | "status"
  | "content-type"
  | "encoding"
  | "too-large"
  | "not-json"
  | "too-deep"
  | "invalid"
  /** The CMS says that a record which always exists does not. */
  | "missing"
  /** Not sent or not waited for, because the circuit breaker is open. */
  | "down";

/** Location of a fault in an answer: JSON Pointer (RFC 6901) into the body, HTTP status. */
export interface CmsFaultPlace {
  pointer?: string;
  status?: number;
}

/** The CMS gave no usable answer to `request` (a request key). The message is one line, without host and headers. */
export class CmsError extends Error {
  override readonly name = "CmsError";
  readonly kind: CmsErrorKind;
  readonly request: string;
  readonly pointer: string | null;
  readonly status: number | null;

  constructor(kind: CmsErrorKind, request: string, detail: string, { pointer, status }: CmsFaultPlace = {}) {
    super(`CMS ${oneLine(request)}: ${oneLine(detail)}`);
    this.kind = kind;
    this.request = request;
    this.pointer = pointer ?? null;
    this.status = status ?? null;
  }
}

/** True when the CMS says that a record which always exists does not. Renderer and server each have a copy of the class. */
export function isMissingRecord(error: unknown): boolean {
  return error instanceof Error && error.name === "CmsError" && "kind" in error && error.kind === "missing";
}

export interface CmsResponse {
  json: unknown;
  text: string;
}

export interface CmsClient {
  /** Null when the CMS answers 404 or 410 with JSON, so the entity does not exist; every failure throws a CmsError. */
  get(path: string, query?: CmsQuery): Promise<CmsResponse | null>;
}

/** A parameter with several values is repeated. */
export type CmsQuery = Record<string, string | readonly string[] | undefined>;

export interface CmsClientOptions {
  baseURL: string;
  headers: Record<string, string>;
  /** Limit for connection, headers and body together. */
  timeoutMs: number;
  /** Limit after decompression. */
  maxBodyBytes: number;
  /** Parameter names and values of the CMS, if they differ from the defaults. */
  parameters?: WireParameters;
  fetch?: typeof globalThis.fetch;
}

/** Returns a cache key: equal for requests that differ only in the order of their query or in undefined values. */
export function requestKey(path: string, query: CmsQuery = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of value === undefined ? [] : [value].flat()) search.append(name, one);
  }
  search.sort();
  return search.size > 0 ? `${path}?${search}` : path;
}

/** Creates the GET client of the headless content service (spec §7). Throws for an invalid `baseURL` or header. */
export function createCmsClient(options: CmsClientOptions): CmsClient {
  const { baseURL, timeoutMs, maxBodyBytes, parameters = wireParameters, fetch = globalThis.fetch } = options;
  const prefix = addressPrefix(baseURL);
  headersOf(options.headers);

  async function get(path: string, query: CmsQuery = {}): Promise<CmsResponse | null> {
    const key = requestKey(path, toWireQuery(query, parameters));
    const fault: Fault = (kind, detail, place) => new CmsError(kind, key, detail, place);
    const url = prefix + key;
    // An unescaped id such as ".." or "@host" would request another address.
    if (!path.startsWith("/") || URL.parse(url)?.href !== url) throw fault("invalid", "expected a canonical path");
    await yieldToRequests();
    try {
      // Headers are read each time, because credentials can change.
      const request: BoundedRequest = { headers: headersOf(options.headers), timeoutMs, fetch };
      return await boundedFetch(url, request, (response) => readCmsResponse(response, maxBodyBytes, fault));
    } catch (error) {
      if (!(error instanceof FetchFailure)) throw error;
      const { kind, message } = error;
      const details = {
        timeout: `expected an answer within ${timeoutMs} ms`,
        network: `expected an answer, received ${message}`,
        encoding: `expected a body as encoded, received ${message}`,
      };
      throw fault(kind, details[kind]);
    }
  }

  return { get };
}

function headersOf(given: Record<string, string>): Headers {
  const headers = new Headers(given);
  if (!headers.has("accept")) headers.set("accept", "application/json");
  return headers;
}

function addressPrefix(baseURL: string): string {
  const { href, origin, pathname, protocol } = new URL(baseURL);
  if (href !== origin + pathname || !/^https?:$/.test(protocol)) {
    throw new Error("The address of the CMS must be an http or https address without credentials, query or fragment.");
  }
  return href.replace(/\/+$/, "");
}

function oneLine(text: string): string {
  const line = text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ");
  return line.length > 300 ? `${line.slice(0, 299)}…` : line;
}
