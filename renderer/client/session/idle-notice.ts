import { showToast } from "#renderer/client/show-toast.ts";

const name = "idle-logout";

/** Leaves word for the next page of this tab that its visitor was signed out for being idle. */
export function noteIdleLogout(): void {
  try {
    sessionStorage.setItem(name, "");
  } catch {
    // The visitor is signed out without a word.
  }
}

/** Whether such word was left. */
export function hasIdleNotice(): boolean {
  try {
    return sessionStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}

/** Takes such word away; whether there was any. */
export function takeIdleNotice(): boolean {
  const isThere = hasIdleNotice();
  if (isThere) sessionStorage.removeItem(name);
  return isThere;
}

/** Says so on the first page after it, in the words of the page. */
export function showIdleNotice(): void {
  if (!takeIdleNotice()) return;
  const text = document.querySelector<HTMLElement>("[data-idle-logout]")?.dataset["idleLogout"];
  if (text) void showToast({ severity: "info", text });
}
