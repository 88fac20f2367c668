import { assign, fromPromise, type SnapshotFrom, setup } from "xstate";
import type { User } from "#schemas/visitor/user.ts";

interface Tokens {
  token: string | null;
  refreshToken: string | null;
}

interface Input extends Tokens {
  /** Whether a refresh exchanges the refresh token; else it only reloads the session. */
  isRefreshEnabled: boolean;
  /** Milliseconds after which a token is exchanged by itself; null for never, as is what is no time. */
  tokenLifetime: number | null;
  /** Reads the tokens of an answer at their places; what is no string is given as it is. Must not throw. */
  tokensOf: (answer: unknown) => { token: unknown; refreshToken: unknown };
  now: () => number;
}

interface Context extends Input {
  /** The session data; null without a session. */
  data: User | null;
  lastRefreshedAt: number | null;
  /** When the token came, or was handed in. */
  tokenAt: number;
  /** The token has not been used yet. */
  isFresh: boolean;
  /** Why the last attempt came to nothing. */
  error: unknown;
  /** The tokens that are signed out after they have been cleared; none at all other times. */
  leaving: Tokens;
}

export type AuthEvent =
  | { type: "signInRequested"; body: unknown }
  | { type: "sessionRequested"; force?: boolean }
  | { type: "refreshRequested" }
  | { type: "signOutRequested" }
  /** The session has ended elsewhere: in another tab, or at the provider. */
  | { type: "sessionEnded" };

const noTokens: Tokens = { token: null, refreshToken: null };

/** What a context holds while nobody is signed in. */
const nobody = { ...noTokens, data: null, lastRefreshedAt: null, isFresh: false, error: null };

const notBound = () => Promise.reject(new Error("Not implemented"));

/** The tokens and the session of one visitor at the security provider (spec §4: auth status to refresh). */
export const authMachine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as AuthEvent },
  delays: { tokenLifetime: ({ context }) => remainingLifetime(context) },
  actors: {
    signIn: fromPromise<unknown, { body: unknown }>(notBound),
    /** Null when the answer holds no session. */
    loadSession: fromPromise<User | null, Tokens>(notBound),
    refresh: fromPromise<unknown, Tokens>(notBound),
    signOut: fromPromise<void, Tokens>(notBound),
  },
  guards: {
    mayLoad: ({ context }, { force }: { force: boolean }) => context.token !== null || force,
    hasTokens: ({ context }, { answer }: { answer: unknown }) => readTokens(context, answer) !== null,
    isSession: (_, { data }: { data: User | null }) => data !== null,
    /** A token that the provider no longer takes, unless it has only just been given. */
    isExpired: ({ context }, { error }: { error: unknown }) =>
      canRefresh(context) && !context.isFresh && isRefusal(error),
    mayRefresh: ({ context }) => canRefresh(context),
    hasLifetime: ({ context }) => canRefresh(context) && lifetimeOf(context) !== null,
  },
  actions: {
    keepTokens: assign(({ context }, { answer }: { answer: unknown }) => ({
      ...readTokens(context, answer),
      tokenAt: context.now(),
      isFresh: true,
    })),
    keepSession: assign(({ context }, { data }: { data: User | null }) => ({
      data,
      lastRefreshedAt: context.now(),
      isFresh: false,
      error: null,
    })),
    clear: assign(nobody),
    fail: assign((_, { error }: { error: unknown }) => ({ ...nobody, error })),
    setLeaving: assign(({ context: { token, refreshToken } }) => ({ leaving: { token, refreshToken } })),
    forgetLeaving: assign({ leaving: noTokens }),
    logTokenExpected: (_, _params: { answer: unknown }) => {},
    logNoSession: () => {},
    logFailure: (_, _params: { error: unknown }) => {},
    /** After signing out. */
    redirect: () => {},
  },
}).createMachine({
  id: "auth",
  context: ({ input }) => ({
    ...nobody,
    ...input,
    leaving: noTokens,
    tokenAt: input.now(),
  }),
  initial: "unauthenticated",
  on: {
    signOutRequested: { target: ".signingOut", actions: ["setLeaving", "clear"] },
    sessionEnded: { target: ".unauthenticated", actions: "clear" },
  },
  states: {
    unauthenticated: {
      on: {
        signInRequested: "signingIn",
        sessionRequested: {
          guard: { type: "mayLoad", params: ({ event }) => ({ force: event.force === true }) },
          target: "loading",
        },
      },
    },
    signingIn: {
      tags: "loading",
      invoke: {
        src: "signIn",
        input: ({ event }) => ({ body: event.type === "signInRequested" ? event.body : null }),
        onDone: [
          {
            guard: { type: "hasTokens", params: ({ event }) => ({ answer: event.output }) },
            target: "loading",
            actions: { type: "keepTokens", params: ({ event }) => ({ answer: event.output }) },
          },
          {
            target: "unauthenticated",
            actions: ["clear", { type: "logTokenExpected", params: ({ event }) => ({ answer: event.output }) }],
          },
        ],
        onError: {
          target: "unauthenticated",
          actions: [
            { type: "fail", params: ({ event }) => event },
            { type: "logFailure", params: ({ event }) => event },
          ],
        },
      },
    },
    loading: {
      tags: "loading",
      invoke: {
        src: "loadSession",
        input: ({ context: { token, refreshToken } }) => ({ token, refreshToken }),
        onDone: [
          {
            guard: { type: "isSession", params: ({ event }) => ({ data: event.output }) },
            target: "authenticated",
            actions: { type: "keepSession", params: ({ event }) => ({ data: event.output }) },
          },
          { target: "unauthenticated", actions: ["clear", "logNoSession"] },
        ],
        onError: [
          {
            guard: { type: "isExpired", params: ({ event }) => event },
            target: "refreshing",
          },
          {
            target: "unauthenticated",
            actions: [
              { type: "fail", params: ({ event }) => event },
              { type: "logFailure", params: ({ event }) => event },
            ],
          },
        ],
      },
    },
    authenticated: {
      on: {
        sessionRequested: "loading",
        refreshRequested: [{ guard: "mayRefresh", target: "refreshing" }, { target: "loading" }],
      },
      after: { tokenLifetime: { guard: "hasLifetime", target: "refreshing" } },
    },
    refreshing: {
      tags: "loading",
      invoke: {
        src: "refresh",
        input: ({ context: { token, refreshToken } }) => ({ token, refreshToken }),
        onDone: [
          {
            guard: { type: "hasTokens", params: ({ event }) => ({ answer: event.output }) },
            target: "loading",
            actions: { type: "keepTokens", params: ({ event }) => ({ answer: event.output }) },
          },
          {
            target: "unauthenticated",
            actions: ["clear", { type: "logTokenExpected", params: ({ event }) => ({ answer: event.output }) }],
          },
        ],
        onError: {
          target: "unauthenticated",
          actions: [
            { type: "fail", params: ({ event }) => event },
            { type: "logFailure", params: ({ event }) => event },
          ],
        },
      },
    },
    signingOut: {
      exit: "forgetLeaving",
      on: { signOutRequested: {}, sessionEnded: {} },
      invoke: {
        src: "signOut",
        input: ({ context }) => context.leaving,
        onDone: { target: "unauthenticated", actions: "redirect" },
        onError: {
          target: "unauthenticated",
          actions: [{ type: "logFailure", params: ({ event }) => event }, "redirect"],
        },
      },
    },
  },
});

