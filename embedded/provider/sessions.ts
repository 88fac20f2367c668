import { randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Clock } from "#server/clock.ts";
import type { Account } from "./accounts.ts";

interface Session {
  account: Account;
  expiresAt: number;
}

/** Logged-in accounts by the session id in the browser's cookie; the least recently used are evicted. */
export function createSessions({ clock, lifetimeMs }: { clock: Clock; lifetimeMs: number }) {
  const sessions = new LRUCache<string, Session>({ max: 10_000 });
  return {
    begin(account: Account): string {
      const id = randomBytes(24).toString("base64url");
      sessions.set(id, { account, expiresAt: clock.now() + lifetimeMs });
      return id;
    },
    accountOf(id: string): Account | null {
      const session = sessions.get(id);
      return session && clock.now() < session.expiresAt ? session.account : null;
    },
    end(id: string): void {
      sessions.delete(id);
    },
    endAllOf(account: Account): void {
      for (const [id, session] of sessions) if (session.account === account) sessions.delete(id);
    },
  };
}
