import { exitCodes } from "./exit-codes.ts";

/** Signals that come together are one: a terminal sends Ctrl-C to a program and to what has started it, which hands it on. */
const togetherMs = 500;

/** Aborts at the first Ctrl-C or SIGTERM, and ends the program at once at the next. */
export function abortOnSignals(): AbortSignal {
  const controller = new AbortController();
  let isSecond = false;
  const onSignal = () => {
    if (isSecond) process.exit(exitCodes.interrupted);
    if (controller.signal.aborted) return;
    controller.abort();
    setTimeout(() => {
      isSecond = true;
    }, togetherMs).unref();
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, onSignal);
  return controller.signal;
}

/** Resolves when a server is asked to stop. */
export function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });
}
