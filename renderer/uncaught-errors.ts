import { showToast } from "./show-toast.ts";

/** What nobody caught gets one line in the console and one toast in the page's language (spec §8). */
export function startUncaughtErrors(): void {
  addEventListener("error", (event) => {
    const { error, message, filename, lineno, colno } = event;
    // A frame's layout that took two rounds; browsers report it as an error, and nothing is wrong.
    const isNotice = message.startsWith("ResizeObserver loop");
    report(event, isNotice, error ?? `${message} (${filename}:${lineno}:${colno})`);
  });
  addEventListener("unhandledrejection", (event) => {
    const { reason } = event;
    const isAborted = reason instanceof DOMException && reason.name === "AbortError";
    report(event, isAborted, reason);
  });
}

function report(event: Event, isHarmless: boolean, error: unknown): void {
  // The browser's own line would say the same without the page's address.
  event.preventDefault();
  if (isHarmless) return;
  console.error("uncaught error at", location.href, error);
  // The text is in the page, because the browser has no translations.
  const text = document.querySelector<HTMLElement>("[data-uncaught-error]")?.dataset["uncaughtError"];
  if (text) void showToast({ severity: "error", text });
}
