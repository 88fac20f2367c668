import type { Clock } from "#server/clock.ts";
import { type Answer, refusal, toResponse } from "./answer.ts";
import { applyEffect, type Fault } from "./fault.ts";
import { ParameterError } from "./parameters.ts";
import { createRoutes } from "./routes.ts";
import type { FixtureStore } from "./store.ts";
import { toWireTime } from "./wire-time.ts";

interface ReplayOptions {
  store: FixtureStore;
  clock: Clock;
  fault?: Fault;
}

/** The content service of spec §7 as a function over a fixture store; a reset on purpose rejects with ConnectionReset. */
export function createReplay({ store, clock, fault }: ReplayOptions): (request: Request) => Promise<Response> {
  const routes = createRoutes(store, clock);

  async function answer({ method }: Request, { pathname, search, searchParams }: URL): Promise<Answer> {
    function refuse(status: number, message: string): Answer {
      return refusal(status, message, pathname, toWireTime(clock.now(), "UTC"));
    }
    if (method !== "GET" && method !== "HEAD")
      return { ...refuse(405, `Method ${method} is not supported.`), headers: { allow: "GET, HEAD" } };
    try {
      decodeURIComponent(search);
      const path = decodeURIComponent(pathname);
      for (const [pattern, handler] of routes) {
        const match = pattern.exec(pathname);
        const found = match && (await handler(decodeURIComponent(match[1] ?? ""), searchParams));
        if (found) return found;
      }
      return refuse(404, `There is nothing at ${path}${search}.`);
    } catch (error) {
      if (error instanceof ParameterError) return refuse(400, error.message);
      if (error instanceof URIError) return refuse(400, "The address is not valid percent-encoding of UTF-8.");
      throw error;
    }
  }

  return async (request) => {
    const url = new URL(request.url);
    const respond = async () => toResponse(await answer(request, url), request);
    const effect = fault?.(url);
    return effect ? applyEffect(effect, request, respond) : respond();
  };
}
