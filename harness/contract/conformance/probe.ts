import { type CmsQuery, requestKey } from "#portal/cms/client.ts";
import { toWireQuery } from "#portal/cms/wire-parameters.ts";
import type { Config } from "#portal/config/config.ts";
import { isRecord } from "#portal/contract/parse/shape.ts";
import { type BoundedRequest, boundedFetch, FetchFailure, readBody } from "#portal/http/bounded-fetch.ts";

/** A response of the CMS; `json` is undefined when the body is not JSON. */
export interface Answer {
  asked: string;
  status: number;
  type: string;
  etag: string | null;
  /** Content-Range of a partial response. */
  range: string | null;
  body: Buffer;
  /** Null when the body is not UTF-8, such as a file. */
  text: string | null;
  json: unknown;
}

interface AskOptions {
  headers?: Record<string, string>;
  /** Expected statuses; 200 when left out. */
  statuses?: readonly number[];
}

/** Thrown for a response that breaks a requirement. */
export class BrokenRequirement extends Error {
  readonly asked: string;
  readonly expected: string;
  readonly received: string;

  constructor(asked: string, expected: string, received: string) {
    super(`${asked}: expected ${expected}, received ${received}`);
    this.asked = asked;
    this.expected = expected;
    this.received = received;
  }
}

/** Thrown when the CMS has no content item to test a requirement with. */
export class UntestedRequirement extends Error {}

export type Probe = ReturnType<typeof createProbe>;

/** Sends requests to a CMS with the parameter names, headers and limits of the portal. */
export function createProbe(cms: Config["cms"] & { baseURL: string }, signal: AbortSignal) {
  const base = cms.baseURL.replace(/\/+$/, "");

  const failureOf = createFailures();

  /** Throws unless the response has one of the expected statuses. */
  async function ask(
    path: string,
    query: CmsQuery = {},
    { headers = {}, statuses = [200] }: AskOptions = {},
  ): Promise<Answer> {
    const conditions = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    const key = requestKey(path, toWireQuery(query, cms.parameters));
    const asked = [key, ...conditions].join(", ");
    const request = {
      headers: { accept: "application/json", ...cms.headers, ...headers },
      timeoutMs: cms.timeoutMs,
      signal,
    };
    const answer = await fetchAnswer(base + key, request, asked).catch((error: unknown) => {
      signal.throwIfAborted();
      throw error instanceof FetchFailure ? failureOf(path, unanswered(asked, error, cms.timeoutMs)) : error;
    });
    const { status } = answer;
    if (statuses.includes(status)) return answer;
    const broken = new BrokenRequirement(asked, `status ${statuses.join(" or ")}`, `status ${status}`);
    throw isFailure(status) ? failureOf(path, broken) : broken;
  }

  function fetchAnswer(url: string, request: BoundedRequest, asked: string): Promise<Answer> {
    return boundedFetch(url, request, async (response) => {
      const body = await readBody(response, cms.maxBodyBytes);
      if (!body) throw new BrokenRequirement(asked, `at most ${cms.maxBodyBytes} bytes`, "more");
      const text = decoded(body);
      const type = response.headers.get("content-type") ?? "none";
      const etag = response.headers.get("etag");
      const range = response.headers.get("content-range");
      return { asked, status: response.status, type, etag, range, body, text, json: parsed(text) };
    });
  }

  /** Requests a record or list that must exist. */
  async function requestExisting(path: string, query?: CmsQuery): Promise<Answer & { json: Record<string, unknown> }> {
    const answer = await ask(path, query);
    const { asked, type, json } = answer;
    if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(type))
      throw new BrokenRequirement(asked, "application/json", `type ${type}`);
    if (answer.text === null) throw new BrokenRequirement(asked, "UTF-8", "other bytes");
    if (!isRecord(json)) throw new BrokenRequirement(asked, "a JSON object", shortened(answer.text));
    return { ...answer, json };
  }

  /** Requests something that must not exist. */
  async function requestMissing(path: string, query?: CmsQuery, headers: Record<string, string> = {}): Promise<void> {
    const { asked, json, text } = await ask(path, query, { headers, statuses: [404, 410] });
    if (!isRecord(json)) throw new BrokenRequirement(asked, "a JSON object with status 404", shortened(text));
  }

  async function isReachable(): Promise<boolean> {
    try {
      const request = { headers: cms.headers, timeoutMs: cms.timeoutMs, signal };
      return await boundedFetch(`${base}/webs`, request, async () => true);
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof FetchFailure) return false;
      throw error;
    }
  }

  return { ask, requestExisting, requestMissing, isReachable, maxBodyBytes: cms.maxBodyBytes };
}

/**
 * Returns a function that returns the failure to report. A path that failed in the same way before, or a CMS whose list of sites did,
 * is one fault: what depends on it is not tested.
 */
function createFailures() {
  const failures: { route: string; failure: BrokenRequirement }[] = [];
  return (path: string, failure: BrokenRequirement): BrokenRequirement => {
    const route = path.replace(/(?<=\/(?:by-id|by-friendly-url|files)\/)[^/]*/, "");
    const isSame = (each: (typeof failures)[number]) =>
      each.failure.received === failure.received && [route, "/webs"].includes(each.route);
    const earlier = failures.find(isSame)?.failure;
    if (!earlier) failures.push({ route, failure });
    return earlier ?? failure;
  };
}

function unanswered(asked: string, { kind, message }: FetchFailure, timeoutMs: number): BrokenRequirement {
  if (kind === "timeout") return new BrokenRequirement(asked, `an answer within ${timeoutMs} ms`, "none");
  if (kind === "encoding") return new BrokenRequirement(asked, "a body as its Content-Encoding says", message);
  return new BrokenRequirement(asked, "a whole answer", `none, or one that breaks off (${message})`);
}

/** True for a status that says nothing about what was requested: a failure, a refused sign-in or a redirect. */
function isFailure(status: number): boolean {
  return status >= 500 || [401, 403, 407, 429].includes(status) || (status >= 300 && status < 400 && status !== 304);
}

/** Decodes like the portal: a byte order mark is not part of the text. */
function decoded(body: Buffer): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(body);
  } catch {
    return null;
  }
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function shortened(text: string | null): string {
  if (text === null) return "other bytes than UTF-8";
  return text.length > 80 ? `${text.slice(0, 79)}…` : text || "nothing";
}
