import { assign, fromPromise, setup } from "xstate";

interface Context<Data, Request> {
  request: Request;
  /** Of the last request that was answered; it stands while the next one is pending. */
  data: Data | null;
  error: unknown;
}

type Event<Request> = { type: "requested"; request: Request } | { type: "retried" } | { type: "cleared" };

/**
 * Data that is asked for: idle, pending, success or error (spec §4 async data status). A new request ends the one that
 * is pending: its signal aborts, and its answer, should it still come, is dropped. The input is what `retried` asks for
 * before anything was requested.
 */
export function asyncDataMachine<Data, Request>(load: (request: Request, signal: AbortSignal) => Promise<Data>) {
  return setup({
    types: {
      input: {} as Request,
      context: {} as Context<Data, Request>,
      events: {} as Event<Request>,
    },
    actors: { load: fromPromise<Data, { request: Request }>(({ input, signal }) => load(input.request, signal)) },
  }).createMachine({
    context: ({ input }) => ({ request: input, data: null, error: null }),
    initial: "idle",
    on: {
      requested: { target: ".pending", actions: assign(({ event }) => ({ request: event.request })) },
      cleared: ".idle",
    },
    states: {
      idle: { entry: assign({ data: null, error: null }) },
      pending: {
        entry: assign({ error: null }),
        invoke: {
          src: "load",
          input: ({ context: { request } }) => ({ request }),
          onDone: { target: "success", actions: assign(({ event }) => ({ data: event.output })) },
          onError: { target: "error", actions: assign(({ event }) => ({ error: event.error })) },
        },
      },
      success: {},
      error: { on: { retried: "pending" } },
    },
  });
}
