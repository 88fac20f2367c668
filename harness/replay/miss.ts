import { suggestion } from "#checks/suggestion.ts";
import { refusal, toResponse } from "#embedded/replay/answer.ts";
import { readAddress } from "#embedded/replay/paths.ts";
import type { Miss } from "#embedded/replay/replay.ts";
import { type FixtureStore, slugOf } from "#embedded/replay/store.ts";
import { openAnswer } from "#server/http/bounded-fetch.ts";
import { pageRecord } from "./synth.ts";

/** What is done about a request that the fixtures have no answer to. */
export const missModes = ["404", "error", "synth", "pass"] as const;
export type MissMode = (typeof missModes)[number];

interface Options {
  store: FixtureStore;
  /** Where requests are passed on to, with what they need to be let in. */
  upstream: { url: string; headers: Readonly<Record<string, string>>; timeoutMs: number } | null;
  note(line: string): void;
}

/** Says of every such request what is near, and answers it as asked. */
export function createMiss(mode: MissMode, { store, upstream, note }: Options): Miss {
  const near = createNear(store);
  return async (request, url) => {
    const asked = `${url.pathname}${url.search}`;
    const known = near(url);
    note(`The fixtures have no answer to ${asked}${known.length > 0 ? `; near it is ${known.join(", ")}` : ""}.`);
    if (mode === "error")
      return toResponse(refusal(500, `There is no fixture for ${asked}.`, url.pathname, ""), request);
    if (mode === "pass" && upstream) return passOn(request, url, upstream);
    return mode === "synth" ? synthetic(request, url) : null;
  };
}

/** Up to three addresses of contents that differ little from the one asked for. */
function createNear({ contents }: FixtureStore): (url: URL) => string[] {
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

/** The answer of another service, which is asked as we were. */
async function passOn(request: Request, { pathname, search }: URL, { url, headers, timeoutMs }: Upstream) {
  const target = `${url.replace(/\/+$/, "")}${pathname}${search}`;
  try {
    const answer = await openAnswer(target, { method: request.method, headers, signal: request.signal, timeoutMs });
    const kept = new Headers({ "x-portal-source": "passed" });
    // The length is that of before it was decoded.
    for (const name of ["content-type", "etag", "last-modified", "cache-control"]) {
      const value = answer.headers.get(name);
      if (value !== null) kept.set(name, value);
    }
    return new Response(answer.body, { status: answer.status, headers: kept });
  } catch {
    return toResponse(
      refusal(502, "The service that requests are passed on to does not answer.", pathname, ""),
      request,
    );
  }
}

type Upstream = NonNullable<Options["upstream"]>;

/** A generated page under the id or address asked for; settings of sites and all else cannot be made up. */
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
