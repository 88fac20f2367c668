import { assign, not, setup } from "xstate";
import type { Callout } from "#schemas/values/callout.ts";

/** How many toasts are seen at once; the next ones wait for their turn. */
const maxShown = 3;

/** What somebody wants said (spec §3 toast). */
export interface NewToast {
  severity: Callout["tone"];
  text: string;
  /** Language tag of the text: a toast may outlive the page in whose language it is. */
  lang: string;
  closable?: boolean;
  /** In milliseconds of being seen, without the time it is held; null stays until it is closed. */
  duration?: number | null;
}

export interface Toast {
  id: number;
  severity: NewToast["severity"];
  text: string;
  lang: string;
  closable: boolean;
  /** Milliseconds until it goes by itself; null for never. */
  remaining: number | null;
}

/** What keeps the toasts from going while somebody reads them or works with them. */
type Holder = "pointer" | "focus";

interface Input {
  /** Milliseconds on a clock that never goes back. */
  now: () => number;
}

interface Context extends Input {
  /** In the order they were shown; the first `maxShown` are seen. */
  toasts: readonly Toast[];
  /** Id of the next toast. */
  next: number;
  holders: readonly Holder[];
  /** When the remaining times were last right. */
  since: number;
}

export type ToastsEvent =
  | { type: "shown"; toast: NewToast }
  | { type: "closed"; id: number }
  | { type: "paused"; by: Holder }
  | { type: "resumed"; by: Holder };

/** Short messages that go by themselves after 5 seconds of being seen, unless somebody is at them (spec §9). */
export const toastsMachine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as ToastsEvent },
  delays: {
    firstEnd: ({ context }) =>
      Math.min(longestTimer, ...seenToasts(context.toasts).map(({ remaining }) => remaining ?? Infinity)),
  },
  guards: {
    isEmpty: ({ context }) => context.toasts.length === 0,
    isHeld: ({ context }) => context.holders.length > 0,
  },
  actions: {
    show: assign(({ context }, { toast }: { toast: NewToast }) => added(context, toast)),
    close: assign(({ context }, { id }: { id: number }) => ({
      toasts: context.toasts.filter((toast) => toast.id !== id),
    })),
    hold: assign(({ context }, { by }: { by: Holder }) => ({ holders: [...new Set([...context.holders, by])] })),
    release: assign(({ context }, { by }: { by: Holder }) => ({
      holders: context.holders.filter((holder) => holder !== by),
    })),
    releaseAll: assign({ holders: [] }),
    startCounting: assign(({ context }) => ({ since: context.now() })),
    count: assign(({ context }) => ({ toasts: counted(context) })),
    dropEnded: assign(({ context }) => ({ toasts: context.toasts.filter(({ remaining }) => remaining !== 0) })),
  },
}).createMachine({
  context: ({ input }) => ({ ...input, toasts: [], next: 1, holders: [], since: 0 }),
  initial: "empty",
  states: {
    // Whatever held the last toast has lost it, and says so in no event.
    empty: {
      entry: "releaseAll",
      on: { shown: { target: "counting", actions: { type: "show", params: ({ event }) => event } } },
    },
    counting: {
      entry: "startCounting",
      exit: "count",
      always: { guard: "isEmpty", target: "empty" },
      after: { firstEnd: { target: "counting", reenter: true, actions: "dropEnded" } },
      on: {
        shown: { target: "counting", reenter: true, actions: { type: "show", params: ({ event }) => event } },
        closed: { target: "counting", reenter: true, actions: { type: "close", params: ({ event }) => event } },
        paused: { target: "held", actions: { type: "hold", params: ({ event }) => event } },
      },
    },
    held: {
      always: [
        { guard: "isEmpty", target: "empty" },
        { guard: not("isHeld"), target: "counting" },
      ],
      on: {
        shown: { actions: { type: "show", params: ({ event }) => event } },
        closed: { actions: { type: "close", params: ({ event }) => event } },
        paused: { actions: { type: "hold", params: ({ event }) => event } },
        resumed: { actions: { type: "release", params: ({ event }) => event } },
      },
    },
  },
});

/** Timers of browsers hold no more milliseconds than this. */
const longestTimer = 2 ** 31 - 1;

/** The toasts that are seen. */
export function seenToasts(toasts: readonly Toast[]): readonly Toast[] {
  return toasts.slice(0, maxShown);
}

/** The same message again is the one that is there, from the start. */
function added(
  { toasts, next }: Context,
  { duration = 5000, closable = true, ...message }: NewToast,
): Partial<Context> {
  const same = toasts.find(({ severity, text }) => severity === message.severity && text === message.text);
  const toast = { ...message, closable, remaining: duration, id: same?.id ?? next };
  if (same) return { toasts: toasts.map((each) => (each === same ? toast : each)) };
  return { toasts: [...toasts, toast], next: next + 1 };
}

/** The toasts after the time since they were last counted; those not yet seen lose none. */
function counted({ toasts, since, now }: Context): Toast[] {
  const passed = now() - since;
  return toasts.map((toast, index) =>
    index < maxShown && toast.remaining !== null
      ? { ...toast, remaining: Math.max(0, toast.remaining - passed) }
      : toast,
  );
}