/** The provider does not take a token, as opposed to not answering. */
export class TokenRefused extends Error {
  override name = "TokenRefused";
}

/** By its name, as the server and the built renderer each have the class for themselves. */
function isRefusal(error: unknown): boolean {
  return error instanceof Error && error.name === "TokenRefused";
}

/** The status as pages know it (spec §4, auth status). */
export function authStatus(
  snapshot: SnapshotFrom<typeof authMachine>,
): "loading" | "authenticated" | "unauthenticated" {
  if (snapshot.hasTag("loading")) return "loading";
  return snapshot.matches("authenticated") ? "authenticated" : "unauthenticated";
}

function canRefresh({ isRefreshEnabled, refreshToken }: Context): boolean {
  return isRefreshEnabled && refreshToken !== null;
}

/** Timers hold no more milliseconds than this, and end at once when they are given more. */
const longestTimer = 2 ** 31 - 1;

/** Null for never: a token that lives no time would be exchanged without end. */
function lifetimeOf({ tokenLifetime }: Input): number | null {
  return tokenLifetime !== null && tokenLifetime > 0 ? Math.min(tokenLifetime, longestTimer) : null;
}

/** From when the token came, so that reloading the session does not put its exchange off; a clock put back does not either. */
function remainingLifetime(context: Context): number {
  const lifetime = lifetimeOf(context) ?? 0;
  return Math.min(Math.max(0, lifetime - (context.now() - context.tokenAt)), lifetime);
}

/** Strings, or nothing: an answer that lacks one of the expected tokens has none (spec §5). */
function readTokens({ tokensOf, isRefreshEnabled }: Input, answer: unknown): Tokens | null {
  const { token, refreshToken } = tokensOf(answer);
  if (typeof token !== "string" || token === "") return null;
  if (!isRefreshEnabled) return { token, refreshToken: null };
  return typeof refreshToken === "string" && refreshToken !== "" ? { token, refreshToken } : null;
}
