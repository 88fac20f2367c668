import { assign, fromCallback, not, setup } from "xstate";

const MINUTE = 60_000;

/** Milliseconds without activity after which a visitor is signed out (spec §9). */
export const idleTimeout = 30 * MINUTE;

/** Milliseconds between the warning and the end of the session. */
export const warningTime = 2 * MINUTE;

interface Input {
  /** Wall time, because tabs share it and it continues while the device sleeps. */
  now: () => number;
}

interface Context extends Input {
  lastActive: number;
}

export type IdleLogoutEvent =
  | { type: "authenticated" }
  | { type: "unauthenticated" }
  /** The visitor moved the mouse, pressed a key or clicked. */
  | { type: "active" }
  /** Time of the last activity in any tab, as read from the storage. */
  | { type: "stored"; at: number }
  /** Requests a check of the idle time: the page became visible, or a countdown ended. */
  | { type: "checked" };

/** Signs a visitor out at the first check after more than 30 minutes without activity (spec §4, idle logout). */
export const idleLogoutMachine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as IdleLogoutEvent },
  delays: { checkInterval: MINUTE },
  actors: {
    /** Reports activity in this and other tabs, and pages that become visible again. */
    activity: fromCallback<IdleLogoutEvent>(() => {}),
  },
  guards: {
    isIdle: ({ context }) => idleTime(context) > idleTimeout,
    isNearEnd: ({ context }) => idleTime(context) >= idleTimeout - warningTime,
  },
  actions: {
    setActive: assign(({ context }) => ({ lastActive: context.now() })),
    follow: assign(({ context }, { at }: { at: number }) => ({ lastActive: laterTime(at, context) })),
    /** Moves a time in the future, caused by a clock change, to now: it would prolong the session. */
    settle: assign(({ context: { lastActive, now } }) => ({ lastActive: Math.min(lastActive, now()) })),
    /** Stores the time of activity for the other tabs. */
    store: () => {},
    /** Reports the last activity to the server, if it is new. */
    report: () => {},
    signOut: () => {},
    /** Warns at each check; the context has the time of the last activity. */
    warn: () => {},
    /** Removes the warning. */
    calm: () => {},
  },
}).createMachine({
  id: "idleLogout",
  context: ({ input }) => ({ ...input, lastActive: 0 }),
  initial: "off",
  states: {
    off: { on: { authenticated: { target: "on", actions: ["setActive", "store"] } } },
    on: {
      initial: "waiting",
      invoke: { src: "activity" },
      on: {
        unauthenticated: { target: "off", actions: "calm" },
        // Each change of the storage causes a check, even when the time is not newer (spec §4).
        stored: { target: ".checking", actions: { type: "follow", params: ({ event }) => event } },
        checked: ".checking",
        // Activity that arrives too late, such as after the device slept, does not prolong the session.
        active: [
          { guard: "isIdle", target: ".checking" },
          { target: ".waiting", actions: ["setActive", "store", "report", "calm"] },
        ],
      },
      states: {
        waiting: {
          after: { checkInterval: "checking" },
          // The interval keeps running, so that a visitor who is always active is still checked.
          on: { active: { guard: not("isIdle"), actions: ["setActive", "store"] } },
        },
        checking: {
          entry: "settle",
          always: [
            { guard: "isIdle", target: "#idleLogout.off", actions: ["calm", "signOut"] },
            { guard: "isNearEnd", target: "warned" },
            { target: "waiting", actions: ["report", "calm"] },
          ],
        },
        warned: { entry: "warn", after: { checkInterval: "checking" } },
      },
    },
  },
});

function idleTime({ lastActive, now }: Context): number {
  return now() - lastActive;
}

/** Returns the later time; an invalid stored value is ignored. */
function laterTime(at: number, { lastActive }: Context): number {
  return Number.isFinite(at) ? Math.max(at, lastActive) : lastActive;
}
