import type { Session, User } from "#schemas/visitor/user.ts";
import type { AuthConfig } from "#server/config/auth-config.ts";

/** What a document tells its scripts of the session it was made for; times in milliseconds. */
export interface SessionSettings {
  user: User;
  /** After so long the user is asked for anew. */
  expiration: number;
  /** After so long the server is asked to exchange its token; null for never. */
  tokenLifetime: number | null;
  /** Where the browser keeps user and timestamp, and under which name. */
  storage: AuthConfig["storage"];
  storageKey: string;
}

const blockId = "session";

export const sessionBlock = { id: blockId, type: "application/json" } as const;

export function toSessionSettings({ user }: Session, auth: AuthConfig): SessionSettings {
  return {
    user,
    expiration: auth.expirationMs,
    tokenLifetime: auth.refresh && auth.tokens.lifetimeMs,
    storage: auth.storage,
    storageKey: auth.storageKey,
  };
}

/** The settings and the id of the session that the document was made for; null where it was made for nobody. */
export function readSession(): (SessionSettings & { sessionId: string }) | null {
  const sessionId = document.documentElement.dataset["session"];
  const block = document.getElementById(blockId)?.textContent;
  if (sessionId === undefined || !block) return null;
  const settings: SessionSettings = JSON.parse(block);
  return { ...settings, sessionId };
}
