import { fromCallback } from "xstate";
import type { SecurityEvent } from "#machines/security.ts";
import { storeIdleNotice } from "./idle-notice.ts";
import { currentSessionId } from "./session-id.ts";
import { onSignedOut } from "./tabs.ts";

/** Milliseconds between two checks of the session (spec: noticed in every tab within one second). */
const watchInterval = 1000;

/** Reports when the session ended or was replaced, in another tab or while this page was in the back/forward cache. */
export function watchSession(sessionId: string) {
  return fromCallback<SecurityEvent>(({ sendBack }) => {
    const end = () => sendBack({ type: "endedElsewhere" });
    const check = () => {
      if (currentSessionId() !== sessionId) end();
    };
    const controller = new AbortController();
    const { signal } = controller;
    addEventListener("pageshow", check, { signal });
    addEventListener("focus", check, { signal });
    document.addEventListener("visibilitychange", check, { signal });
    check();
    const timer = setInterval(check, watchInterval);
    const stopListening = onSignedOut(sessionId, (reason) => {
      if (reason === "idle") storeIdleNotice();
      end();
    });
    return () => {
      controller.abort();
      clearInterval(timer);
      stopListening();
    };
  });
}
