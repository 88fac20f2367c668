import { type ClientMetadata, type Configuration, interactionPolicy, type JWK } from "oidc-provider";
import { page } from "#embedded/provider/answers.ts";
import { failedPage, notAllowedPage } from "#embedded/provider/message-pages.ts";
import { languageCodes } from "#schemas/site/language-codes.ts";
import { languages } from "#schemas/site/languages.ts";
import { isLoopback } from "#server/http/hosts.ts";
import { accountOf, claimsOf } from "./accounts.ts";
import { loadGrant } from "./grants.ts";
import { pageContextOf, respond } from "./respond.ts";
import { signInPath } from "./sign-in.ts";
import { showSignedOut, signOut } from "./sign-out.ts";
import { levels, needsStepUp } from "./step-up.ts";
import type { createStore } from "./store.ts";

const MINUTE = 60_000;
const defaultLifetimes = {
  sessionMs: 8 * 60 * MINUTE,
  /** Lifetime of access tokens and ID tokens. */
  tokenMs: 10 * MINUTE,
  refreshTokenMs: 12 * 60 * MINUTE,
  codeMs: MINUTE,
  /** Time for filling in the login page. */
  loginMs: 60 * MINUTE,
};

/** Optional features of the provider, all on. */
const defaultFeatures = {
  pushedRequests: true,
  refreshTokens: true,
  /** Puts name and roles into the ID token too, as most providers do, and not only into the answer of userinfo. */
  idTokenClaims: true,
};

export interface Options {
  clients: readonly ClientMetadata[];
  /** Private keys; the first of an algorithm signs. */
  signingKeys: readonly JWK[];
  /** Hosts besides localhost on which portals run. */
  redirectHosts?: readonly string[];
  lifetimes?: Partial<typeof defaultLifetimes>;
  features?: Partial<typeof defaultFeatures>;
  /** Called when a portal could not be told of the end of a session. */
  onLogoutFailure?: (reason: unknown) => void;
}

interface Parts extends Options {
  store: ReturnType<typeof createStore>;
  cookieKeys: readonly string[];
}

/** Configuration of the package oidc-provider. */
export function toConfiguration({
  store,
  cookieKeys,
  redirectHosts = [],
  onLogoutFailure = () => {},
  ...options
}: Parts) {
  const lifetimes = { ...defaultLifetimes, ...options.lifetimes };
  const features = { ...defaultFeatures, ...options.features };
  return {
    adapter: store.adapter,
    clients: [...options.clients],
    jwks: { keys: options.signingKeys },
    cookies: {
      keys: [...cookieKeys],
      names: { session: "openid.session", interaction: "openid.interaction", resume: "openid.resume" },
    },
    acrValues: levels,
    claims: { openid: ["sub", "acr", "amr", "auth_time", "sid"], profile: ["name", "roles"] },
    conformIdTokenClaims: !features.idTokenClaims,
    discovery: { ui_locales_supported: languageCodes.map((code) => languages[code].tag) },
    findAccount: (_, subject) => {
      const account = accountOf(subject);
      return account ? { accountId: subject, claims: () => claimsOf(account) } : undefined;
    },
    loadExistingGrant: loadGrant,
    interactions: { policy: policy(), url: (_, { uid }) => `${signInPath}${uid}` },
    // Lifetimes are exact; the package adds 15 seconds otherwise.
    clockTolerance: 0,
    pkce: { required: () => true },
    allowOmittingSingleRegisteredRedirectUri: false,
    issueRefreshToken: (_, client) => features.refreshTokens && client.grantTypeAllowed("refresh_token"),
    rotateRefreshToken: true,
    clientBasedCORS: () => false,
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      backchannelLogout: { enabled: true },
      pushedAuthorizationRequests: { enabled: features.pushedRequests },
      revocation: { enabled: true, allowedPolicy: (_, client, token) => token.clientId === client.clientId },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx) => signOut(ctx, onLogoutFailure),
        postLogoutSuccessSource: showSignedOut,
      },
    },
    renderError: (ctx, { error, error_description: description }) => {
      const context = pageContextOf(ctx.req);
      const reason = [error, description].filter(Boolean).join(": ");
      const html = error === "invalid_redirect_uri" ? notAllowedPage(context) : failedPage(context, reason);
      return respond(ctx, page(html, ctx.status), context);
    },
    ttl: {
      Session: seconds(lifetimes.sessionMs),
      Grant: seconds(Math.max(lifetimes.sessionMs, lifetimes.refreshTokenMs)),
      AccessToken: seconds(lifetimes.tokenMs),
      IdToken: seconds(lifetimes.tokenMs),
      RefreshToken: seconds(lifetimes.refreshTokenMs),
      AuthorizationCode: seconds(lifetimes.codeMs),
      Interaction: seconds(lifetimes.loginMs),
    },
    fetch: outsideGuardFor(redirectHosts),
  } satisfies Configuration;
}

/** Signing in needs no consent; a level that has not been reached needs the password once more. */
function policy() {
  const prompts = interactionPolicy.base();
  prompts.remove("consent");
  prompts
    .get("login")
    ?.checks.add(
      new interactionPolicy.Check("acr_values", "the requested level was not reached", "login_required", needsStepUp),
    );
  return prompts;
}

/**
 * The package refuses to call private addresses. Portals of a check-out are at such addresses, so calls of the hosts that
 * we know go around its guard.
 */
function outsideGuardFor(hosts: readonly string[]): NonNullable<Configuration["fetch"]> {
  return (address, init) => {
    const { hostname } = new URL(address instanceof Request ? address.url : address);
    if (!isLoopback(hostname) && !hosts.includes(hostname)) return fetch(address, init);
    const { dispatcher: _, ...rest }: RequestInit & { dispatcher?: unknown } = init ?? {};
    return fetch(address, rest);
  };
}

function seconds(ms: number): number {
  return Math.max(1, Math.ceil(ms / 1000));
}
