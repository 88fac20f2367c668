import { assign, not, setup } from "xstate";
import type { Callout } from "#schemas/values/callout.ts";

/** Maximum number of visible toasts; the others are queued. */
const maxShown = 3;

/** A message to show (spec §3 toast). */
export interface NewToast {
  severity: Callout["tone"];
  text: string;
  /** Language tag of the text: a toast may stay while a page in another language is loaded. */
  lang: string;
  closable?: boolean;
  /** Visible time in milliseconds, without pauses; null keeps it until it is closed. */
  duration?: number | null;
  subject?: string;
}

export interface Toast {
  id: number;
  severity: NewToast["severity"];
  text: string;
  lang: string;
  closable: boolean;
  subject: string | null;
  /** Remaining milliseconds; null for never. */
  remaining: number | null;
}

/** Input that pauses the toasts while it is over them. */
type Holder = "pointer" | "focus";

interface Input {
  /** Monotonic clock in milliseconds. */
  now: () => number;
}

interface Context extends Input {
  /** In the order of appearance; the first `maxShown` are visible. */
  toasts: readonly Toast[];
  next: number;
  holders: readonly Holder[];
  /** Time of the last update of the remaining times. */
  since: number;
}

export type ToastsEvent =
  | { type: "shown"; toast: NewToast }
  | { type: "closed"; id: number }
  | { type: "paused"; by: Holder }
  | { type: "resumed"; by: Holder };

/** Short messages that close automatically after 5 visible seconds, unless pointer or focus is on them (spec §9). */
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
    // Pointer and focus send no event when the last toast disappears.
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

/** Largest delay of browser timers. */
const longestTimer = 2 ** 31 - 1;

export function seenToasts(toasts: readonly Toast[]): readonly Toast[] {
  return toasts.slice(0, maxShown);
}

/** Adds a message. One that is already visible, or has the same subject, is replaced and restarts its time. */
function added(
  { toasts, next }: Context,
  { duration = 5000, closable = true, subject, ...message }: NewToast,
): Partial<Context> {
  const same = toasts.find((toast) =>
    subject === undefined
      ? toast.severity === message.severity && toast.text === message.text
      : toast.subject === subject,
  );
  const toast = { ...message, closable, subject: subject ?? null, remaining: duration, id: same?.id ?? next };
  if (same) return { toasts: toasts.map((each) => (each === same ? toast : each)) };
  return { toasts: [...toasts, toast], next: next + 1 };
}

/** Subtracts the elapsed time from visible toasts; queued ones keep theirs. */
function counted({ toasts, since, now }: Context): Toast[] {
  const passed = now() - since;
  return toasts.map((toast, index) =>
    index < maxShown && toast.remaining !== null
      ? { ...toast, remaining: Math.max(0, toast.remaining - passed) }
      : toast,
  );
}
