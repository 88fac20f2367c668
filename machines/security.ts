import { assign, fromCallback, fromPromise, setup } from "xstate";
import type { KeptSession, User } from "#schemas/visitor/user.ts";

/** Why somebody is signed out. */
export type LogoutReason = "chosen" | "idle";

interface Input {
  /** Whom the document was made for; null for nobody. */
  user: User | null;
  /** Milliseconds after which the user is asked for anew. */
  expiration: number;
  now: () => number;
}

interface Context extends Input {
  /** When the user was last confirmed; null when that is not known. */
  timestamp: number | null;
  /** Of the logout under way. */
  reason: LogoutReason;
  error: unknown;
}

export type SecurityEvent =
  | { type: "loginRequested" }
  | { type: "loginSucceeded"; user: User }
  | { type: "loginFailed"; error: unknown }
  | { type: "refreshRequested"; force?: boolean }
  | { type: "logoutRequested"; reason: LogoutReason }
  /** The session of this document has ended, or is another one, elsewhere. */
  | { type: "endedElsewhere" };

const notBound = () => Promise.reject(new Error("Not implemented"));

/** What a browser knows and keeps of who is signed in (spec §4, security state). */
export const securityMachine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as SecurityEvent },
  actors: {
    /** What was kept; null where nothing is. Rejects when it was tampered with. */
    restore: fromPromise<KeptSession | null>(notBound),
    refresh: fromPromise<User>(notBound),
    /** Ends the session; tells the other tabs first. */
    logout: fromPromise<void, { reason: LogoutReason }>(notBound),
    /** Tells of other tabs and of pages that come back. */
    surroundings: fromCallback<SecurityEvent>(() => {}),
  },
  guards: {
    isSame: ({ context }, { user }: { user: User }) => user.login === context.user?.login,
    isNobody: ({ context }) => context.user === null,
    isOld: ({ context }) => isOld(context),
    isDue: ({ context }, { force }: { force: boolean }) => force || isOld(context),
    isOwn: ({ context }, { kept }: { kept: KeptSession | null }) =>
      kept === null || kept.user.login === context.user?.login,
  },
  actions: {
    setUser: assign(({ context }, { user }: { user: User }) => ({ user, timestamp: context.now(), error: null })),
    setTimestamp: assign((_, { kept }: { kept: KeptSession | null }) => ({ timestamp: kept?.timestamp ?? null })),
    clear: assign({ user: null, timestamp: null, error: null }),
    setReason: assign((_, { reason }: { reason: LogoutReason }) => ({ reason })),
    setError: assign((_, { error }: { error: unknown }) => ({ error })),
    /** Keeps the context's user and timestamp, or takes them away where there is no user. */
    persist: () => {},
    logFailure: (_, _params: { error: unknown }) => {},
    goToLogin: () => {},
    goToLogout: () => {},
    /** Shows nothing any more of what only the signed-in may see. */
    leave: () => {},
  },
}).createMachine({
  id: "security",
  context: ({ input }) => ({ ...input, timestamp: null, reason: "chosen", error: null }),
  initial: "starting",
  invoke: { src: "surroundings" },
  on: {
    logoutRequested: {
      target: ".loggingOut",
      actions: ["clear", { type: "setReason", params: ({ event }) => event }, "persist"],
    },
  },
  states: {
    // What is left of somebody who was signed in before is taken away.
    starting: { always: [{ guard: "isNobody", target: "loggedOut", actions: "persist" }, { target: "restoring" }] },
    restoring: {
      invoke: {
        src: "restore",
        onDone: [
          {
            guard: { type: "isOwn", params: ({ event }) => ({ kept: event.output }) },
            target: "loggedIn",
            actions: { type: "setTimestamp", params: ({ event }) => ({ kept: event.output }) },
          },
          { target: "loggedIn" },
        ],
        // Somebody has tampered with what was kept: whoever it is, is signed out.
        onError: {
          target: "loggingOut",
          actions: [
            "clear",
            { type: "setError", params: ({ event }) => event },
            { type: "logFailure", params: ({ event }) => event },
            "persist",
          ],
        },
      },
      on: { endedElsewhere: { target: "loggedOut", actions: ["clear", "persist", "leave"] } },
    },
    loggedOut: {
      on: {
        loginRequested: { actions: "goToLogin" },
        loginSucceeded: {
          target: "loggedIn",
          actions: [{ type: "setUser", params: ({ event }) => event }, "persist"],
        },
        loginFailed: {
          actions: [
            "clear",
            { type: "setError", params: ({ event }) => event },
            { type: "logFailure", params: ({ event }) => event },
          ],
        },
      },
    },
    loggedIn: {
      initial: "checking",
      on: { endedElsewhere: { target: "loggedOut", actions: ["clear", "persist", "leave"] } },
      states: {
        checking: { always: [{ guard: "isOld", target: "refreshing" }, { target: "current" }] },
        current: {
          on: {
            refreshRequested: {
              guard: { type: "isDue", params: ({ event }) => ({ force: event.force === true }) },
              target: "refreshing",
            },
          },
        },
        refreshing: {
          invoke: {
            src: "refresh",
            onDone: [
              {
                guard: { type: "isSame", params: ({ event }) => ({ user: event.output }) },
                target: "current",
                actions: [{ type: "setUser", params: ({ event }) => ({ user: event.output }) }, "persist"],
              },
              // Somebody else has signed in meanwhile: this document is not theirs.
              { target: "#security.loggedOut", actions: ["clear", "persist", "leave"] },
            ],
            onError: {
              target: "#security.loggedOut",
              actions: [
                "clear",
                { type: "setError", params: ({ event }) => event },
                { type: "logFailure", params: ({ event }) => event },
                "persist",
                "leave",
              ],
            },
          },
        },
      },
    },
    loggingOut: {
      on: { logoutRequested: {} },
      invoke: {
        src: "logout",
        input: ({ context: { reason } }) => ({ reason }),
        onDone: { target: "loggedOut", actions: "goToLogout" },
        onError: {
          target: "loggedOut",
          actions: [{ type: "logFailure", params: ({ event }) => event }, "goToLogout"],
        },
      },
    },
  },
});

/** A time that is not known, is no time, or lies in the future, says nothing. */
function isOld({ timestamp, expiration, now }: Context): boolean {
  const age = timestamp === null ? Number.NaN : now() - timestamp;
  return !(age >= 0 && age <= expiration);
}
