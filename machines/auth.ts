import { assign, type DoneActorEvent, type ErrorActorEvent, fromPromise, setup } from "xstate";
import type { User } from "#schemas/visitor/user.ts";

export interface Tokens {
  token: string | null;
  refreshToken: string | null;
}

/** Tokens of an answer, unchecked. */
export interface ReadTokens {
  token: unknown;
  refreshToken: unknown;
  /** False when the provider issues no refresh token for this session, which is then not exchanged. */
  isRefreshable?: boolean;
}

interface Input extends Tokens {
  /** True when a refresh exchanges the refresh token; otherwise it only reloads the session. */
  isRefreshEnabled: boolean;
  /** Extracts the tokens from an answer; returns non-strings unchanged. Must not throw. */
  tokensOf: (answer: unknown) => ReadTokens;
}

interface Context extends Input {
  /** The session data; null without a session. */
  data: User | null;
  /** True while the token has not been used yet. */
  isFresh: boolean;
  /** Error of the last attempt. */
  error: unknown;
  /** Tokens being signed out, after they were cleared; empty otherwise. */
  leaving: Tokens;
}

export type AuthEvent =
  | { type: "signInRequested" }
  | { type: "sessionRequested" }
  | { type: "refreshRequested" }
  | { type: "signOutRequested" };

const noTokens: Tokens = { token: null, refreshToken: null };

/** Context while signed out. */
const nobody = { ...noTokens, data: null, isFresh: false, error: null };

const answerOf = ({ event }: { event: DoneActorEvent<unknown> }) => ({ answer: event.output });

/** Transitions of sign-in and refresh, by the answer of the provider. */
const answered = [
  {
    guard: { type: "hasTokens", params: answerOf },
    target: "loading",
    actions: { type: "setTokens", params: answerOf },
  },
  { target: "unauthenticated", actions: ["clear", { type: "logTokenExpected", params: answerOf }] },
] as const;

const errorOf = ({ event }: { event: ErrorActorEvent }) => event;

const failed = {
  target: "unauthenticated",
  actions: [
    { type: "fail", params: errorOf },
    { type: "logFailure", params: errorOf },
  ],
} as const;

const notBound = () => Promise.reject(new Error("Not implemented"));

/** Tokens and session of one visitor at the security provider (spec §4: auth status to refresh). */
export const authMachine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as AuthEvent },
  actors: {
    signIn: fromPromise<unknown>(notBound),
    /** Resolves to null when the answer holds no session. */
    loadSession: fromPromise<User | null, Tokens>(notBound),
    refresh: fromPromise<unknown, Tokens>(notBound),
    signOut: fromPromise<void, Tokens>(notBound),
  },
  guards: {
    hasToken: ({ context }) => context.token !== null,
    hasTokens: ({ context }, { answer }: { answer: unknown }) => readTokens(context, answer) !== null,
    isSession: (_, { data }: { data: User | null }) => data !== null,
    /** The provider refused a token that was not issued just now. */
    isExpired: ({ context }, { error }: { error: unknown }) =>
      canRefresh(context) && !context.isFresh && error instanceof TokenRefused,
    mayRefresh: ({ context }) => canRefresh(context),
  },
  actions: {
    setTokens: assign(({ context }, { answer }: { answer: unknown }) => ({
      ...readTokens(context, answer),
      isFresh: true,
    })),
    setSession: assign((_, { data }: { data: User | null }) => ({ data, isFresh: false, error: null })),
    clear: assign(nobody),
    fail: assign((_, { error }: { error: unknown }) => ({ ...nobody, error })),
    setLeaving: assign(({ context: { token, refreshToken } }) => ({ leaving: { token, refreshToken } })),
    clearLeaving: assign({ leaving: noTokens }),
    logTokenExpected: (_, _params: { answer: unknown }) => {},
    logNoSession: () => {},
    logFailure: (_, _params: { error: unknown }) => {},
  },
}).createMachine({
  id: "auth",
  context: ({ input }) => ({ ...nobody, ...input, leaving: noTokens }),
  initial: "unauthenticated",
  on: { signOutRequested: { target: ".signingOut", actions: ["setLeaving", "clear"] } },
  states: {
    unauthenticated: {
      on: {
        signInRequested: "signingIn",
        sessionRequested: { guard: "hasToken", target: "loading" },
      },
    },
    signingIn: {
      tags: "loading",
      invoke: {
        src: "signIn",
        onDone: answered,
        onError: failed,
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
            actions: { type: "setSession", params: ({ event }) => ({ data: event.output }) },
          },
          { target: "unauthenticated", actions: ["clear", "logNoSession"] },
        ],
        onError: [{ guard: { type: "isExpired", params: errorOf }, target: "refreshing" }, failed],
      },
    },
    authenticated: {
      on: { refreshRequested: [{ guard: "mayRefresh", target: "refreshing" }, { target: "loading" }] },
    },
    refreshing: {
      tags: "loading",
      invoke: {
        src: "refresh",
        input: ({ context: { token, refreshToken } }) => ({ token, refreshToken }),
        onDone: answered,
        onError: failed,
      },
    },
    signingOut: {
      exit: "clearLeaving",
      on: { signOutRequested: {} },
      invoke: {
        src: "signOut",
        input: ({ context }) => context.leaving,
        onDone: "unauthenticated",
        onError: { target: "unauthenticated", actions: { type: "logFailure", params: ({ event }) => event } },
      },
    },
  },
});

/** The provider refused a token, as opposed to not answering. */
export class TokenRefused extends Error {
  override name = "TokenRefused";
}

function canRefresh({ isRefreshEnabled, refreshToken }: Context): boolean {
  return isRefreshEnabled && refreshToken !== null;
}

/** Returns null when an expected token is missing or not a string (spec §5). */
function readTokens({ tokensOf, isRefreshEnabled }: Input, answer: unknown): Tokens | null {
  const { token, refreshToken, isRefreshable = true } = tokensOf(answer);
  if (typeof token !== "string" || token === "") return null;
  if (!isRefreshEnabled || !isRefreshable) return { token, refreshToken: null };
  return typeof refreshToken === "string" && refreshToken !== "" ? { token, refreshToken } : null;
}
