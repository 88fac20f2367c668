import { fromCallback } from "xstate";
import type { IdleLogoutEvent } from "#machines/idle-logout.ts";
import { readStored, store } from "./safe-storage.ts";

/** When the visitor was last active in any tab, in milliseconds (spec §9), and the session it was in. */
const timeName = "lastActivity";
const sessionIdName = "lastActivity.session";

/** Activity is told at most so often, in milliseconds. */
const throttle = 1000;

export function storeActivity(at: number, sessionId: string): void {
  store("local", timeName, String(at));
  if (readStored("local", sessionIdName) !== sessionId) store("local", sessionIdName, sessionId);
}

/** When the visitor was last active in a session, as far as the storage knows; not a number where it does not. */
export function readActivity(sessionId: string, now: number): number {
  const at = readStored("local", sessionIdName) === sessionId ? toTime(readStored("local", timeName)) : Number.NaN;
  return at <= now ? at : Number.NaN;
}

interface Options {
  now: () => number;
  /** While the visitor is asked whether to go on, only the answer counts. */
  isAsked: () => boolean;
}

/** Tells of activity here and in other tabs, and has the time checked when the page comes back. */
export function watchActivity({ now, isAsked }: Options) {
  return fromCallback<IdleLogoutEvent>(({ sendBack }) => {
    const send = (event: IdleLogoutEvent) => sendBack(event);
    const controller = new AbortController();
    const { signal } = controller;
    let last = Number.NEGATIVE_INFINITY;
    const note = () => {
      if (Math.abs(now() - last) < throttle || isAsked()) return;
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

/** Not a number for what is no time after 1970. */
function toTime(text: string | null): number {
  const time = Number(text);
  return time > 0 ? time : Number.NaN;
}
