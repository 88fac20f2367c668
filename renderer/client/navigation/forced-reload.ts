import { wallTime } from "./wall-time.ts";

const limitMs = 10_000;
const storageKey = "forced-reload";

/** Whether a forced reload is due: at most one in ten seconds (spec §9). Times in milliseconds, the last as it was stored. */
export function mayReload(last: string | null, now: number): boolean {
  const since = now - Number(last);
  // A clock that was put back must not keep the page from reloading for hours.
  return last === null || Number.isNaN(since) || since < 0 || since >= limitMs;
}

/**
 * Reloads the page when a script of it could not be loaded, mostly because a newer build has taken its place. The error
 * goes on to who asked for the script (spec §8); without a reload the page stays as the server wrote it.
 */
export function reloadOnFailedScript(): void {
  addEventListener("vite:preloadError", () => {
    // Without a line a reload would take away even what is there.
    if (navigator.onLine && noteReload()) location.reload();
  });
}

/** Remembers a reload for the next document; false when there was one just now or it cannot be remembered. */
function noteReload(): boolean {
  const now = wallTime();
  try {
    if (!mayReload(sessionStorage.getItem(storageKey), now)) return false;
    sessionStorage.setItem(storageKey, String(now));
    return true;
  } catch {
    return false;
  }
}
