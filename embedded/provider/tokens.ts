import { randomBytes, timingSafeEqual } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Clock } from "#server/clock.ts";
import type { Account } from "./accounts.ts";

export interface TokenPair {
  token: string;
  refreshToken: string;
}

/**
 * The tokens of one sign-in. Only the last pair issued is valid, plus the previous refresh token until that pair is
 * used.
 */
interface Family {
  account: Account;
  /** Browser session of the sign-in; null when it was by password. */
  session: string | null;
  pair: TokenPair;
  /**
   * The refresh token that was exchanged for the pair. The response may have been lost, so it stays valid until the
   * pair is used; null afterwards.
   */
  previousRefreshToken: string | null;
  tokenExpiresAt: number;
  refreshExpiresAt: number;
}

interface Options {
  clock: Clock;
  lifetimes: { tokenMs: number; refreshTokenMs: number };
}

/** Issues random tokens that begin with the id of their family; the least recently used families are evicted. */
export function createTokens({ clock, lifetimes }: Options) {
  const families = new LRUCache<string, Family>({ max: 10_000 });

  function issue(
    id: string,
    { account, session }: Pick<Family, "account" | "session">,
    previousRefreshToken: string | null,
  ): TokenPair {
    const pair = { token: `${id}.${random()}`, refreshToken: `${id}.${random()}` };
    const now = clock.now();
    families.set(id, {
      account,
      session,
      pair,
      previousRefreshToken,
      tokenExpiresAt: now + lifetimes.tokenMs,
      refreshExpiresAt: now + lifetimes.refreshTokenMs,
    });
    return pair;
  }

  function endWhere(isMeant: (family: Family) => boolean): void {
    for (const [id, family] of families) if (isMeant(family)) families.delete(id);
  }

  return {
    begin: (account: Account, session: string | null) => issue(random(), { account, session }, null),
    accountOf(token: string): Account | null {
      const family = families.get(idOf(token));
      if (!family || !isSame(token, family.pair.token)) return null;
      family.previousRefreshToken = null;
      return clock.now() < family.tokenExpiresAt ? family.account : null;
    },
    /**
     * Returns the next pair; null for anything but the latest refresh token of a family. Reusing one revokes the
     * family, unless its pair has never been used: then the response was lost, and the same pair is returned again.
     */
    refresh(refreshToken: string): { account: Account; pair: TokenPair } | null {
      const id = idOf(refreshToken);
      const family = families.get(id);
      if (!family) return null;
      if (isSame(refreshToken, family.pair.refreshToken) && clock.now() < family.refreshExpiresAt)
        return { account: family.account, pair: issue(id, family, refreshToken) };
      if (family.previousRefreshToken !== null && isSame(refreshToken, family.previousRefreshToken))
        return { account: family.account, pair: family.pair };
      families.delete(id);
      return null;
    },
    /** Revokes the family of a token, valid or old. */
    end: (token: string) => void families.delete(idOf(token)),
    endSession: (session: string) => endWhere((family) => family.session === session),
    endAllOf: (account: Account) => endWhere((family) => family.account === account),
  };
}

function random(): string {
  return randomBytes(24).toString("base64url");
}

function idOf(token: string): string {
  return token.split(".", 1)[0] ?? "";
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
