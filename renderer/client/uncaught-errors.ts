import { showToast } from "./show-toast.ts";

/** Origins of external scripts (renderer/client/third-party-script.ts); their errors show no toast. */
export const externalOrigins: string[] = [];

/** Reports each uncaught error once in the console and once as a toast in the page's language (spec §8). */
export function startUncaughtErrors(): void {
  addEventListener("error", (event) => {
    const { error, message, filename, lineno, colno } = event;
    // Not a real error: browsers report it when layout needs a second pass.
    const isNotice = message.startsWith("ResizeObserver loop");
    report(event, isNotice, error ?? `${message} (${filename}:${lineno}:${colno})`, filename);
  });
  addEventListener("unhandledrejection", (event) => {
    const { reason } = event;
    const isAborted = reason instanceof DOMException && reason.name === "AbortError";
    report(event, isAborted, reason);
  });
}

function report(event: Event, isHarmless: boolean, error: unknown, file = ""): void {
  // Replaces the browser's own message, which lacks the page's address.
  event.preventDefault();
  if (isHarmless) return;
  console.error("uncaught error at", location.href, error);
  const place = error instanceof Error ? `${error.stack} ${file}` : file;
  if (externalOrigins.some((origin) => place.includes(origin))) return;
  // The text is in the document, because client scripts contain no translations.
  const text = document.querySelector<HTMLElement>("[data-uncaught-error]")?.dataset["uncaughtError"];
  if (text) void showToast({ severity: "error", text });
}
