import * as client from "openid-client";
import { z } from "zod";
import { type ReadTokens, TokenRefused } from "#machines/auth.ts";
import { valueAt } from "#server/auth/value-at.ts";
import type { Clock } from "#server/clock.ts";
import type { OidcConfig } from "#server/config/oidc-config.ts";
import type { Log } from "#server/http/log.ts";
import { toUser } from "./claims.ts";
import { clockToleranceS } from "./openid-provider.ts";
import type { SessionToken } from "./session-token.ts";

interface Options {
  oidc: OidcConfig;
  clock: Clock;
  /** Milliseconds for which tokens are used when the provider does not say. */
  lifetimeMs: number;
  log: Log;
}

type TokenAnswer = client.TokenEndpointResponse & client.TokenEndpointResponseHelpers;

/** Characters of ID token and refresh token that fit into the cookie of the session together. */
const maxTogether = 2300;

const kept = z.object({ token: z.string(), refreshToken: z.string().optional() });

/** Turns the provider's tokens into what the portal keeps. Answers are shared between nodes as JSON. */
export function createTokenAnswers({ oidc, clock, lifetimeMs, log }: Options) {
  async function toAnswer(
    configuration: client.Configuration,
    answer: TokenAnswer,
    claims: Pick<SessionToken, "issuer" | "subject" | "session" | "level"> & { all: object | null },
    known: Partial<SessionToken> & { refreshToken?: string },
  ) {
    const { issuer, subject, session, level, all } = claims;
    const hasUserInfo = configuration.serverMetadata().userinfo_endpoint !== undefined;
    const info = hasUserInfo ? await client.fetchUserInfo(configuration, answer.access_token, subject) : {};
    const { user, ignoredRoles } = toUser(subject, { ...all, ...info }, oidc.claims);
    const hasRolesInInfo = known.hasRolesInInfo || valueAt(info, oidc.claims.roles) !== undefined;
    // An exchange without an ID token says nothing new about what was in it.
    if (all === null && known.user) {
      user.name ??= known.user.name;
      if (!hasRolesInInfo) user.roles = known.user.roles;
    }
    if (ignoredRoles > 0) log.warn({ ignoredRoles }, "Auth: roles of a visitor are no words, too long or too many");
    const refreshToken = answer.refresh_token ?? known.refreshToken;
    const idToken = answer.id_token ?? known.idToken;
    const fits = (idToken?.length ?? 0) + (refreshToken?.length ?? 0) <= maxTogether;
    const token: SessionToken = {
      issuer,
      subject,
      ...(session !== undefined && { session }),
      user,
      hasRolesInInfo,
      ...(level !== undefined && { level }),
      expiresAt: clock.now() + (answer.expires_in === undefined ? lifetimeMs : answer.expires_in * 1000),
      ...(idToken !== undefined && fits && { idToken }),
    };
    return { token: JSON.stringify(token), ...(refreshToken !== undefined && { refreshToken }) };
  }

  return {
    /** Throws TokenRefused when the ID token has none of the levels of assurance. */
    async ofSignIn(configuration: client.Configuration, answer: TokenAnswer, levels: readonly string[]) {
      const claims = claimsOf(answer);
      if (claims === null) throw new TokenRefused("sign-in: no ID token");
      checkClaims(claims);
      const level = typeof claims.acr === "string" ? claims.acr : undefined;
      if (levels.length > 0 && !levels.includes(level ?? ""))
        throw new TokenRefused("sign-in: the provider states none of the levels of assurance that were asked for");
      return toAnswer(
        configuration,
        answer,
        { ...named(claims), ...(level !== undefined && { level }), all: claims },
        {},
      );
    },

    /** Throws TokenRefused when the new ID token is another account's. */
    async ofRefresh(
      configuration: client.Configuration,
      answer: TokenAnswer,
      previous: SessionToken & { refreshToken: string },
    ) {
      const claims = claimsOf(answer);
      if (claims !== null) checkClaims(claims);
      if (claims !== null && (claims.sub !== previous.subject || claims.iss !== previous.issuer))
        throw new TokenRefused("refresh: the ID token is another account's");
      return toAnswer(configuration, answer, { ...previous, all: claims }, previous);
    },

    tokensOf(answer: unknown): ReadTokens {
      const { token = null, refreshToken = null } = kept.safeParse(answer).data ?? {};
      return { token, refreshToken, isRefreshable: refreshToken !== null };
    },
  };

  /** Checks beyond those of openid-client: time of issue, and `azp` also for a single audience. */
  function checkClaims({ iat, azp }: client.IDToken): void {
    if (iat * 1000 > clock.now() + clockToleranceS * 1000) throw new TokenRefused("the ID token is of the future");
    if (azp !== undefined && azp !== oidc.clientId) throw new TokenRefused("the ID token is for another client");
  }
}

function claimsOf(answer: TokenAnswer): client.IDToken | null {
  return answer.claims() ?? null;
}

function named({ iss, sub, ...claims }: client.IDToken): Pick<SessionToken, "issuer" | "subject" | "session"> {
  const { sid } = claims;
  return { issuer: iss, subject: sub, ...(typeof sid === "string" && sid !== "" && { session: sid }) };
}
