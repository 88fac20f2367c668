import type { Clock } from "#server/clock.ts";
import { type Answer, errorAnswer, toResponse } from "./answer.ts";
import { applyEffect, type Fault, withEffectAddress } from "./fault.ts";
import { createLiveStore, type Replacement, type ReplayStore } from "./live-store.ts";
import { ParameterError } from "./parameters.ts";
import { createRoutes } from "./routes.ts";
import { toWireTime } from "./wire-time.ts";

/** Called for a request that the fixtures cannot answer; null answers it with 404. */
export type Miss = (request: Request, url: URL) => Promise<Response | null>;

interface ReplayOptions {
  store: ReplayStore;
  clock: Clock;
  fault?: Fault;
  /** Called when the fixtures have no answer. */
  onMiss?: Miss | undefined;
}

/** The content service of spec §7 as a function; a simulated connection reset rejects with ConnectionReset. */
export interface Replay {
  (request: Request): Promise<Response>;
  /** Changes one record from now on; the original store is not modified. */
  replace(replacement: Replacement): void;
}

/** Answers as the content service does, from the records of a store. */
export function createReplay({ store: given, clock, fault, onMiss }: ReplayOptions): Replay {
  const store = createLiveStore(given);
  const current = createRoutes(store, clock);

  function routesOf(ageMs: number) {
    return ageMs === 0 ? current : createRoutes(store, { now: () => clock.now() - ageMs });
  }

  function refuse(status: number, message: string, { pathname }: URL): Answer {
    return errorAnswer(status, message, pathname, toWireTime(clock.now(), "UTC"));
  }

  /** Null when the fixtures have no answer. */
  async function answer({ method }: Request, url: URL, ageMs: number): Promise<Answer | null> {
    const { pathname, search, searchParams } = url;
    if (method !== "GET" && method !== "HEAD")
      return { ...refuse(405, `Method ${method} is not supported.`, url), headers: { allow: "GET, HEAD" } };
    try {
      decodeURIComponent(search);
      decodeURIComponent(pathname);
      for (const [pattern, handler] of routesOf(ageMs)) {
        const match = pattern.exec(pathname);
        const found = match && (await handler(decodeURIComponent(match[1] ?? ""), searchParams));
        if (found) return found;
      }
      return null;
    } catch (error) {
      if (error instanceof ParameterError) return refuse(400, error.message, url);
      if (error instanceof URIError) return refuse(400, "The address is not valid percent-encoding of UTF-8.", url);
      throw error;
    }
  }

  async function respond(request: Request, url: URL, ageMs = 0): Promise<Response> {
    const recorded = await answer(request, url, ageMs);
    if (recorded) return toResponse(recorded, request);
    const nothing = refuse(404, `There is nothing at ${decodeURIComponent(url.pathname)}${url.search}.`, url);
    return (await onMiss?.(request, url)) ?? toResponse(nothing, request);
  }

  async function replay(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const effect = fault?.(url);
    return effect
      ? applyEffect(effect, request, () => respond(request, withEffectAddress(effect, url), effect.ageMs))
      : respond(request, url);
  }
  return Object.assign(replay, { replace: store.replace });
}
