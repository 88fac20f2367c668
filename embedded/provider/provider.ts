import { applyEffect, type Fault } from "#embedded/replay/fault.ts";
import { json, text } from "./answers.ts";
import { casRoutes } from "./cas.ts";
import { restRoutes } from "./rest.ts";
import { createState, type StateOptions } from "./state.ts";

export interface ProviderOptions extends StateOptions {
  fault?: Fault;
}

/** The security provider of spec §7 as a function; a simulated connection reset rejects with ConnectionReset. */
export function createProvider({ fault, ...options }: ProviderOptions): (request: Request) => Promise<Response> {
  const state = createState(options);
  const routes = new Map(Object.entries({ ...casRoutes(state), ...restRoutes(state) }));

  async function answer(request: Request, url: URL): Promise<Response> {
    const methods = new Map(Object.entries(routes.get(url.pathname) ?? {}));
    const handler = methods.get(request.method === "HEAD" ? "GET" : request.method);
    if (handler) return handler(request, url);
    const [status, error] = methods.size > 0 ? ([405, "method_not_allowed"] as const) : ([404, "not_found"] as const);
    const refusal = url.pathname.startsWith("/rest/") ? json({ error }, status) : text(`${status} ${error}\n`, status);
    if (methods.size > 0) refusal.headers.set("allow", [...methods.keys()].join(", "));
    return refusal;
  }

  return async (request) => {
    const url = new URL(request.url);
    const respond = () => answer(request, url);
    const effect = fault?.(url);
    return effect ? applyEffect(effect, request, respond) : respond();
  };
}
