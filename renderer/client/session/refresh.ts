import { authPaths } from "#schemas/visitor/auth-paths.ts";
import type { User } from "#schemas/visitor/user.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { toKept } from "./parse-stored-session.ts";
import { readStored, store } from "./safe-storage.ts";
import type { SessionSettings } from "./settings.ts";

/** Waits, in milliseconds, before a server or a line that was down is tried again. */
const retries = [2000, 10_000];

/** An answer takes the server no longer than this, in milliseconds. */
const timeout = 30_000;

/** When a session was last refreshed by any tab: its epoch and milliseconds. */
const noteName = "lastRefresh";

interface Options extends Pick<SessionSettings, "expiration" | "tokenLifetime"> {
  epoch: string;
  now: () => number;
}

/**
 * Has the server confirm the session of an epoch; the user as it is now, or null where another tab has just done so
 * and nothing else is known. Rejects when there is no such session any more.
 */
export function refreshSession({ epoch, now, ...times }: Options, signal: AbortSignal): Promise<User | null> {
  const since = Math.min(times.expiration, times.tokenLifetime ?? times.expiration) / 2;
  return oneAtATime(async () => {
    if (Math.abs(now() - lastRefresh(epoch)) < since) return null;
    const user = await ask(epoch, signal);
    store("local", noteName, `${epoch} ${now()}`);
    return user;
  });
}

async function ask(epoch: string, signal: AbortSignal): Promise<User> {
  for (const pause of retries) {
    const response = await post(signal).catch(() => null);
    if (response && response.status < 500) return read(response, epoch);
    await new Promise((passed) => setTimeout(passed, pause));
    signal.throwIfAborted();
  }
  return read(await post(signal), epoch);
}

function post(signal: AbortSignal): Promise<Response> {
  return fetch(authPaths.refresh, { method: "POST", signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]) });
}

async function read(response: Response, epoch: string): Promise<User> {
  if (response.status === 401) throw new Error("The session has ended.");
  const answer = await response.json();
  const kept = toKept(answer);
  // An answer for a session that has begun meanwhile is none for this one.
  if (!response.ok || !kept || answer.token !== epoch) throw new Error("The session could not be confirmed.");
  return kept.user;
}

function lastRefresh(epoch: string): number {
  const [noted, at] = readStored("local", noteName)?.split(" ") ?? [];
  return noted === epoch ? Number(at) : Number.NaN;
}
