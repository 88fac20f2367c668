import { hasIdleNotice } from "./idle-notice.ts";
import { currentSessionId } from "./session-id.ts";

/** So long, in milliseconds, it takes another tab at most to have the server take the cookies away. */
const longestWait = 3000;

/** So long, in milliseconds, a way out that has begun here is waited for. */
const longestWay = 10_000;
const interval = 50;

let isOnItsWay = false;

/** Shows nothing any more of a page that was made for a session. */
export function hidePage(): void {
  document.body.hidden = true;
}

/** A page that is on its way out already, such as to sign out, is not to be held up; call before there is a way. */
export function noticeWaysOut(): void {
  addEventListener("beforeunload", () => {
    isOnItsWay = true;
    // The way may lead nowhere, as to a file that is saved.
    setTimeout(() => {
      isOnItsWay = false;
    }, longestWay);
  });
}

/**
 * Has the server decide what is to be seen at the address now that the session with the id has ended. What is to be
 * said of its end is said on the home page, as there may be nothing but the login page at this address.
 */
export async function leave(sessionId: string): Promise<void> {
  hidePage();
  for (let waited = 0; isOnItsWay || (currentSessionId() === sessionId && waited < longestWait); waited += interval) {
    await new Promise((passed) => setTimeout(passed, interval));
  }
  if (hasIdleNotice()) location.replace("/");
  else location.reload();
}
