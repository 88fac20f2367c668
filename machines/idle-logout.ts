import { assign, fromCallback, not, setup } from "xstate";

const MINUTE = 60_000;

/** After more than so long without activity a visitor is signed out, in milliseconds (spec §9). */
export const idleTimeout = 30 * MINUTE;

/** So long before that the visitor is warned. */
export const warningTime = 2 * MINUTE;

interface Input {
  /** Wall time, as it is shared by tabs and goes on while a device sleeps. */
  now: () => number;
}

interface Context extends Input {
  lastActive: number;
}

export type IdleLogoutEvent =
  | { type: "authenticated" }
  | { type: "unauthenticated" }
  /** The visitor has moved the mouse, pressed a key or clicked here. */
  | { type: "active" }
  /** When the visitor was last active in any tab, as the storage has it. */
  | { type: "stored"; at: number }
  /** Time to look: the page is back, or a countdown has ended. */
  | { type: "checked" };

/** Signs a visitor out at the first check after more than 30 minutes without activity (spec §4, idle logout). */
export const idleLogoutMachine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as IdleLogoutEvent },
  delays: { checkInterval: MINUTE },
  actors: {
    /** Tells of activity here and in other tabs, and of pages that come back. */
    activity: fromCallback<IdleLogoutEvent>(() => {}),
  },
  guards: {
    isIdle: ({ context }) => idleTime(context) > idleTimeout,
    isNearEnd: ({ context }) => idleTime(context) >= idleTimeout - warningTime,
  },
  actions: {
    note: assign(({ context }) => ({ lastActive: context.now() })),
    follow: assign(({ context }, { at }: { at: number }) => ({ lastActive: laterTime(at, context) })),
    /** What is to come, as for a clock that was put back, is now; it would else keep a session for as long. */
    settle: assign(({ context: { lastActive, now } }) => ({ lastActive: Math.min(lastActive, now()) })),
    /** Tells the other tabs. */
    store: () => {},
    signOut: () => {},
    /** Warns of the end, again at each check; the context says when the visitor was last active. */
    warn: () => {},
    /** Takes the warning back, where there is one. */
    calm: () => {},
  },
}).createMachine({
  id: "idleLogout",
  context: ({ input }) => ({ ...input, lastActive: 0 }),
  initial: "off",
  states: {
    off: { on: { authenticated: { target: "on", actions: ["note", "store"] } } },
    on: {
      initial: "waiting",
      invoke: { src: "activity" },
      on: {
        unauthenticated: { target: "off", actions: "calm" },
        // What another tab says is looked at with each word, and may be no news (spec §4).
        stored: { target: ".checking", actions: { type: "follow", params: ({ event }) => event } },
        checked: ".checking",
        // Who comes back too late, such as to a device that slept, is no longer active but idle.
        active: [
          { guard: "isIdle", target: ".checking" },
          { target: ".waiting", actions: ["note", "store", "calm"] },
        ],
      },
      states: {
        waiting: {
          after: { checkInterval: "checking" },
          // The interval goes on: who is active all the time is still checked.
          on: { active: { guard: not("isIdle"), actions: ["note", "store"] } },
        },
        checking: {
          entry: "settle",
          always: [
            { guard: "isIdle", target: "#idleLogout.off", actions: ["calm", "signOut"] },
            { guard: "isNearEnd", target: "warned" },
            { target: "waiting", actions: "calm" },
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

/** What a storage says may be anything: what is no time, or was before, is no news. */
function laterTime(at: number, { lastActive }: Context): number {
  return Number.isFinite(at) ? Math.max(at, lastActive) : lastActive;
}
