import type { Parameters } from "#schemas/lists/state.ts";
import { defaultLanguage, isLanguage } from "#schemas/site/language-codes.ts";

/** A request target that is fit for routing. */
export interface ParsedTarget {
  ok: true;
  /** Canonical: each segment decoded once and encoded again, no empty segments, no trailing slash but of "/". */
  path: string;
  /** The query as sent: empty, or beginning with "?". */
  search: string;
  /** The path was not canonical; a 308 redirects to `addressOf` this target. */
  redirect: boolean;
}

/** A request target that is refused. */
export interface RefusedTarget {
  ok: false;
  status: 400 | 404 | 414;
  reason: string;
}

const maxTargetBytes = 4096;
const maxSegments = 32;
const maxParameters = 20;
const maxValues = 20;
/** Longer than any search term, so that the search page can say that a term is too long. */
const maxParameterLength = 4000;

/** Matches most addresses of a site: they have nothing to decode, and are canonical as they are. */
const plainPath = /^(?:\/[\da-z_-]+){1,32}$/;

/** Parses and checks a raw request target, before any other code uses it. */
export function parseTarget(target: string): ParsedTarget | RefusedTarget {
  if (target.length <= maxTargetBytes && plainPath.test(target)) {
    return { ok: true, path: target, search: "", redirect: false };
  }
  if (target.length > maxTargetBytes) return { ok: false, status: 414, reason: "target too long" };
  if (!/^\/(?!\/)[!-~]*$/.test(target) || /[\\#]/.test(target)) return bad("not an origin-form target");
  const mark = target.indexOf("?");
  const sent = mark === -1 ? target : target.slice(0, mark);
  const search = mark === -1 ? "" : target.slice(mark);

  const segments: string[] = [];
  for (const part of sent.split("/")) {
    if (part === "") continue;
    const segment = decode(part);
    if (segment === null || isUnsafe(segment)) return bad("malformed path segment");
    segments.push(encodeSegment(segment));
  }
  if (segments.length > maxSegments) return { ok: false, status: 404, reason: "path too deep" };

  const [first = "", ...rest] = segments;
  const path = `/${[isLanguagePrefix(first.toLowerCase()) ? first.toLowerCase() : first, ...rest].join("/")}`;
  return { ok: true, path, search, redirect: path !== sent };
}

/** The canonical address of a target on this site; nothing of it is copied from the raw target. */
export function addressOf({ path, search }: { path: string; search: string }): string {
  const query = new URLSearchParams(search).toString();
  return query === "" ? path : `${path}?${query}`;
}

/** The path of a target that has been parsed before. */
export function pathOf(url: string | undefined): string {
  return url?.split("?", 1)[0] ?? "/";
}

/** The allowed parameters of a query in the order of the allow list: the first values of each that are not over-long. */
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

/** Addresses that only a development server knows. */
export function isDevelopmentPath(path: string): boolean {
  return path.startsWith("/@") || path.startsWith("/__vite") || path.endsWith("/index.pageContext.json");
}

function bad(reason: string): RefusedTarget {
  return { ok: false, status: 400, reason };
}

function decode(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

function isUnsafe(segment: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  return segment === "." || segment === ".." || /[/\\\u0000-\u001f\u007f-\u009f]/.test(segment);
}

/** Leaves RFC 3986 `pchar` as it is and encodes all else, so that encoding is stable under decoding. */
function encodeSegment(segment: string): string {
  return encodeURIComponent(segment).replace(/%(?:24|26|2B|2C|3A|3B|3D|40)/g, decodeURIComponent);
}

function isLanguagePrefix(segment: string): boolean {
  return isLanguage(segment) && segment !== defaultLanguage;
}
