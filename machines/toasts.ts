import { assign, not, setup } from "xstate";
import type { Callout } from "#schemas/values/callout.ts";

/** Number of toasts that are visible at once; the others wait. */
const maxShown = 3;

/** A message to show (spec §3 toast). */
export interface NewToast {
  severity: Callout["tone"];
  text: string;
  /** Language tag of the text: a toast may outlive the page in whose language it is. */
  lang: string;
  closable?: boolean;
  /** Milliseconds of being visible, without pauses; null keeps the toast until it is closed. */
  duration?: number | null;
  /** A toast takes the place of one on the same subject. */
  subject?: string;
}

export interface Toast {
  id: number;
  severity: NewToast["severity"];
  text: string;
  lang: string;
  closable: boolean;
  subject: string | null;
  /** Milliseconds until it closes by itself; null for never. */
  remaining: number | null;
}

/** Input that pauses the toasts while it is on them. */
type Holder = "pointer" | "focus";

interface Input {
  /** Milliseconds on a clock that never goes back. */
  now: () => number;
}

interface Context extends Input {
  /** In the order of appearance; the first `maxShown` are visible. */
  toasts: readonly Toast[];
  /** Id of the next toast. */
  next: number;
  holders: readonly Holder[];
  /** Time at which the remaining times were last updated. */
  since: number;
}

export type ToastsEvent =
  | { type: "shown"; toast: NewToast }
  | { type: "closed"; id: number }
  | { type: "paused"; by: Holder }
  | { type: "resumed"; by: Holder };

/** Short messages that close by themselves after 5 visible seconds, unless pointer or focus is on them (spec §9). */
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
    // Pointer and focus send no event when the last toast disappears under them.
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

/** Browser timers hold no more milliseconds. */
const longestTimer = 2 ** 31 - 1;

/** Returns the visible toasts. */
export function seenToasts(toasts: readonly Toast[]): readonly Toast[] {
  return toasts.slice(0, maxShown);
}

/** A message that is already shown, or one on the same subject, starts its time anew instead of appearing twice. */
function added(
  { toasts, next }: Context,
  { duration = 5000, closable = true, subject, ...message }: NewToast,
): Partial<Context> {
  const same = toasts.find((shown) =>
    subject === undefined
      ? shown.severity === message.severity && shown.text === message.text
      : shown.subject === subject,
  );
  const toast = { ...message, closable, subject: subject ?? null, remaining: duration, id: same?.id ?? next };
  if (same) return { toasts: toasts.map((each) => (each === same ? toast : each)) };
  return { toasts: [...toasts, toast], next: next + 1 };
}

/** Returns the toasts with the time since the last count taken off; waiting toasts lose none. */
function counted({ toasts, since, now }: Context): Toast[] {
  const passed = now() - since;
  return toasts.map((toast, index) =>
    index < maxShown && toast.remaining !== null
      ? { ...toast, remaining: Math.max(0, toast.remaining - passed) }
      : toast,
  );
}
