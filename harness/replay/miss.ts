import { suggestion } from "#portal/contract/parse/suggestion.ts";
import { openResponse } from "#portal/http/bounded-fetch.ts";
import { errorAnswer, toResponse } from "#portal/replay/answer.ts";
import { readAddress } from "#portal/replay/paths.ts";
import type { Miss } from "#portal/replay/replay.ts";
import { type FixtureStore, slugOf } from "#portal/replay/store.ts";
import { pageRecord } from "./synth.ts";

/** Ways to answer a request that has no fixture. */
export const missModes = ["404", "error", "synth", "pass", "record"] as const;
export type MissMode = (typeof missModes)[number];

interface Options {
  store: FixtureStore;
  /** Target of `pass`. */
  upstream: { url: string; headers: Readonly<Record<string, string>>; timeoutMs: number } | null;
  /** Handler of `record`. */
  record?: Miss | null;
  note(line: string): void;
}

/** Logs each request without fixture with similar addresses, and responds according to the mode. */
export function createMiss(mode: MissMode, { store, upstream, record, note }: Options): Miss {
  const similarTo = createSimilar(store);
  return async (request, url) => {
    const requested = `${url.pathname}${url.search}`;
    const similar = similarTo(url);
    note(
      `The fixtures have no response to ${requested}${similar.length > 0 ? `; similar: ${similar.join(", ")}` : ""}.`,
    );
    if (mode === "error")
      return toResponse(errorAnswer(500, `There is no fixture for ${requested}.`, url.pathname, ""), request);
    if (mode === "record") return (await record?.(request, url)) ?? null;
    if (mode === "pass" && upstream) return passOn(request, url, upstream);
    return mode === "synth" ? synthetic(request, url) : null;
  };
}

/** Returns a function that finds up to three similar addresses of content items. */
export function createSimilar({ contents }: FixtureStore): (url: URL) => string[] {
  const slugs = new Set(contents.flatMap((content) => slugOf(content) ?? []));
  return (url) => {
    const [slug = ""] = readAddress(url)?.params.get("url") ?? [];
    const found: string[] = [];
    for (const _ of [1, 2, 3]) {
      const next = suggestion(
        slug,
        [...slugs].filter((each) => !found.includes(each)),
      );
      if (next !== null) found.push(next);
    }
    return found;
  };
}

/** Forwards the request to the upstream service. */
async function passOn(request: Request, { pathname, search }: URL, { url, headers, timeoutMs }: Upstream) {
  const target = `${url.replace(/\/+$/, "")}${pathname}${search}`;
  try {
    const answer = await openResponse(target, { method: request.method, headers, signal: request.signal, timeoutMs });
    const forwarded = new Headers({ "x-portal-source": "passed" });
    // Content-Length and Content-Encoding no longer fit the decoded body.
    for (const name of ["content-type", "etag", "last-modified", "cache-control"]) {
      const value = answer.headers.get(name);
      if (value !== null) forwarded.set(name, value);
    }
    return new Response(answer.body, { status: answer.status, headers: forwarded });
  } catch {
    return toResponse(errorAnswer(502, "The upstream service does not respond.", pathname, ""), request);
  }
}

type Upstream = NonNullable<Options["upstream"]>;

/** Generates a page for the requested id or address; null for settings of sites and other routes. */
async function synthetic(request: Request, url: URL): Promise<Response | null> {
  const { route, params } = readAddress(url) ?? {};
  if (route !== "contents/by-id" && route !== "contents/by-friendly-url") return null;
  const [[id], [slug]] = [params?.get("id") ?? [], params?.get("url") ?? []];
  if (slug?.startsWith("config-")) return null;

  const [language = "cs_cz"] = params?.get("language") ?? [];
  const [webId] = params?.get("webId") ?? [];
  const body = JSON.stringify(pageRecord({ id, slug, language, webId }));
  return toResponse({ body, contentType: "application/json;charset=UTF-8", source: "synth" }, request);
}
