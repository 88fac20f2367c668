import { assign, fromPromise, setup } from "xstate";
import type { SuggestionAnswer } from "#schemas/lists/search/suggestions.ts";

/** A text in a field, and the address that has suggestions for it. */
export interface Question {
  text: string;
  address: string;
}

/** Times that the same question is asked again while nothing can be suggested yet. */
const mostRetries = 3;

interface Context extends Readonly<Omit<SuggestionAnswer, "isReady">> {
  question: Question;
  retries: number;
  /** Index of the option that the keys have chosen; -1 for the field itself. */
  active: number;
}

export type SuggestionsEvent =
  | ({ type: "typed" } & Question)
  /** Too little was typed to suggest anything. */
  | { type: "emptied" }
  /** To the next option or the one before; after the last one comes the field itself. */
  | { type: "moved"; by: 1 | -1 }
  | { type: "left" }
  | { type: "navigated" };

/** Suggestions while a search term is being typed: what was shown stays until the next ones have come. */
export const suggestionsMachine = setup({
  types: { context: {} as Context, events: {} as SuggestionsEvent },
  delays: { pause: 150, retryPause: 3000 },
  actors: {
    /** Rejects when there is no answer. */
    load: fromPromise<SuggestionAnswer, Question>(() => Promise.reject(new Error("Not implemented"))),
  },
  actions: {
    keep: assign((_, { text, address }: Question) => ({ question: { text, address }, retries: 0 })),
    countRetry: assign(({ context }) => ({ retries: context.retries + 1 })),
    show: assign((_, { label, said, options }: SuggestionAnswer) => ({ label, said, options, active: -1 })),
    clear: assign({ options: [], said: "", active: -1 }),
    move: assign(({ context: { active, options } }, { by }: { by: 1 | -1 }) => {
      const places = options.length + 1;
      return { active: ((active + 1 + by + places) % places) - 1 };
    }),
    announce: () => {},
  },
  guards: {
    isReady: (_, { isReady }: SuggestionAnswer) => isReady,
    mayRetry: ({ context }) => context.retries < mostRetries,
  },
}).createMachine({
  context: { question: { text: "", address: "" }, retries: 0, label: "", said: "", options: [], active: -1 },
  initial: "closed",
  on: {
    typed: { target: ".waiting", reenter: true, actions: { type: "keep", params: ({ event }) => event } },
    emptied: ".closed",
    left: ".closed",
    navigated: ".closed",
  },
  states: {
    closed: { entry: "clear" },
    waiting: {
      on: { moved: { actions: { type: "move", params: ({ event }) => event } } },
      after: { pause: "loading" },
    },
    loading: {
      on: { moved: { actions: { type: "move", params: ({ event }) => event } } },
      invoke: {
        src: "load",
        input: ({ context }) => context.question,
        onDone: [
          {
            guard: { type: "isReady", params: ({ event }) => event.output },
            target: "open",
            actions: [{ type: "show", params: ({ event }) => event.output }, "announce"],
          },
          { guard: "mayRetry", target: "unready" },
          { target: "closed" },
        ],
        onError: "closed",
      },
    },
    unready: {
      entry: "clear",
      after: { retryPause: { target: "loading", actions: "countRetry" } },
    },
    open: {
      on: { moved: { actions: { type: "move", params: ({ event }) => event } } },
    },
  },
});
