import * as client from "openid-client";
import { TokenRefused, type Tokens } from "#machines/auth.ts";
import { splitLanguage } from "#schemas/site/language-codes.ts";
import { languages } from "#schemas/site/languages.ts";
import { authPaths } from "#schemas/visitor/auth-paths.ts";
import { parseSignInAddress } from "#schemas/visitor/return-address.ts";
import { type AuthKind, ProviderDown, type SignInStart } from "#server/auth/auth-kind.ts";
import type { Encryption } from "#server/auth/encryption.ts";
import type { EndedSessions } from "#server/auth/ended-sessions.ts";
import { createHostCookie } from "#server/auth/host-cookie.ts";
import { loginSeconds } from "#server/auth/login-cookies.ts";
import { createOnce } from "#server/auth/once.ts";
import type { OutageLog } from "#server/auth/outage-log.ts";
import { parameterOf } from "#server/auth/request-parameter.ts";
import type { AbsoluteAddress } from "#server/auth/site-origin.ts";
import type { Clock } from "#server/clock.ts";
import type { AuthConfig } from "#server/config/auth-config.ts";
import type { Log } from "#server/http/log.ts";
import { pathOf, queryOf } from "#server/http/request-target.ts";
import type { SharedStore } from "#server/store/shared-store.ts";
import { toAuthError } from "./auth-error.ts";
import { serveBackchannelLogout } from "./backchannel-logout.ts";
import { createClientKeys } from "./client-keys.ts";
import { createLogoutTokens } from "./logout-token.ts";
import { createOpenIdProvider } from "./openid-provider.ts";
import { aboutSession, idTokenOf, readSessionToken } from "./session-token.ts";
import { createTokenAnswers } from "./token-answer.ts";
import { createTransactions, type Transaction } from "./transactions.ts";

interface Options {
  issuer: string;
  config: AuthConfig;
  encryption: Encryption;
  absolute: AbsoluteAddress;
  ended: EndedSessions;
  store: SharedStore | null;
  clock: Clock;
  /** Monotonic clock for cache ages. */
  ages: Clock;
  outages: OutageLog;
  log: Log;
}

/** Address to go to after the provider's sign-out page. While it is there, signing in again asks the visitor. */
const leaving = createHostCookie("auth.leaving", "hidden");

/** Errors that mean that the provider would have to ask the visitor. */
const askErrors = ["login_required", "interaction_required", "consent_required", "account_selection_required"];

