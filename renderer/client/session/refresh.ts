import { authPaths } from "#schemas/visitor/auth-paths.ts";
import type { User } from "#schemas/visitor/user.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { parseStoredSession } from "./parse-stored-session.ts";
import { readStored, store } from "./safe-storage.ts";
import type { SessionSettings } from "./settings.ts";

/** Milliseconds to wait before each retry after a failure of server or network. */
const retries = [2000, 10_000];

/** Timeout of a request in milliseconds. */
const timeout = 30_000;

/** When a session was last refreshed by any tab: its id and milliseconds. */
const noteName = "lastRefresh";

interface Options extends Pick<SessionSettings, "expiration" | "tokenLifetime"> {
  sessionId: string;
  now: () => number;
}

/**
 * Has the server confirm the session with the id; the user as it is now, or null where another tab has just done so
 * and nothing else is known. Rejects when there is no such session any more.
 */
export function refreshSession({ sessionId, now, ...times }: Options, signal: AbortSignal): Promise<User | null> {
  const since = Math.min(times.expiration, times.tokenLifetime ?? times.expiration) / 2;
  return oneAtATime(async () => {
    if (Math.abs(now() - lastRefresh(sessionId)) < since) return null;
    const user = await ask(sessionId, signal);
    store("local", noteName, `${sessionId} ${now()}`);
    return user;
  });
}

async function ask(sessionId: string, signal: AbortSignal): Promise<User> {
  for (const pause of retries) {
    const response = await post(signal).catch(() => null);
    if (response && response.status < 500) return read(response, sessionId);
    await new Promise((passed) => setTimeout(passed, pause));
    signal.throwIfAborted();
  }
  return read(await post(signal), sessionId);
}

function post(signal: AbortSignal): Promise<Response> {
  return fetch(authPaths.refresh, { method: "POST", signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]) });
}

async function read(response: Response, sessionId: string): Promise<User> {
  if (response.status === 401) throw new Error("The session has ended.");
  const answer = await response.json();
  const stored = parseStoredSession(answer);
  // An answer for a session that has begun meanwhile is none for this one.
  if (!response.ok || !stored || answer.token !== sessionId) throw new Error("The session could not be confirmed.");
  return stored.user;
}

function lastRefresh(sessionId: string): number {
  const [noted, at] = readStored("local", noteName)?.split(" ") ?? [];
  return noted === sessionId ? Number(at) : Number.NaN;
}
