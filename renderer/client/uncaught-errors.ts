import { showToast } from "./show-toast.ts";

/** Where scripts come from that are not ours (renderer/client/outside-script.ts): what they do wrong visitors are not told. */
export const outside: string[] = [];

/** What nobody caught gets one line in the console and one toast in the page's language (spec §8). */
export function startUncaughtErrors(): void {
  addEventListener("error", (event) => {
    const { error, message, filename, lineno, colno } = event;
    // A frame's layout that took two rounds; browsers report it as an error, and nothing is wrong.
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
  // The browser's own line would say the same without the page's address.
  event.preventDefault();
  if (isHarmless) return;
  console.error("uncaught error at", location.href, error);
  const place = error instanceof Error ? `${error.stack} ${file}` : file;
  if (outside.some((origin) => place.includes(origin))) return;
  // The text is in the page, because the browser has no translations.
  const text = document.querySelector<HTMLElement>("[data-uncaught-error]")?.dataset["uncaughtError"];
  if (text) void showToast({ severity: "error", text });
}
