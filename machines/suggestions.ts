import { assign, fromPromise, setup } from "xstate";
import type { SuggestionAnswer } from "#schemas/lists/search/suggestions.ts";

/** Typed text, and the address of its suggestions. */
export interface Question {
  text: string;
  address: string;
}

/** Maximum number of retries while suggestions are not ready. */
const mostRetries = 3;

interface Context extends Readonly<Omit<SuggestionAnswer, "isReady">> {
  question: Question;
  retries: number;
  /** Index of the highlighted option; -1 for the text field. */
  active: number;
}

export type SuggestionsEvent =
  | ({ type: "typed" } & Question)
  /** The text is too short for suggestions. */
  | { type: "emptied" }
  /** Moves to the next or previous option; the text field follows the last one. */
  | { type: "moved"; by: 1 | -1 }
  | { type: "left" }
  | { type: "navigated" };

/** Suggestions while a search term is typed; the previous ones stay visible until the next ones arrive. */
export const suggestionsMachine = setup({
  types: { context: {} as Context, events: {} as SuggestionsEvent },
  delays: { pause: 150, retryPause: 3000 },
  actors: {
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
