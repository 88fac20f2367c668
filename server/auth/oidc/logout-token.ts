import { createRemoteJWKSet, customFetch, errors, jwtVerify } from "jose";
import type { Configuration } from "openid-client";
import { z } from "zod";
import { ProviderDown } from "#server/auth/auth-kind.ts";
import type { Once } from "#server/auth/once.ts";
import { clockToleranceS, type OpenIdProvider } from "./openid-provider.ts";
import { endNames } from "./session-token.ts";

/** The logout token is not valid; the message is the answer to the provider. */
export class LogoutTokenRefused extends Error {
  override name = "LogoutTokenRefused";
}

/** Seconds after its issue for which a logout token is accepted. */
const maxAgeS = 600;

const event = "http://schemas.openid.net/event/backchannel-logout";

/** Claims of a logout token (OpenID Connect Back-Channel Logout 1.0, 2.4); `exp` is missing at some providers. */
const logoutClaims = z
  .object({
    iss: z.string(),
    jti: z.string().min(1).max(500),
    sub: z.string().min(1).max(255).optional(),
    sid: z.string().min(1).max(1000).optional(),
    events: z.looseObject({ [event]: z.object({}) }),
    nonce: z.undefined().optional(),
  })
  .refine(({ sub, sid }) => sub !== undefined || sid !== undefined);

interface Options {
  provider: OpenIdProvider;
  clientId: string;
  once: Once;
}

type KeySet = ReturnType<typeof createRemoteJWKSet>;

/** Returns a function that verifies a logout token, and returns the names that have ended. */
export function createLogoutTokens({ provider, clientId, once }: Options) {
  const keySets = new WeakMap<Configuration, KeySet>();

  /** A flood of unknown keys reads the key set again only every half a minute. */
  function keySetOf(configuration: Configuration): KeySet {
    const known = keySets.get(configuration);
    if (known) return known;
    const address = configuration.serverMetadata().jwks_uri;
    if (address === undefined) throw new ProviderDown("the provider names no key set");
    const created = createRemoteJWKSet(new URL(address), {
      [customFetch]: (url, { headers }) =>
        provider.fetch(url, { method: "GET", headers: Object.fromEntries(headers), redirect: "manual", body: null }),
    });
    keySets.set(configuration, created);
    return created;
  }

  return async function namesEndedBy(token: string): Promise<{ always: string[]; until: string[] }> {
    const payload = await provider.call("logout token", async (configuration) => {
      const { issuer, id_token_signing_alg_values_supported: algorithms = ["RS256"] } = configuration.serverMetadata();
      const rules = {
        ...{ issuer, audience: clientId, clockTolerance: clockToleranceS, maxTokenAge: maxAgeS },
        algorithms: algorithms.filter((algorithm) => /^(?:RS|PS|ES)\d{3}$|^Ed/.test(algorithm)),
        requiredClaims: ["iat", "jti", "events"],
      };
      return jwtVerify(token, keySetOf(configuration), rules).then(
        ({ payload, protectedHeader: { typ = "JWT" } }) =>
          /^(?:logout\+)?jwt$/i.test(typ) ? payload : new errors.JWTInvalid("another type of token"),
        (error: unknown) => {
          if (!(error instanceof errors.JOSEError)) throw error;
          if (isOfKeySet(error)) throw new ProviderDown(`the key set cannot be read: ${error.code}`);
          return error;
        },
      );
    });
    if (payload instanceof Error) throw new LogoutTokenRefused(payload.code);
    const claims = logoutClaims.safeParse(payload);
    if (!claims.success) throw new LogoutTokenRefused("not the claims of a logout token");
    const { iss, jti, sub, sid } = claims.data;
    if (!(await once(`logout:${iss} ${jti}`, (maxAgeS + clockToleranceS) * 1000)))
      throw new LogoutTokenRefused("a logout token that was used before");
    return {
      always: sid === undefined ? [] : [endNames.session(iss, sid)],
      until: sub === undefined ? [] : [sid === undefined ? endNames.subject(iss, sub) : endNames.unnamed(iss, sub)],
    };
  };
}

/** True when the key set cannot be read, which says nothing about the token. */
function isOfKeySet(error: errors.JOSEError): boolean {
  return (
    error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid || error.code === "ERR_JOSE_GENERIC"
  );
}
