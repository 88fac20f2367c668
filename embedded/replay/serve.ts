import type { Clock } from "#server/clock.ts";
import { createCurrentReplay } from "./current-dates.ts";
import type { Fault } from "./fault.ts";
import { type Listening, listen } from "./listen.ts";

import { createReplay, type Miss } from "./replay.ts";
import type { FixtureStore } from "./store.ts";

export interface ServedReplay extends Listening {
  /** Makes the running instance fail; without an argument it works normally again. */
  setFault(fault?: Fault): void;
  /** Answers from another store from now on. */
  setStore(store: FixtureStore): void;
}

interface ServeOptions {
  store: FixtureStore;
  clock: Clock;
  /** 0 picks any free port. */
  port: number;
  host?: string;
  onMiss?: Miss | undefined;
  /** True when events, offers and notices shall never be in the past. */
  isKeptCurrent?: boolean;
  /** Called first for each request, with the replay's own response. */
  intercept?: Intercept | undefined;
}

/** Answers requests in place of the replay, or observes its responses. */
export interface Intercept {
  answer(request: Request, replay: (request: Request) => Promise<Response>): Promise<Response>;
  /** Names of the request headers that it needs. */
  headers: readonly string[];
  /** Maximum size of a request body in bytes. */
  maxBody: number;
}

/** Serves a replay over HTTP; rejects with the system's error when it cannot listen on the address. */
export async function serveReplay({
  store,
  clock,
  port,
  host = "127.0.0.1",
  onMiss,
  isKeptCurrent = false,
  intercept,
}: ServeOptions): Promise<ServedReplay> {
  let current: Fault | undefined;
  const create = isKeptCurrent ? createCurrentReplay : createReplay;
  const replayOf = (from: FixtureStore) => create({ store: from, clock, fault: (url) => current?.(url), onMiss });
  let recorded = replayOf(store);
  const replay = (request: Request) => recorded(request);
  const answer = intercept ? (request: Request) => intercept.answer(request, replay) : replay;
  const headers = ["if-none-match", "range", ...(intercept?.headers ?? [])];
  return {
    ...(await listen({ answer, headers, maxBody: intercept?.maxBody ?? 0, port, host })),
    setFault: (fault) => {
      current = fault;
    },
    setStore: (next) => {
      recorded = replayOf(next);
    },
  };
}
