import type { Clock } from "#server/clock.ts";
import type { Fault } from "./fault.ts";
import { type Listening, listen } from "./listen.ts";

import { createReplay, type Miss } from "./replay.ts";
import type { FixtureStore } from "./store.ts";

export interface ServedReplay extends Listening {
  /** Makes a running instance fail, or behave again without an argument. */
  setFault(fault?: Fault): void;
}

interface ServeOptions {
  store: FixtureStore;
  clock: Clock;
  /** 0 takes any free port. */
  port: number;
  host?: string;
  onMiss?: Miss | undefined;
}

/** Serves a replay over HTTP; rejects with the system's error when the address cannot be listened on. */
export async function serveReplay({
  store,
  clock,
  port,
  host = "127.0.0.1",
  onMiss,
}: ServeOptions): Promise<ServedReplay> {
  let current: Fault | undefined;
  const answer = createReplay({ store, clock, fault: (url) => current?.(url), onMiss });
  return {
    ...(await listen({ answer, headers: ["if-none-match", "range"], port, host })),
    setFault: (fault) => {
      current = fault;
    },
  };
}
