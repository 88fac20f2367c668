import { assign, setup } from "xstate";

/** Remaining seconds at which the countdown is announced. */
export const announcedSeconds: readonly number[] = [120, 60, 30, 10];

interface Input {
  now: () => number;
}

interface Context extends Input {
  /** Time at which the session ends, in milliseconds. */
  endsAt: number;
  remaining: number;
  /** Last of `announcedSeconds` reached; null before the first. */
  announced: number | null;
}

export type SessionDialogEvent =
  | { type: "warned"; endsAt: number }
  /** Activity in another tab, or signed out. */
  | { type: "calmed" }
  | { type: "continued" }
  | { type: "signedOut" };

/** Dialog that warns before an idle session ends, with a countdown (spec §4, session dialog). */
export const sessionDialogMachine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as SessionDialogEvent },
  delays: { second: 1000 },
  guards: {
    isSameEnd: ({ context }, { endsAt }: { endsAt: number }) => endsAt === context.endsAt,
    isOver: ({ context }) => context.remaining <= 0,
  },
  actions: {
    setEnd: assign((_, { endsAt }: { endsAt: number }) => ({ endsAt })),
    count: assign(({ context }) => {
      const remaining = Math.max(0, Math.ceil((context.endsAt - context.now()) / 1000));
      return { remaining, announced: announcedSeconds.findLast((seconds) => remaining <= seconds) ?? null };
    }),
    keepAlive: () => {},
    signOut: () => {},
    /** Requests a check of the idle time, which ends the session; repeated each second. */
    expire: () => {},
  },
}).createMachine({
  id: "sessionDialog",
  context: ({ input }) => ({ ...input, endsAt: 0, remaining: 0, announced: null }),
  initial: "closed",
  states: {
    closed: { on: { warned: { target: "open", actions: { type: "setEnd", params: ({ event }) => event } } } },
    open: {
      initial: "counting",
      on: {
        warned: [
          { guard: { type: "isSameEnd", params: ({ event }) => event } },
          { target: ".counting", actions: { type: "setEnd", params: ({ event }) => event } },
        ],
        calmed: "closed",
        continued: { target: "closed", actions: "keepAlive" },
        signedOut: { target: "closed", actions: "signOut" },
      },
      states: {
        counting: {
          entry: "count",
          always: { guard: "isOver", target: "over" },
          after: { second: { target: "counting", reenter: true } },
        },
        over: { entry: "expire", after: { second: { target: "over", reenter: true } } },
      },
    },
  },
});
