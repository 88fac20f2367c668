import { signedOutAddress } from "#schemas/visitor/signed-out-address.ts";
import { currentAddress } from "./addresses.ts";
import { hasIdleNotice } from "./idle-notice.ts";
import { keepWriting } from "./keep-writing.ts";
import { announceEnd } from "./outage.ts";
import { currentSessionId } from "./session-id.ts";

/** Longest wait, in milliseconds, for another tab to have the server delete the cookies. */
const maxWaitMs = 3000;

/** Longest wait, in milliseconds, for a navigation away from this page. */
const maxNavigationMs = 10_000;
const interval = 50;

let isLeaving = false;

/** Hides the page once its session has ended. */
export function hidePage(): void {
  document.body.hidden = true;
}

/** Detects navigations away from this page, such as signing out, which `leave` must not interrupt. Call it at start. */
export function watchLeaving(): void {
  addEventListener("beforeunload", () => {
    isLeaving = true;
    // Some navigations do not leave the page, such as downloads.
    setTimeout(() => {
      isLeaving = false;
    }, maxNavigationMs);
  });
}

interface LeaveOptions {
  /** True when the provider has ended the session, which the next page says. */
  isToldNext?: boolean;
}

/**
 * Requests the current address again once the session has ended, so that the server decides what to show. After an idle
 * logout it opens the page that says so, because this address may lead only to the login page. What has been written into
 * a public page stays on screen.
 */
export async function leave(sessionId: string, { isToldNext = false }: LeaveOptions = {}): Promise<void> {
  hidePage();
  for (let waited = 0; isLeaving || (currentSessionId() === sessionId && waited < maxWaitMs); waited += interval) {
    await new Promise((passed) => setTimeout(passed, interval));
  }
  if (hasIdleNotice()) {
    location.replace(signedOutAddress(currentAddress()));
  } else if (!(await keepWriting())) {
    if (isToldNext) announceEnd();
    location.reload();
  }
}
