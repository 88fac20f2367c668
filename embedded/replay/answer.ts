import { createHash } from "node:crypto";
import { STATUS_CODES } from "node:http";

/** An answer of the replay before it becomes a Response. */
export interface Answer {
  body: string | Uint8Array<ArrayBuffer>;
  contentType: string;
  /** `recorded`: one fixture unchanged; `computed`: combined from several, or an error; `synth`: generated. */
  source: "recorded" | "computed" | "synth";
  status?: number;
  headers?: Record<string, string>;
}

const json = "application/json;charset=UTF-8";

/** A fixture exactly as recorded. */
export function recorded(body: unknown): Answer {
  return { body: JSON.stringify(body), contentType: json, source: "recorded" };
}

/** A body combined from fixtures. */
export function computed(body: unknown): Answer {
  return { body: JSON.stringify(body), contentType: json, source: "computed" };
}

/** An error in the service's format; `timestamp` is UTC without a zone, like all its dates. */
export function errorAnswer(status: number, message: string, path: string, timestamp: string): Answer {
  return { ...computed({ timestamp, status, error: STATUS_CODES[status], message, path }), status };
}

/** Turns an answer into a response with an ETag, and handles If-None-Match. */
export function toResponse({ body, contentType, source, status = 200, headers }: Answer, request: Request): Response {
  const bytes = typeof body === "string" ? new TextEncoder().encode(body) : body;
  const common = new Headers({ ...headers, "x-portal-source": source });
  if (status === 200) {
    const tag = `"${createHash("sha1").update(bytes).digest("base64url")}"`;
    common.set("etag", tag);
    if (names(request.headers.get("if-none-match"), tag)) return new Response(null, { status: 304, headers: common });
  }
  common.set("content-type", contentType);
  const part = source === "recorded" && status === 200 ? partOf(bytes, request.headers.get("range")) : null;
  if (part) common.set("content-range", `bytes ${part.from}-${part.to - 1}/${bytes.byteLength}`);
  const slice = part ? bytes.subarray(part.from, part.to) : bytes;
  common.set("content-length", String(slice.byteLength));
  return new Response(request.method === "HEAD" ? null : slice, { status: part ? 206 : status, headers: common });
}

/**
 * The bytes of a Range header, `to` exclusive; null for no range, several or invalid ranges, when everything is sent.
 */
function partOf({ byteLength }: Uint8Array, range: string | null): { from: number; to: number } | null {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(range ?? "") ?? [];
  if (first === "" && last === "") return null;
  const from = first === "" ? Math.max(0, byteLength - Number(last)) : Number(first);
  const to = first === "" || last === "" ? byteLength : Math.min(byteLength, Number(last) + 1);
  return from < to ? { from, to } : null;
}

function names(ifNoneMatch: string | null, tag: string): boolean {
  const tags = ifNoneMatch?.split(",").map((entry) => entry.trim().replace(/^W\//, "")) ?? [];
  return tags.includes(tag) || tags.includes("*");
}
