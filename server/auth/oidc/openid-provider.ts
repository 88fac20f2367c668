import * as client from "openid-client";
import { ProviderDown } from "#server/auth/auth-kind.ts";
import type { OutageLog } from "#server/auth/outage-log.ts";
import { createCache } from "#server/cache/cache.ts";
import type { Clock } from "#server/clock.ts";
import type { OidcConfig } from "#server/config/oidc-config.ts";
import { toAuthError } from "./auth-error.ts";
import type { ClientKeys } from "./client-keys.ts";
import { createProviderFetch } from "./provider-fetch.ts";

interface Options {
  issuer: string;
  config: OidcConfig;
  keys: ClientKeys | null;
  timeoutMs: number;
  /** Monotonic clock for cache ages. */
  ages: Clock;
  outages: OutageLog;
}

/** Seconds by which the clocks of provider and portal may differ. */
export const clockToleranceS = 60;

/** Milliseconds for which the provider's description is used before it is read again. */
const retentionMs = 3_600_000;
/** Milliseconds after a failure before it is read again; meanwhile an old one is used for a day. */
const pauseMs = 2000;
const staleMaxMs = 86_400_000;
/** Shortest milliseconds between two readings because of a key that is not in the key set. */
const renewalPauseMs = 10_000;

export type OpenIdProvider = ReturnType<typeof createOpenIdProvider>;

/** The OpenID provider as its discovery document describes it. The portal starts without it, and asks again. */
export function createOpenIdProvider({ issuer, config, keys, timeoutMs, ages, outages }: Options) {
  const fetch = createProviderFetch({ timeoutMs, outages });
  const server = new URL(issuer);
  const configurations = createCache<client.Configuration>({
    retentionMs,
    staleMaxMs,
    coldPauseMs: () => pauseMs,
    maxEntries: 1,
    clock: ages,
  });

  let isOutdated = false;
  let renewedAt = Number.NEGATIVE_INFINITY;

  /** With a new description, openid-client reads the key set again: the provider has changed its keys. */
  function noteUnknownKey(): void {
    if (ages.now() - renewedAt < renewalPauseMs) return;
    renewedAt = ages.now();
    isOutdated = true;
  }

  function configuration() {
    const isFresh = isOutdated;
    isOutdated = false;
    return configurations.get("provider", discover, { isFresh });
  }

  async function discover(): Promise<client.Configuration> {
    const execute = [client.enableNonRepudiationChecks];
    if (server.protocol === "http:") execute.push(client.allowInsecureRequests);
    const options = { execute, timeout: timeoutMs / 1000, [client.customFetch]: fetch };
    const proof: client.ClientAuth = async (as, ...rest) => (await clientProof(as))(as, ...rest);
    const tolerance = { [client.clockTolerance]: clockToleranceS };
    try {
      return await client.discovery(server, config.clientId, tolerance, proof, options);
    } catch (error) {
      // A wrong description says nothing about a visitor.
      throw new ProviderDown(`discovery: ${toAuthError(error, server.pathname).message}`);
    }
  }

  /** The way the portal proves itself: with its key, else with its secret as the provider takes it. */
  async function clientProof(metadata: client.ServerMetadata): Promise<client.ClientAuth> {
    if (keys) return client.PrivateKeyJwt(await keys.signing());
    const secret = config.clientSecret ?? "";
    const methods = metadata.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
    const isPostOnly = !methods.includes("client_secret_basic") && methods.includes("client_secret_post");
    return isPostOnly ? client.ClientSecretPost(secret) : client.ClientSecretBasic(secret);
  }

  return {
    fetch,
    /** Makes a call of openid-client. Throws TokenRefused or ProviderDown. */
    async call<T>(part: string, ask: (configuration: client.Configuration) => Promise<T>): Promise<T> {
      try {
        const found = await configuration();
        if (!found) throw new ProviderDown("no description");
        const answer = await ask(found.value);
        outages.answered(part);
        return answer;
      } catch (error) {
        if (error instanceof client.ClientError && error.code === "OAUTH_KEY_SELECTION_FAILED") noteUnknownKey();
        const known = toAuthError(error, part);
        if (known instanceof ProviderDown) outages.failed(part, known.message);
        else outages.answered(part);
        throw known;
      }
    },
  };
}
