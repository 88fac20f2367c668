import { signedOutAddress } from "#schemas/visitor/signed-out-address.ts";
import { currentAddress } from "./addresses.ts";
import { hasIdleNotice } from "./idle-notice.ts";
import { currentSessionId } from "./session-id.ts";

/** Longest wait, in milliseconds, for another tab to have the server delete the cookies. */
const longestWait = 3000;

/** Longest wait, in milliseconds, for a navigation away from this page. */
const longestNavigation = 10_000;
const interval = 50;

let isLeaving = false;

/** Hides a page of a session that has ended. */
export function hidePage(): void {
  document.body.hidden = true;
}

/** Notices navigations away from this page, such as to sign out, which `leave` must not interrupt; call on start. */
export function watchLeaving(): void {
  addEventListener("beforeunload", () => {
    isLeaving = true;
    // A download, for example, does not leave the page.
    setTimeout(() => {
      isLeaving = false;
    }, longestNavigation);
  });
}

/**
 * Has the server decide what is to be seen at the address now that the session with the id has ended. After an idle
 * logout that is a page that says so, as there may be nothing but the login page at this address.
 */
export async function leave(sessionId: string): Promise<void> {
  hidePage();
  for (let waited = 0; isLeaving || (currentSessionId() === sessionId && waited < longestWait); waited += interval) {
    await new Promise((passed) => setTimeout(passed, interval));
  }
  if (hasIdleNotice()) location.replace(signedOutAddress(currentAddress()));
  else location.reload();
}
