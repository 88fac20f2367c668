import { assign, fromPromise, setup } from "xstate";

interface Context<Data> {
  /** Result of the last successful request; kept while the next one is pending. */
  data: Data | null;
  error: unknown;
}

type Event<Request> = { type: "requested"; request: Request };

/**
 * Loads data on request: idle, pending, success or error (spec §4 async data status). A new request aborts the pending
 * one and ignores its result.
 */
export function asyncDataMachine<Data, Request>(load: (request: Request, signal: AbortSignal) => Promise<Data>) {
  return setup({
    types: { context: {} as Context<Data>, events: {} as Event<Request> },
    actors: { load: fromPromise<Data, { request: Request }>(({ input, signal }) => load(input.request, signal)) },
  }).createMachine({
    context: { data: null, error: null },
    initial: "idle",
    on: { requested: { target: ".pending", actions: assign({ error: null }) } },
    states: {
      idle: {},
      pending: {
        invoke: {
          src: "load",
          input: ({ event }) => ({ request: event.request }),
          onDone: { target: "success", actions: assign(({ event }) => ({ data: event.output })) },
          onError: { target: "error", actions: assign(({ event }) => ({ error: event.error })) },
        },
      },
      success: {},
      error: {},
    },
  });
}
