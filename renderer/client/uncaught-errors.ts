import { showToast } from "./show-toast.ts";

/** Origins of external scripts (renderer/client/outside-script.ts); their errors show no toast. */
export const externalOrigins: string[] = [];

/** Reports uncaught errors by one line in the console and one toast in the page's language (spec §8). */
export function startUncaughtErrors(): void {
  addEventListener("error", (event) => {
    const { error, message, filename, lineno, colno } = event;
    // Browsers report a layout in two passes as an error; nothing is wrong.
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
  // The browser's own message would lack the page's address.
  event.preventDefault();
  if (isHarmless) return;
  console.error("uncaught error at", location.href, error);
  const place = error instanceof Error ? `${error.stack} ${file}` : file;
  if (externalOrigins.some((origin) => place.includes(origin))) return;
  // The text is in the document, because the browser has no translations.
  const text = document.querySelector<HTMLElement>("[data-uncaught-error]")?.dataset["uncaughtError"];
  if (text) void showToast({ severity: "error", text });
}
