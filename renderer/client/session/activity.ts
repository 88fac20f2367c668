import { fromCallback } from "xstate";
import type { IdleLogoutEvent } from "#machines/idle-logout.ts";
import { authPaths } from "#schemas/visitor/auth-paths.ts";
import { readStored, store } from "./safe-storage.ts";

/** Keys of the last activity in any tab, in milliseconds (spec §9), and of its session. */
const timeName = "lastActivity";
const sessionIdName = "lastActivity.session";

/** Key of the last activity reported to the server: session id and time. */
const reportName = "lastActivity.reported";

/** Minimum time between two activity events in milliseconds. */
const throttle = 1000;

export function storeActivity(at: number, sessionId: string): void {
  store("local", timeName, String(at));
  if (readStored("local", sessionIdName) !== sessionId) store("local", sessionIdName, sessionId);
}

/** Returns the stored time of the last activity in a session; NaN when there is none. */
export function readActivity(sessionId: string, now: number): number {
  const at = readStored("local", sessionIdName) === sessionId ? toTime(readStored("local", timeName)) : Number.NaN;
  return at <= now ? at : Number.NaN;
}

/**
 * Reports activity to the server, unless a tab has already reported it: the server ends idle sessions too. Never
 * rejects; a lost report is made up for by the next one.
 */
export async function reportActivity(
  at: number,
  { sessionId, now }: { sessionId: string; now: () => number },
): Promise<void> {
  const reportActive = `${sessionId} ${at}`;
  if (readStored("local", reportName) === reportActive) return;
  store("local", reportName, reportActive);
  try {
    await fetch(`${authPaths.activity}?idle=${Math.max(0, now() - at)}`, { method: "POST", keepalive: true });
  } catch (error) {
    store("local", reportName, null);
    console.warn("the server could not be told of the visitor's activity", error);
  }
}

interface Options {
  now: () => number;
  /** True while the session dialog is open: then only the visitor's answer counts as activity. */
  isDialogOpen: () => boolean;
}

/** Reports activity in this and other tabs, and triggers a check when the page becomes visible again. */
export function watchActivity({ now, isDialogOpen }: Options) {
  return fromCallback<IdleLogoutEvent>(({ sendBack }) => {
    const send = (event: IdleLogoutEvent) => sendBack(event);
    const controller = new AbortController();
    const { signal } = controller;
    let last = Number.NEGATIVE_INFINITY;
    const note = () => {
      if (Math.abs(now() - last) < throttle || isDialogOpen()) return;
      last = now();
      send({ type: "active" });
    };
    for (const kind of ["mousemove", "keydown", "click"]) {
      document.addEventListener(kind, note, { capture: true, passive: true, signal });
    }
    const follow = () => send({ type: "stored", at: toTime(readStored("local", timeName)) });
    addEventListener("storage", ({ key }) => key === timeName && follow(), { signal });
    const comeBack = () => {
      if (document.hidden) return;
      follow();
      send({ type: "checked" });
    };
    addEventListener("pageshow", comeBack, { signal });
    addEventListener("focus", comeBack, { signal });
    document.addEventListener("visibilitychange", comeBack, { signal });
    return () => controller.abort();
  });
}

/** Parses a timestamp; NaN unless it is positive. */
function toTime(text: string | null): number {
  const time = Number(text);
  return time > 0 ? time : Number.NaN;
}
