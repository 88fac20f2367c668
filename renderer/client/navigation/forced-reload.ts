import { reloadPage } from "#renderer/client/reload.ts";
import { wallTime } from "./wall-time.ts";

const limitMs = 10_000;
const storageKey = "forced-reload";

/** True when a forced reload is allowed: at most one in ten seconds (spec §9). `last` is the stored time in milliseconds. */
export function mayReload(last: string | null, now: number): boolean {
  const since = now - Number(last);
  // Also true when nothing readable is stored, and after the clock was set back.
  return !(since >= 0 && since < limitMs);
}

/**
 * Reloads the page when one of its scripts cannot be loaded, usually because a newer build has been deployed. The error
 * is still thrown to the importer (spec §8). Without a reload the page stays as the server rendered it.
 */
export function reloadOnFailedScript(): void {
  addEventListener("vite:preloadError", () => {
    // Offline, a reload would lose the page.
    if (navigator.onLine) reloadOnce();
  });
}

/**
 * Reloads the page unless something has been written into it, the previous reload is too recent, or storage is blocked.
 * Returns false in these cases.
 */
export function reloadOnce(): boolean {
  return recordReload() && reloadPage();
}

/** Stores the time of a reload. False when the previous reload is too recent or storage is blocked. */
function recordReload(): boolean {
  const now = wallTime();
  try {
    if (!mayReload(sessionStorage.getItem(storageKey), now)) return false;
    sessionStorage.setItem(storageKey, String(now));
    return true;
  } catch {
    return false;
  }
}