/** Sign-in at an OpenID provider: authorization code flow with PKCE (docs/decisions/129-sign-in-by-openid-connect.md). */
export function createOidcKind({ issuer, config, absolute, ended, store, clock, log, ...options }: Options): AuthKind {
  const { oidc, timeoutMs } = config;
  const { encryption, ages, outages } = options;
  const once = createOnce(store);
  const keys = oidc.clientKeys && createClientKeys(oidc.clientKeys);
  const provider = createOpenIdProvider({ issuer, config: oidc, keys, timeoutMs, ages, outages });
  const transactions = createTransactions({ issuer, encryption, once, clock });
  const answers = createTokenAnswers({ oidc, clock, log, lifetimeMs: config.tokens.lifetimeMs ?? config.sessionMs });

  async function begin({ request, reply, address, levels, expired }: SignInStart): Promise<string> {
    const redirectUri = await absolute(authPaths.callback, request);
    const redirect = parseSignInAddress(address);
    const wanted = [...(levels.length > 0 ? levels : oidc.levels)];
    return provider.call("login", async (configuration) => {
      // Another tab must not sign in again while this browser is signing out.
      const hasLeft = leaving.read(request) !== undefined;
      const isSilent = expired !== null && !hasLeft;
      const begun = await transactions.begin({ request, reply }, { address: redirect, levels: wanted, isSilent });
      const idToken = idTokenOf(expired);
      const parameters = {
        redirect_uri: redirectUri,
        scope: oidc.scope,
        state: begun.state,
        nonce: begun.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(begun.verifier),
        code_challenge_method: "S256",
        ui_locales: localeOf(redirect),
        ...(wanted.length > 0 && { acr_values: wanted.join(" ") }),
        ...(isSilent && { prompt: "none" }),
        ...(hasLeft && { prompt: "login" }),
        ...(isSilent && idToken !== undefined && { id_token_hint: idToken }),
      };
      const isPushed = configuration.serverMetadata().pushed_authorization_request_endpoint !== undefined;
      if (!isPushed) return client.buildAuthorizationUrl(configuration, parameters).href;
      // Nobody has shown who they are yet: whatever the provider refuses is about the portal.
      return client.buildAuthorizationUrlWithPAR(configuration, parameters).then(
        ({ href }) => href,
        (error: unknown) => Promise.reject(new ProviderDown(toAuthError(error, "pushed request").message)),
      );
    });
  }

  /** Exchanges the code of a returned browser. */
  async function exchange(returned: URL, { state, nonce, verifier, levels }: Transaction): Promise<unknown> {
    return provider.call("sign-in", async (configuration) => {
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
      const tokens = await client.authorizationCodeGrant(configuration, returned, checks);
      return answers.ofSignIn(configuration, tokens, levels);
    });
  }

  async function refresh(tokens: Tokens): Promise<unknown> {
    const previous = readSessionToken(tokens);
    const refreshToken = tokens.refreshToken ?? "";
    return provider.call("refresh", async (configuration) =>
      answers.ofRefresh(configuration, await client.refreshTokenGrant(configuration, refreshToken), {
        ...previous,
        refreshToken,
      }),
    );
  }

  return {
    withCredentials: null,
    isRefreshEnabled: true,
    begin,
    async finish({ request, reply }) {
      const transaction = await transactions.take({ request, reply }, parameterOf(request, "state") ?? "");
      if (transaction === null) return null;
      const { address, levels, isSilent } = transaction;
      leaving.clear(reply);
      if (isSilent && askErrors.includes(parameterOf(request, "error") ?? ""))
        return { redirect: await begin({ request, reply, address, levels, expired: null }) };
      const returned = new URL(await absolute(authPaths.callback, request));
      returned.search = queryOf(request.raw.url);
      return { address, signIn: () => exchange(returned, transaction) };
    },
    forget: ({ request, reply }) => transactions.clearAll(request, reply),
    tokensOf: answers.tokensOf,
    problemOf: () => "received no ID token",
    async loadUser(tokens) {
      const { user, expiresAt } = readSessionToken(tokens);
      if (expiresAt <= clock.now()) throw new TokenRefused("the tokens of the session have expired");
      return user;
    },
    refresh,
    async signOut({ refreshToken }) {
      if (refreshToken === null) return;
      await provider.call("sign-out", async (configuration) => {
        if (configuration.serverMetadata().revocation_endpoint === undefined) return;
        await client.tokenRevocation(configuration, refreshToken, { token_type_hint: "refresh_token" });
      });
    },
    async signOutAddress({ request, reply }, { back, tokens }) {
      if (tokens === null) return back;
      leaving.write(reply, back, { maxAge: loginSeconds });
      const returnTo = await absolute(authPaths.ended, request);
      const idToken = idTokenOf(tokens);
      const address = await provider
        .call("sign-out", async (configuration) => {
          if (configuration.serverMetadata().end_session_endpoint === undefined) return null;
          const hint = idToken === undefined ? {} : { id_token_hint: idToken };
          const parameters = { post_logout_redirect_uri: returnTo, ui_locales: localeOf(back), ...hint };
          return client.buildEndSessionUrl(configuration, parameters).href;
        })
        // The visitor is signed out here, whatever the provider does.
        .catch(() => null);
      return address ?? back;
    },
    about: aboutSession,
    async serve(app) {
      const namesEndedBy = createLogoutTokens({ provider, clientId: oidc.clientId, once });
      await app.register(serveBackchannelLogout({ namesEndedBy, ended, clock, log }));
      app.get(authPaths.ended, async (request, reply) => {
        const back = leaving.read(request) ?? "/";
        leaving.clear(reply);
        return reply
          .header("cache-control", "private, no-store")
          .redirect(/^\/(?![/\\])[!-~]*$/.test(back) ? back : "/");
      });
      if (keys) {
        app.get(authPaths.keys, async (_, reply) =>
          reply.header("cache-control", "public, max-age=300").send(await keys.publicSet()),
        );
      }
    },
  };
}

/** The language of a page, for the pages of the provider. */
function localeOf(address: string): string {
  return languages[splitLanguage(pathOf(address)).language].tag;
}
