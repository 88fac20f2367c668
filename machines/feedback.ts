import { assign, fromCallback, fromPromise, setup } from "xstate";
import { toFeedbackToken } from "#schemas/visitor/feedback.ts";

interface Context {
  /** What the elements of the page are told of who was asked; null where the address does not say. */
  token: string | null;
}

export type FeedbackEvent =
  /** Another page is on show as a whole; `key` is the parameter of its address. */
  | { type: "pageFinished"; key: string | null }
  /** A feedback element stands in the page. */
  | { type: "found" };

/** Loads the feedback widget on pages that hold an element for it (spec §7); what goes wrong changes nothing else. */
export const feedbackMachine = setup({
  types: { context: {} as Context, events: {} as FeedbackEvent },
  actors: {
    /** Waits for the elements of the page on show, gives each the token, and tells of them. */
    elements: fromCallback<FeedbackEvent, Context>(() => {}),
    /** Rejects when the widget is not there afterwards. */
    script: fromPromise<void>(() => Promise.reject(new Error("Not implemented"))),
  },
  actions: {
    takeToken: assign((_, { key }: { key: string | null }) => ({ token: toFeedbackToken(key) })),
  },
}).createMachine({
  context: { token: null },
  initial: "unfinished",
  on: {
    pageFinished: {
      target: ".finished",
      reenter: true,
      actions: { type: "takeToken", params: ({ event }) => event },
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
