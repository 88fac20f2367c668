import { z } from "zod";
import { isOwnCookie } from "#server/auth/own-cookies.ts";
import { type oidcSettings, toOidcConfig } from "./oidc-config.ts";
import { isPathPattern, pathPatterns } from "./path-patterns.ts";
import { secretList } from "./secrets.ts";
import { flag, jsonObject, matching, oneOf, readBaseURL, seconds, setting, wholeNumber } from "./settings.ts";

const pointer = (fallback: string) => matching(/^(?:\/[^/]+)+$/, "a JSON pointer such as /token", fallback);

const endpoint = (fallback: string) =>
  setting({ expected: `a method and a path, such as ${fallback}`, fallback, read: readEndpoint });

const optionalEndpoint = (fallback: string) =>
  setting({
    expected: `a method and a path, such as ${fallback}, or none`,
    fallback,
    read: (text) => (text === "none" ? null : readEndpoint(text)),
  });

/** Endpoint of the security provider; the path is below its base. */
export interface Endpoint {
  method: string;
  path: string;
}

/** Settings of sign-in (spec §4, §6, §7, security provider). */
export const authSettings = z.object({
  AUTH_KIND: oneOf(["cas", "oidc", "credentials"], "cas"),
  SECURITY_PROVIDER_URL: setting({
    expected: "an http or https address without query and credentials, embedded or none",
    fallback: "",
    read: readProvider,
  }),
  AUTH_SECRET: secretList(),
  AUTH_PATHS: pathPatterns(),
  AUTH_EXCLUDED_PATHS: pathPatterns(),
  AUTH_ROLES: jsonObject(
    z.string().min(1),
    "paths such as /interni/* and the role that they need",
    z.string().refine(isPathPattern),
  ),
  AUTH_CALLBACK_ADDRESS: flag(true),
  AUTH_LANDING: matching(/^\/(?!\/)[!-[\]-~]*$/, "a path starting with /", "/"),
  AUTH_USER_INFO: endpoint("GET /rest/user-info"),
  AUTH_SIGN_IN: endpoint("POST /rest/sign-in"),
  AUTH_SIGN_OUT: optionalEndpoint("POST /rest/sign-out"),
  AUTH_REFRESH: optionalEndpoint("POST /rest/refresh"),
  AUTH_TOKEN: pointer("/token"),
  AUTH_REFRESH_TOKEN: pointer("/refreshToken"),
  AUTH_TOKEN_HEADER: matching(/^[\w-]+$/, "the name of a header", "Authorization"),
  AUTH_TOKEN_TYPE: setting({
    expected: "a word such as Bearer, or none",
    fallback: "Bearer",
    read: (text) => (text === "none" ? "" : /^[\w-]+$/.test(text) ? text : undefined),
  }),
  AUTH_TOKEN_LIFETIME_S: seconds(600),
  AUTH_EXPIRATION_S: seconds(300),
  AUTH_SESSION_S: seconds(43_200),
  AUTH_TIMEOUT_MS: wholeNumber(1, 60_000, 5000),
  AUTH_STORAGE: oneOf(["cookie", "local", "session"], "cookie"),
  AUTH_STORAGE_KEY: setting({
    expected: "a name of letters, digits, dots and hyphens that no other cookie has",
    fallback: "security",
    read: (text) => (/^[A-Za-z][\w.-]{0,63}$/.test(text) && !isOwnCookie(text) ? text : undefined),
  }),
});

type Values = z.output<typeof authSettings> & z.output<typeof oidcSettings>;

/** Configuration of sign-in; times in milliseconds. */
export function toAuthConfig(values: Values, cmsUrl: string | null) {
  const oidc = toOidcConfig(values);
  const isOidc = values.AUTH_KIND === "oidc";
  return {
    /** How visitors sign in: on the provider's page, at an OpenID provider, or with the portal's own form. */
    kind: values.AUTH_KIND,
    provider: (isOidc ? issuerOf(values) : values.SECURITY_PROVIDER_URL) ?? (cmsUrl === null ? embedded : none),
    oidc,
    /** Null for a random secret at each start. */
    secrets: values.AUTH_SECRET.secrets,
    paths: { included: values.AUTH_PATHS, excluded: values.AUTH_EXCLUDED_PATHS },
    roles: values.AUTH_ROLES,
    /** Levels of assurance by path pattern. */
    levels: isOidc ? oidc.stepUp : {},
    hasCallbackAddress: values.AUTH_CALLBACK_ADDRESS,
    landing: values.AUTH_LANDING,
    userInfo: values.AUTH_USER_INFO,
    signIn: values.AUTH_SIGN_IN,
    signOut: values.AUTH_SIGN_OUT,
    /** Null when a refresh only reloads the session. */
    refresh: values.AUTH_REFRESH,
    tokens: {
      token: values.AUTH_TOKEN,
      refreshToken: values.AUTH_REFRESH_TOKEN,
      header: values.AUTH_TOKEN_HEADER,
      type: values.AUTH_TOKEN_TYPE,
      /** Null when tokens are not exchanged by age. */
      lifetimeMs: values.AUTH_TOKEN_LIFETIME_S || null,
    },
    expirationMs: values.AUTH_EXPIRATION_S,
    sessionMs: values.AUTH_SESSION_S,
    timeoutMs: values.AUTH_TIMEOUT_MS,
    storage: values.AUTH_STORAGE,
    storageKey: values.AUTH_STORAGE_KEY,
  };
}

export type AuthConfig = ReturnType<typeof toAuthConfig>;

const embedded = { kind: "embedded" } as const;
const none = { kind: "none" } as const;

type Providers = Pick<Values, "OIDC_ISSUER" | "SECURITY_PROVIDER_URL">;

/** The OpenID provider, unless sign-in is off; null for the default. The address of the other provider is not one. */
function issuerOf({ OIDC_ISSUER: url, SECURITY_PROVIDER_URL: other }: Providers) {
  if (other?.kind === "none") return other;
  if (url !== null) return { kind: "url", url } as const;
  return other?.kind === "url" ? null : other;
}

/**
 * Null for the default, which depends on the CMS: the embedded provider has public accounts, so it is used with the
 * embedded CMS only.
 */
function readProvider(text: string) {
  if (text === "") return null;
  if (text === "embedded") return embedded;
  if (text === "none") return none;
  const url = readBaseURL(text);
  return url === undefined ? undefined : ({ kind: "url", url } as const);
}

function readEndpoint(text: string): Endpoint | undefined {
  const [, method, path] = /^(GET|POST|PUT|PATCH|DELETE) (\/[!-~]*)$/.exec(text) ?? [];
  return method && path && !/[\\#]/.test(decodeURIComponent(path)) ? { method, path } : undefined;
}
