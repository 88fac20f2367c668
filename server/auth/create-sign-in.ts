import { splitLanguage } from "#schemas/site/language-codes.ts";
import { languages } from "#schemas/site/languages.ts";
import type { Web } from "#schemas/site/web.ts";
import { hiddenCookies } from "#schemas/visitor/auth-cookies.ts";
import { authPaths } from "#schemas/visitor/auth-paths.ts";
import { levelParameter, parseSignInAddress } from "#schemas/visitor/return-address.ts";
import type { Clock } from "#server/clock.ts";
import type { AuthConfig } from "#server/config/auth-config.ts";
import { createSenderBudget } from "#server/forms/sender-budget.ts";
import type { Log } from "#server/http/log.ts";
import type { SharedStore } from "#server/store/shared-store.ts";
import { createAuthCookies } from "./auth-cookies.ts";
import type { AuthKind } from "./auth-kind.ts";
import { serveAuthRoutes } from "./auth-routes.ts";
import { createAuthRuns } from "./auth-run.ts";
import { createCasKind } from "./cas/cas-kind.ts";
import { createCredentialsKind } from "./credentials/credentials-kind.ts";
import { createEncryption } from "./encryption.ts";
import { createEndedSessions } from "./ended-sessions.ts";
import { createFormSignIn } from "./form-sign-in.ts";
import { returnAddress } from "./login-cookies.ts";
import { createOidcKind } from "./oidc/oidc-kind.ts";
import { createOutageLog } from "./outage-log.ts";
import { createRecursionGate } from "./rest/recursion-gate.ts";
import { createRestProvider } from "./rest/rest-provider.ts";
import { Sessions } from "./sessions.ts";
import { createSharedRotation } from "./shared-rotation.ts";
import type { SignIn } from "./sign-in.ts";
import { type AbsoluteAddress, createAbsoluteAddress, onVisitedHost } from "./site-origin.ts";

interface Options {
  config: AuthConfig;
  /** Base address of the security provider, without query. */
  providerUrl: string;
  webs: (host: string) => Promise<readonly Web[]>;
  /** Wall time, for cookies and tokens. */
  clock: Clock;
  /** Monotonic clock for cache ages; wall time by default. */
  ages?: Clock;
  /** Store shared with other nodes; null without one. */
  store?: SharedStore | null;
  /** Number of the portal's own proxies, which say where a request comes from. */
  proxies?: number;
  log: Log;
}

/** Creates sign-in with a security provider (docs/decisions/022-signing-in.md). */
export function createSignIn({ config, webs, clock, ages = clock, log, ...options }: Options): SignIn {
  const { store = null, proxies = 0 } = options;
  const encryption = createEncryption({ ...config, clock });
  const cookies = createAuthCookies(
    { ...config, tokenPurpose: tokenPurposeOf(config, options.providerUrl) },
    encryption,
  );
  const outages = createOutageLog(log);
  // The embedded provider is served on the visited host, which on a developer's machine is not configured for any site.
  const absolute: AbsoluteAddress =
    config.provider.kind === "embedded"
      ? async (path, request) => onVisitedHost(path, request)
      : createAbsoluteAddress(webs);
  const ended = createEndedSessions(store, config);
  const kind = createKind();
  const exchangeOnce = store ? { exchangeOnce: createSharedRotation(store, config) } : {};
  const runs = createAuthRuns({ config, kind, ages, ...exchangeOnce, log });
  const sessions = new Sessions({ config, cookies, kind, runs, ended, clock, log });
  const { withCredentials } = kind;
  const budget = createSenderBudget({ clock: ages, log });
  const isLevel = (level: string) => Object.values(config.levels).some((levels) => levels.includes(level));

  function createKind(): AuthKind {
    const shared = { config, absolute, ages, outages };
    if (config.kind === "oidc")
      return createOidcKind({ ...shared, issuer: options.providerUrl, encryption, ended, store, clock, log });
    const url = new URL(options.providerUrl).href.replace(/\/+$/, "");
    const recursionGate = createRecursionGate({ ...config, providerUrl: url, log });
    const provider = createRestProvider({ ...shared, url, recursionGate });
    if (config.kind === "credentials") return createCredentialsKind(provider);
    return createCasKind({ ...shared, url, provider, recursionGate });
  }

  return {
    hasForm: withCredentials !== null,
    confirmSession: (request, reply) => sessions.confirmSession(request, reply),
    startLogin(address, reply, levels) {
      const redirect = parseSignInAddress(address);
      const login = languages[splitLanguage(redirect).language].prefix + authPaths.login;
      returnAddress.write(reply, redirect);
      const query = new URLSearchParams({
        ...(config.hasCallbackAddress && { redirect }),
        ...(levels !== null && { [levelParameter]: levels }),
      });
      return query.size === 0 ? login : `${login}?${query}`;
    },
    signInByForm:
      withCredentials === null
        ? async () => null
        : createFormSignIn({ withCredentials, sessions, budget, proxies, landing: config.landing }),
    async serve(app, fallbackErrorPage) {
      await kind.serve(app, fallbackErrorPage);
      const { landing } = config;
      await app.register(serveAuthRoutes({ kind, sessions, landing, isLevel, fallbackErrorPage, log }));
    },
  };
}

/** Tokens of another kind or issuer are not taken, such as after a change of the settings: they would go to this one. */
function tokenPurposeOf({ kind }: Pick<AuthConfig, "kind">, providerUrl: string): string {
  return kind === "cas" ? hiddenCookies.token : `${hiddenCookies.token} ${kind} ${providerUrl}`;
}
