import type { Parameters } from "#schemas/lists/state.ts";
import { defaultLanguage, isLanguage } from "#schemas/site/language-codes.ts";

export interface ParsedTarget {
  ok: true;
  /** Segments decoded once and encoded again, none of them empty, no trailing slash except for "/". */
  path: string;
  /** The query as sent: empty, or starting with "?". */
  search: string;
  /** True when the sent path was not canonical; a 308 redirects to `addressOf` this target. */
  redirect: boolean;
}

export interface RefusedTarget {
  ok: false;
  status: 400 | 404 | 414;
  reason: string;
}

const maxTargetBytes = 4096;
const maxSegments = 32;
const maxParameters = 20;
const maxValues = 20;
/** Larger than the limit of search terms, so that the search page can report a term that is too long. */
const maxParameterLength = 4000;

/** Fast path for most addresses: nothing to decode, already canonical. */
const plainPath = /^(?:\/[\da-z_-]+){1,32}$/;

/** Parses and validates a raw request target. All other code uses the result only. */
export function parseTarget(target: string): ParsedTarget | RefusedTarget {
  if (target.length <= maxTargetBytes && plainPath.test(target)) {
    return { ok: true, path: target, search: "", redirect: false };
  }
  if (target.length > maxTargetBytes) return { ok: false, status: 414, reason: "target too long" };
  if (!/^\/(?!\/)[!-~]*$/.test(target) || /[\\#]/.test(target)) return badRequest("not an origin-form target");
  const queryStart = target.indexOf("?");
  const rawPath = queryStart === -1 ? target : target.slice(0, queryStart);
  const search = queryStart === -1 ? "" : target.slice(queryStart);

  const segments: string[] = [];
  for (const part of rawPath.split("/")) {
    if (part === "") continue;
    const segment = decode(part);
    if (segment === null || isUnsafe(segment)) return badRequest("malformed path segment");
    segments.push(encodeSegment(segment));
  }
  if (segments.length > maxSegments) return { ok: false, status: 404, reason: "path too deep" };

  const [first = "", ...rest] = segments;
  const path = `/${[isLanguagePrefix(first.toLowerCase()) ? first.toLowerCase() : first, ...rest].join("/")}`;
  return { ok: true, path, search, redirect: path !== rawPath };
}

/** Canonical address of a target on this site, rebuilt from its parsed parts. */
export function addressOf({ path, search }: { path: string; search: string }): string {
  const query = new URLSearchParams(search).toString();
  return query === "" ? path : `${path}?${query}`;
}

/** Path of a target that `parseTarget` has accepted. */
export function pathOf(url: string | undefined): string {
  return url?.split("?", 1)[0] ?? "/";
}

/** Query of a target that `parseTarget` has accepted, without its question mark: everything behind the first one. */
export function queryOf(url: string | undefined): string {
  const path = pathOf(url);
  return url?.slice(path.length + 1) ?? "";
}

/** Returns the allowed parameters of a query, in the order of the allow list. Values beyond the limits are dropped. */
export function allowedParameters(search: string, allowed: readonly string[]): Parameters {
  const parameters = new Map<string, readonly string[]>();
  if (search === "" || allowed.length === 0) return parameters;
  const sent = new URLSearchParams(search);
  for (const name of allowed) {
    const values = sent.getAll(name).filter((value) => value.length <= maxParameterLength);
    if (values.length > 0 && parameters.size < maxParameters) parameters.set(name, values.slice(0, maxValues));
  }
  return parameters;
}

/** Paths that only the development server serves. */
export function isDevelopmentPath(path: string): boolean {
  return path.startsWith("/@") || path.startsWith("/__vite") || path.endsWith("/index.pageContext.json");
}

function badRequest(reason: string): RefusedTarget {
  return { ok: false, status: 400, reason };
}

function decode(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/** Java servers, such as one behind the security provider's address, ignore what follows ";" and read `..;` as `..`. */
function isUnsafe(segment: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  return /^\.{1,2}(?:;|$)|[/\\\u0000-\u001f\u007f-\u009f]/.test(segment);
}

/** Encodes everything but RFC 3986 `pchar`, so that decoding and encoding again gives the same path. */
function encodeSegment(segment: string): string {
  return encodeURIComponent(segment).replace(/%(?:24|26|2B|2C|3A|3B|3D|40)/g, decodeURIComponent);
}

function isLanguagePrefix(segment: string): boolean {
  return isLanguage(segment) && segment !== defaultLanguage;
}
