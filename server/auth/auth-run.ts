import { hash } from "node:crypto";
import { createActor, fromPromise, waitFor } from "xstate";
import { type AuthEvent, authMachine, TokenRefused, type Tokens } from "#machines/auth.ts";
import type { User } from "#schemas/visitor/user.ts";
import { createCache } from "#server/cache/cache.ts";
import type { Clock } from "#server/clock.ts";
import type { AuthConfig } from "#server/config/auth-config.ts";
import type { Log } from "#server/http/log.ts";
import { type AuthKind, ProviderDown, type SignInProof } from "./auth-kind.ts";
import { type ExchangeOnce, rotationMs } from "./shared-rotation.ts";

interface Options {
  config: Pick<AuthConfig, "userInfo">;
  kind: Pick<AuthKind, "isRefreshEnabled" | "tokensOf" | "problemOf" | "loadUser" | "refresh" | "signOut">;
  /** Monotonic clock for cache ages. */
  ages: Clock;
  /** Exchanges a refresh token once among all nodes; by default every call is exchanged. */
  exchangeOnce?: ExchangeOnce;
  log: Log;
}

/** Result of running the machine. */
export interface Outcome extends Tokens {
  user: User | null;
  /** The provider refused the visitor, as opposed to not answering. */
  isRefused: boolean;
  /** The provider did not answer. */
  isUncertain: boolean;
}

/** Options for some of the events. */
interface Run extends Partial<SignInProof> {
  /** True to load the user from the provider, bypassing the cache. */
  isFresh?: boolean;
}

export type AuthRuns = ReturnType<typeof createAuthRuns>;

/** Runs the auth machine with the provider's calls, from one event to its next stable state. */
export function createAuthRuns({ config, kind, ages, exchangeOnce = (_, exchange) => exchange(), log }: Options) {
  const { isRefreshEnabled, tokensOf, problemOf } = kind;
  const refreshes = createCache<{ answer: unknown }>({ retentionMs: rotationMs, maxEntries: 1000, clock: ages });

  async function run(tokens: Tokens, event: AuthEvent, options: Run = {}): Promise<Outcome> {
    const { signIn = async () => null, loadUser = kind.loadUser, isFresh = false } = options;
    let used = tokens;
    const machine = authMachine.provide({
      actors: {
        signIn: fromPromise(signIn),
        loadSession: fromPromise(async ({ input }) => {
          used = input;
          return loadUser(input, { isFresh });
        }),
        refresh: fromPromise(async ({ input }) => {
          // Only hashes of tokens are used as keys.
          const key = hash("sha256", input.refreshToken ?? "", "base64url");
          const load = async () => ({ answer: await exchangeOnce(key, () => kind.refresh(input)) });
          return (await refreshes.get(key, load))?.value.answer;
        }),
        signOut: fromPromise(({ input }) => kind.signOut(input)),
      },
      actions: {
        logTokenExpected: (_, { answer }) => log.error({}, `Auth: string token expected, ${problemOf(answer)}`),
        logNoSession: () =>
          log.error({}, `Auth: session could not be extracted from the answer of ${config.userInfo.path}`),
        // The client logs outages.
        logFailure: (_, { error }) => {
          if (error instanceof TokenRefused && event.type === "signInRequested")
            log.warn({ reason: error.message }, `Auth: ${event.type} failed`);
          else if (!(error instanceof ProviderDown)) log.error({ err: error }, `Auth: ${event.type} failed`);
        },
      },
    });
    const input = { ...tokens, isRefreshEnabled, tokensOf };
    const { context } = createActor(machine, { input }).getSnapshot();
    // Only a signed-in visitor has tokens to exchange.
    const value = event.type === "refreshRequested" ? "authenticated" : "unauthenticated";
    const actor = createActor(machine, { input, snapshot: machine.resolveState({ value, context }) }).start();
    actor.send(event);
    const end = await waitFor(actor, (state) => !state.hasTag("loading") && !state.matches("signingOut"));
    actor.stop();
    const { data: user, error } = end.context;
    const isUncertain = error instanceof ProviderDown;
    // Keeps tokens that were exchanged before the provider went down: they are valid once it is back.
    const { token, refreshToken } = isUncertain ? used : end.context;
    return { user, token, refreshToken, isRefused: error instanceof TokenRefused, isUncertain };
  }

  return {
    signIn: ({ signIn, loadUser }: SignInProof) =>
      run(noTokens, { type: "signInRequested" }, { signIn, ...(loadUser && { loadUser }), isFresh: true }),
    /** Loads the user from the cache or the provider. */
    load: (tokens: Tokens, options: Pick<Run, "isFresh"> = {}) => run(tokens, { type: "sessionRequested" }, options),
    /** Exchanges the tokens, then loads the user. */
    refresh: (tokens: Tokens) => run(tokens, { type: "refreshRequested" }, { isFresh: true }),
    signOut: (tokens: Tokens) => run(tokens, { type: "signOutRequested" }),
  };
}

const noTokens: Tokens = { token: null, refreshToken: null };
