import { exitCodes } from "./exit-codes.ts";

/** Signals within this time count as one: a terminal sends Ctrl-C to a program and its parent, which forwards it. */
const togetherMs = 500;

/** Aborts on the first Ctrl-C or SIGTERM, and exits at once on the next. */
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

/** Resolves when the signal is aborted. */
export function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });
}
