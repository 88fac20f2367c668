import { showToast } from "#renderer/client/show-toast.ts";

/** Short, because every page loads it. */
const name = "ended";

/** Stores a text about the end of the session for the next page in this tab. */
export function storeEndNotice(text: string): void {
  try {
    sessionStorage.setItem(name, text);
  } catch {
    // Without storage the next page shows only that nobody is signed in.
  }
}

/** Shows the stored text once, unless the visitor has signed in again. */
export function showEndNotice(isSignedIn: boolean): void {
  try {
    const text = sessionStorage.getItem(name);
    sessionStorage.removeItem(name);
    if (text && !isSignedIn) void showToast({ severity: "warn", text, duration: null });
  } catch {
    // Storage is blocked, so nothing is stored.
  }
}
