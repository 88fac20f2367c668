import { fromCallback } from "xstate";
import type { SecurityEvent } from "#machines/security.ts";
import { currentEpoch } from "./epoch.ts";
import { noteIdleLogout } from "./idle-notice.ts";
import { onSignedOut } from "./tabs.ts";

/** So often it is looked whether the session is still the same (spec: seen in every tab within a second). */
const watchInterval = 1000;

/** Tells when the session of an epoch has ended, or another has begun, in another tab or while the page was away. */
export function watchSession(epoch: string) {
  return fromCallback<SecurityEvent>(({ sendBack }) => {
    const end = () => sendBack({ type: "endedElsewhere" });
    const check = () => {
      if (currentEpoch() !== epoch) end();
    };
    const controller = new AbortController();
    const { signal } = controller;
    addEventListener("pageshow", check, { signal });
    addEventListener("focus", check, { signal });
    document.addEventListener("visibilitychange", check, { signal });
    check();
    const timer = setInterval(check, watchInterval);
    const stopListening = onSignedOut(epoch, (reason) => {
      if (reason === "idle") noteIdleLogout();
      end();
    });
    return () => {
      controller.abort();
      clearInterval(timer);
      stopListening();
    };
  });
}
