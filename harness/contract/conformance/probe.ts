import { isRecord } from "#schemas/parse/shape.ts";
import { type CmsQuery, requestKey } from "#server/cms/client.ts";
import { toWireQuery } from "#server/cms/wire-parameters.ts";
import type { Config } from "#server/config/config.ts";
import { boundedFetch, FetchFailure, readBody } from "#server/http/bounded-fetch.ts";

/** A response of the CMS; `json` is undefined when the body is not JSON. */
export interface Answer {
  asked: string;
  status: number;
  type: string;
  etag: string | null;
  /** Content-Range of a partial response. */
  range: string | null;
  bytes: number;
  /** Null when the body is not UTF-8, such as a file. */
  text: string | null;
  json: unknown;
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

  async function ask(path: string, query: CmsQuery = {}, headers: Record<string, string> = {}): Promise<Answer> {
    const asked = requestKey(path, toWireQuery(query, cms.parameters));
    const request = {
      headers: { accept: "application/json", ...cms.headers, ...headers },
      timeoutMs: cms.timeoutMs,
      signal,
    };
    try {
      return await boundedFetch(base + asked, request, async (response) => {
        const body = await readBody(response, cms.maxBodyBytes);
        if (!body) throw new BrokenRequirement(asked, `at most ${cms.maxBodyBytes} bytes`, "more");
        const text = decoded(body);
        const type = response.headers.get("content-type") ?? "none";
        const etag = response.headers.get("etag");
        const range = response.headers.get("content-range");
        return { asked, status: response.status, type, etag, range, bytes: body.byteLength, text, json: parsed(text) };
      });
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof FetchFailure)) throw error;
      if (error.kind === "timeout") throw new BrokenRequirement(asked, `an answer within ${cms.timeoutMs} ms`, "none");
      if (error.kind === "encoding")
        throw new BrokenRequirement(asked, "a body as its Content-Encoding says", error.message);
      throw new BrokenRequirement(asked, "a whole answer", `none, or one that breaks off (${error.message})`);
    }
  }

  /** Requests a record or list that must exist. */
  async function requestExisting(path: string, query?: CmsQuery): Promise<Answer & { json: Record<string, unknown> }> {
    const answer = await ask(path, query);
    const { asked, status, type, json } = answer;
    if (status !== 200) throw new BrokenRequirement(asked, "status 200", `status ${status}`);
    if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(type))
      throw new BrokenRequirement(asked, "application/json", `type ${type}`);
    if (answer.text === null) throw new BrokenRequirement(asked, "UTF-8", "other bytes");
    if (!isRecord(json)) throw new BrokenRequirement(asked, "a JSON object", shortened(answer.text));
    return { ...answer, json };
  }

  /** Requests something that must not exist. */
  async function requestMissing(path: string, query?: CmsQuery): Promise<void> {
    const { asked, status, json, text } = await ask(path, query);
    if (status !== 404 && status !== 410) throw new BrokenRequirement(asked, "status 404", `status ${status}`);
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

  return { ask, requestExisting: requestExisting, requestMissing: requestMissing, isReachable };
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
