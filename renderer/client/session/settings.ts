import * as pageIds from "#schemas/site/page-ids.ts";
import type { User } from "#schemas/visitor/user.ts";
import type { AuthConfig } from "#server/config/auth-config.ts";

/** Session settings in the document; times in milliseconds. */
export interface SessionSettings {
  user: User;
  /** Time after which the session is confirmed with the server again. */
  expiration: number;
  /** Time after which the server refreshes its token; null for never. */
  tokenLifetime: number | null;
  /** Where, and under which key, user and timestamp are stored. */
  storage: AuthConfig["storage"];
  storageKey: string;
}

/** The settings and id of the session that the document was rendered for; null when nobody was signed in. */
export function readSession(): (SessionSettings & { sessionId: string }) | null {
  const sessionId = document.documentElement.dataset["session"];
  const block = document.getElementById(pageIds.session)?.textContent;
  if (sessionId === undefined || !block) return null;
  const settings: SessionSettings = JSON.parse(block);
  return { ...settings, sessionId };
}
