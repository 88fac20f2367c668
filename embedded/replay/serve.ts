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
  /** Sees each request first, with the replay's own answer to it. */
  intercept?: Intercept | undefined;
}

/** Answers a request in place of the replay, or looks at the replay's answer. */
export interface Intercept {
  answer(request: Request, replay: (request: Request) => Promise<Response>): Promise<Response>;
  /** Names of the request's headers that it needs. */
  headers: readonly string[];
  /** Bytes of the largest body that it takes. */
  maxBody: number;
}

/** Serves a replay over HTTP; rejects with the system's error when the address cannot be listened on. */
export async function serveReplay({
  store,
  clock,
  port,
  host = "127.0.0.1",
  onMiss,
  intercept,
}: ServeOptions): Promise<ServedReplay> {
  let current: Fault | undefined;
  const replay = createReplay({ store, clock, fault: (url) => current?.(url), onMiss });
  const answer = intercept ? (request: Request) => intercept.answer(request, replay) : replay;
  const headers = ["if-none-match", "range", ...(intercept?.headers ?? [])];
  return {
    ...(await listen({ answer, headers, maxBody: intercept?.maxBody ?? 0, port, host })),
    setFault: (fault) => {
      current = fault;
    },
  };
}
