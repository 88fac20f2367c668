import { showToast } from "#renderer/client/show-toast.ts";

/** Key in the session storage of the text about the end of the session, for the next page in this tab. */
export const endNotice = "ended";

/** Shows the stored text once, unless the visitor has signed in again. */
export function showEndNotice(isSignedIn: boolean): void {
  try {
    const text = sessionStorage.getItem(endNotice);
    sessionStorage.removeItem(endNotice);
    if (text && !isSignedIn) void showToast({ severity: "warn", text, duration: null });
  } catch {
    // Storage is blocked, so nothing is stored.
  }
}
