import { showToast } from "#renderer/client/show-toast.ts";

const subject = "session";

/** Tells the visitor, until it is over, that the session cannot be confirmed and nothing is lost. */
export function warnOfOutage(): void {
  const text = textOf("unconfirmed");
  if (text) void showToast({ severity: "warn", text, subject, duration: null });
}

export function tellOutageIsOver(): void {
  const text = textOf("confirmed");
  if (text) void showToast({ severity: "success", text, subject });
}

/** The text of the page in its language: the browser has no translations. */
function textOf(name: "unconfirmed" | "confirmed"): string | undefined {
  return document.querySelector<HTMLElement>("[data-unconfirmed]")?.dataset[name];
}
