import type { Fault } from "#embedded/replay/fault.ts";
import { type Listening, listen } from "#embedded/replay/listen.ts";
import type { Clock } from "#server/clock.ts";
import { createProvider, type ProviderOptions } from "./provider.ts";

export interface ServedProvider extends Listening {
  /** Makes the running provider fail; without an argument it works normally again. */
  setFault(fault?: Fault): void;
}

interface ServeOptions extends Omit<ProviderOptions, "fault"> {
  clock: Clock;
  /** 0 picks any free port. */
  port: number;
  host?: string;
}

const headers = ["accept-language", "authorization", "content-type", "cookie", "sec-fetch-site"];

/** Serves a security provider over HTTP; rejects with the system's error when it cannot listen on the address. */
export async function serveProvider({ port, host = "127.0.0.1", ...options }: ServeOptions): Promise<ServedProvider> {
  let current: Fault | undefined;
  const answer = createProvider({ ...options, fault: (url) => current?.(url) });
  return {
    ...(await listen({ answer, headers, maxBody: 16_384, port, host })),
    setFault: (fault) => {
      current = fault;
    },
  };
}
