import { assign, fromCallback, fromPromise, setup } from "xstate";
import { toFeedbackToken } from "#schemas/visitor/feedback.ts";

interface Context {
  /** Token for feedback elements, from the page's address; null when the address has none. */
  token: string | null;
}

export type FeedbackEvent =
  /** Another page has loaded; `key` is the parameter of its address. */
  | { type: "pageFinished"; key: string | null }
  /** The page contains a feedback element. */
  | { type: "found" };

/** Loads the feedback widget on pages with a feedback element (spec §7); a failure affects nothing else. */
export const feedbackMachine = setup({
  types: { context: {} as Context, events: {} as FeedbackEvent },
  actors: {
    /** Waits for feedback elements in the page, sets their token and reports them. */
    elements: fromCallback<FeedbackEvent, Context>(() => {}),
    /** Rejects when the script does not define the widget. */
    script: fromPromise<void>(() => Promise.reject(new Error("Not implemented"))),
  },
  actions: {
    setToken: assign((_, { key }: { key: string | null }) => ({ token: toFeedbackToken(key) })),
  },
}).createMachine({
  context: { token: null },
  initial: "unfinished",
  on: {
    pageFinished: {
      target: ".finished",
      actions: { type: "setToken", params: ({ event }) => event },
    },
  },
  states: {
    unfinished: {},
    finished: {
      invoke: { src: "elements", input: ({ context }) => context },
      initial: "waiting",
      states: {
        waiting: { on: { found: "loading" } },
        loading: { invoke: { src: "script", onDone: "ready", onError: "failed" } },
        ready: {},
        failed: {},
      },
    },
  },
});
