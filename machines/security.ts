import { assign, fromCallback, fromPromise, setup } from "xstate";
import type { StoredSession, User } from "#schemas/visitor/user.ts";

export type LogoutReason = "chosen" | "idle";

interface Input {
  /** User that the document was rendered for; null when signed out. */
  user: User | null;
  /** Age in milliseconds from which the user is refreshed when the document starts. */
  expiration: number;
  /** Milliseconds between refreshes of the session while the document is open; null for never. */
  tokenLifetime: number | null;
  now: () => number;
}

interface Context extends Input {
  /** Time of the last confirmation; null when unknown. */
  timestamp: number | null;
  reason: LogoutReason;
  error: unknown;
  /** Number of consecutive refreshes that failed because of an outage. */
  failures: number;
}

export interface Credentials {
  username: string;
  password: string;
}

/** Answer to a successful sign-in. */
export interface SignedIn {
  user: User;
  /** Address to which the visitor returns. */
  address: string;
}

/** The session has ended, as opposed to an outage. */
export class SessionEnded extends Error {
  override name = "SessionEnded";
}

export type SecurityEvent =
  /** The password is passed on and not kept in the context. */
  | { type: "loginRequested"; credentials: Credentials }
  | { type: "logoutRequested"; reason: LogoutReason }
  /** The session of this document ended or was replaced elsewhere. */
  | { type: "endedElsewhere" };

const noCredentials: Credentials = { username: "", password: "" };

const notBound = () => Promise.reject(new Error("Not implemented"));

