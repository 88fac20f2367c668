import { showToast } from "#renderer/client/show-toast.ts";

/**
 * Has the next page loaded in full, and says so once, where a reload would lose what has been written into this one: only a
 * new document ends scripts.
 */
export function stopLater(): void {
  if (document.body.dataset["fullLoad"] !== undefined) return;
  document.body.dataset["fullLoad"] = "";
  const text = document.documentElement.dataset["stopsLater"];
  if (text) void showToast({ severity: "warn", text, duration: null });
}
