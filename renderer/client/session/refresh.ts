import { SessionEnded } from "#machines/security.ts";
import { authPaths } from "#schemas/visitor/auth-paths.ts";
import type { User } from "#schemas/visitor/user.ts";
import { isRecord, parseStoredSession } from "./parse-stored-session.ts";
import { readStored, store } from "./safe-storage.ts";
import { withSessionLock } from "./session-lock.ts";
import type { SessionSettings } from "./settings.ts";

const timeout = 30_000;

/** Key of the note about the last refresh by any tab: session id and time in milliseconds. */
const noteName = "lastRefresh";

interface Options extends Pick<SessionSettings, "expiration" | "tokenLifetime"> {
  sessionId: string;
  now: () => number;
}

/**
 * Asks the server to confirm the session. Returns the user, or null when another tab has just asked. Rejects with
 * SessionEnded when the session has ended; any other error says nothing about the session.
 */
export function refreshSession({ sessionId, now, ...times }: Options, signal: AbortSignal): Promise<User | null> {
  const since = Math.min(times.expiration, times.tokenLifetime ?? times.expiration) / 2;
  return withSessionLock(async () => {
    if (Math.abs(now() - lastRefresh(sessionId)) < since) return null;
    const user = await ask(sessionId, signal);
    store("local", noteName, `${sessionId} ${now()}`);
    return user;
  });
}

async function ask(sessionId: string, signal: AbortSignal): Promise<User> {
  const response = await fetch(authPaths.refresh, {
    method: "POST",
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
  });
  const answer: unknown = await response.json();
  if (!isRecord(answer)) throw new Error("The session could not be confirmed.");
  // A gateway may answer 401 as well, but not with this body.
  if (response.status === 401 && answer["user"] === null) throw new SessionEnded("The session has ended.");
  const stored = parseStoredSession(answer);
  if (!response.ok || !stored) throw new Error(`The session could not be confirmed: status ${response.status}.`);
  if (answer["token"] !== sessionId) throw new SessionEnded("Another session has begun.");
  return stored.user;
}

function lastRefresh(sessionId: string): number {
  const [noted, at] = readStored("local", noteName)?.split(" ") ?? [];
  return noted === sessionId ? Number(at) : Number.NaN;
}