/** Security state: the signed-in user as stored in the browser (spec §4, security state). */
export const securityMachine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as SecurityEvent },
  delays: {
    tokenLifetime: ({ context }) => Math.min(context.tokenLifetime ?? 0, longestTimer),
    /** Exponential backoff. */
    retryPause: ({ context }) => Math.min(firstPause * 2 ** (context.failures - 1), longestPause),
  },
  actors: {
    /** Resolves to the stored session or null. Rejects when it was tampered with. */
    restore: fromPromise<StoredSession | null>(notBound),
    /** Rejects with SessionEnded when the session has ended; any other error is an outage. */
    refresh: fromPromise<User>(notBound),
    /** Rejects when the sign-in failed. */
    login: fromPromise<SignedIn, Credentials>(notBound),
    /** Notifies the other tabs, then ends the session. */
    logout: fromPromise<void, { reason: LogoutReason }>(notBound),
    /** Reports sessions that ended in other tabs or while the page was in the background. */
    environment: fromCallback<SecurityEvent>(() => {}),
  },
  guards: {
    isSame: ({ context }, { user }: { user: User }) => user.login === context.user?.login,
    isEnded: (_, { error }: { error: unknown }) => error instanceof SessionEnded,
    isNobody: ({ context }) => context.user === null,
    isOld: ({ context }) => isOld(context),
    /** A lifetime of zero would refresh endlessly. */
    hasLifetime: ({ context: { tokenLifetime } }) => tokenLifetime !== null && tokenLifetime > 0,
    isOwn: ({ context }, { stored }: { stored: StoredSession | null }) =>
      stored === null || stored.user.login === context.user?.login,
  },
  actions: {
    setUser: assign(({ context }, { user }: { user: User }) => ({
      user,
      timestamp: context.now(),
      error: null,
      failures: 0,
    })),
    countFailure: assign(({ context }, { error }: { error: unknown }) => ({ error, failures: context.failures + 1 })),
    setTimestamp: assign((_, { stored }: { stored: StoredSession | null }) => ({
      timestamp: stored?.timestamp ?? null,
    })),
    clear: assign({ user: null, timestamp: null, error: null }),
    setReason: assign((_, { reason }: { reason: LogoutReason }) => ({ reason })),
    setError: assign((_, { error }: { error: unknown }) => ({ error })),
    /** Stores the user and timestamp of the context; removes the stored session when there is no user. */
    persist: () => {},
    logFailure: (_, _params: { error: unknown }) => {},
    /** Warns that the session cannot be confirmed; everything else stays. */
    warnOfOutage: () => {},
    /** Announces the end of an outage, if there was one. */
    endOutage: () => {},
    goToLogout: () => {},
    /** Loads the page to which the visitor returns. */
    goTo: (_, _params: { address: string }) => {},
    /** Shows the visitor why the sign-in failed. */
    showLoginError: (_, _params: { error: unknown }) => {},
    /** Hides everything that requires sign-in. */
    leave: () => {},
  },
}).createMachine({
  id: "security",
  context: ({ input }) => ({ ...input, timestamp: null, reason: "chosen", error: null, failures: 0 }),
  initial: "starting",
  invoke: { src: "environment" },
  on: {
    logoutRequested: {
      target: ".loggingOut",
      actions: ["clear", { type: "setReason", params: ({ event }) => event }, "persist"],
    },
  },
  states: {
    // Removes the stored session of a previous visitor.
    starting: { always: [{ guard: "isNobody", target: "loggedOut", actions: "persist" }, { target: "restoring" }] },
    restoring: {
      invoke: {
        src: "restore",
        onDone: [
          {
            guard: { type: "isOwn", params: ({ event }) => ({ stored: event.output }) },
            target: "loggedIn",
            actions: { type: "setTimestamp", params: ({ event }) => ({ stored: event.output }) },
          },
          { target: "loggedIn" },
        ],
        // The stored session was tampered with: sign out.
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
    loggedOut: { on: { loginRequested: "loggingIn" } },
    loggingIn: {
      invoke: {
        src: "login",
        input: ({ event }) => (event.type === "loginRequested" ? event.credentials : noCredentials),
        onDone: {
          target: "loggedIn",
          actions: [
            { type: "setUser", params: ({ event }) => event.output },
            "persist",
            { type: "goTo", params: ({ event }) => event.output },
          ],
        },
        onError: {
          target: "loggedOut",
          actions: [
            "clear",
            { type: "setError", params: ({ event }) => event },
            "persist",
            { type: "showLoginError", params: ({ event }) => event },
          ],
        },
      },
    },
    loggedIn: {
      initial: "checking",
      on: { endedElsewhere: { target: "loggedOut", actions: ["clear", "persist", "leave"] } },
      states: {
        checking: { always: [{ guard: "isOld", target: "refreshing" }, { target: "current" }] },
        current: { after: { tokenLifetime: { guard: "hasLifetime", target: "refreshing" } } },
        refreshing: {
          invoke: {
            src: "refresh",
            onDone: [
              {
                guard: { type: "isSame", params: ({ event }) => ({ user: event.output }) },
                target: "current",
                actions: ["endOutage", { type: "setUser", params: ({ event }) => ({ user: event.output }) }, "persist"],
              },
              // Another visitor has signed in meanwhile; this document must not be shown to them.
              { target: "#security.loggedOut", actions: ["clear", "persist", "leave"] },
            ],
            onError: [
              {
                guard: { type: "isEnded", params: ({ event }) => event },
                target: "#security.loggedOut",
                actions: [
                  "clear",
                  { type: "setError", params: ({ event }) => event },
                  { type: "logFailure", params: ({ event }) => event },
                  "persist",
                  "leave",
                ],
              },
              {
                target: "unconfirmed",
                actions: [
                  { type: "countFailure", params: ({ event }) => event },
                  { type: "logFailure", params: ({ event }) => event },
                ],
              },
            ],
          },
        },
        unconfirmed: { entry: "warnOfOutage", after: { retryPause: "refreshing" } },
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

/** First and longest retry interval in milliseconds during an outage. */
const firstPause = 2000;
const longestPause = 60_000;

/** Largest delay of browser timers; they fire at once when given more. */
const longestTimer = 2 ** 31 - 1;

/** Also true for a timestamp that is unknown, invalid, or in the future. */
function isOld({ timestamp, expiration, now }: Context): boolean {
  const age = timestamp === null ? Number.NaN : now() - timestamp;
  return !(age >= 0 && age <= expiration);
}
