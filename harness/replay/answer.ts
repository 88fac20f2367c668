import { createHash } from "node:crypto";
import { STATUS_CODES } from "node:http";

/** What the replay answers before it becomes a response. */
export interface Answer {
  body: string | Uint8Array<ArrayBuffer>;
  contentType: string;
  /** `recorded`: one fixture as it is; `computed`: put together from several, or an error. */
  source: "recorded" | "computed";
  status?: number;
  headers?: Record<string, string>;
}

const json = "application/json;charset=UTF-8";

/** A fixture as it was recorded. */
export function recorded(body: unknown): Answer {
  return { body: JSON.stringify(body), contentType: json, source: "recorded" };
}

/** A body put together from fixtures. */
export function computed(body: unknown): Answer {
  return { body: JSON.stringify(body), contentType: json, source: "computed" };
}

/** An error as the service words it; `timestamp` is UTC without a zone, as all its dates. */
export function refusal(status: number, message: string, path: string, timestamp: string): Answer {
  return { ...computed({ timestamp, status, error: STATUS_CODES[status], message, path }), status };
}

/** Turns an answer into a response, with an ETag that a later request can name in If-None-Match. */
export function toResponse({ body, contentType, source, status = 200, headers }: Answer, request: Request): Response {
  const bytes = typeof body === "string" ? new TextEncoder().encode(body) : body;
  const common = new Headers({ ...headers, "x-portal-source": source });
  if (status === 200) {
    const tag = `"${createHash("sha1").update(bytes).digest("base64url")}"`;
    common.set("etag", tag);
    if (names(request.headers.get("if-none-match"), tag)) return new Response(null, { status: 304, headers: common });
  }
  common.set("content-type", contentType);
  common.set("content-length", String(bytes.byteLength));
  return new Response(request.method === "HEAD" ? null : bytes, { status, headers: common });
}

function names(ifNoneMatch: string | null, tag: string): boolean {
  const tags = ifNoneMatch?.split(",").map((entry) => entry.trim().replace(/^W\//, "")) ?? [];
  return tags.includes(tag) || tags.includes("*");
}
