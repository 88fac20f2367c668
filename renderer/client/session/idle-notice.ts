import { showToast } from "#renderer/client/show-toast.ts";

const name = "idle-logout";

/** Stores for the next page of this tab that the visitor was signed out for being idle. */
export function storeIdleNotice(): void {
  try {
    sessionStorage.setItem(name, "");
  } catch {
    // Without storage the visitor is signed out without a notice.
  }
}

/** True when an idle notice is stored. */
export function hasIdleNotice(): boolean {
  try {
    return sessionStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}

/** Removes the idle notice; true when there was one. */
export function takeIdleNotice(): boolean {
  const isThere = hasIdleNotice();
  if (isThere) sessionStorage.removeItem(name);
  return isThere;
}

/** Shows a stored idle notice as a toast, with the text of the page. */
export function showIdleNotice(): void {
  if (!takeIdleNotice()) return;
  const text = document.querySelector<HTMLElement>("[data-idle-logout]")?.dataset["idleLogout"];
  if (text) void showToast({ severity: "info", text });
}
