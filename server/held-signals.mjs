import process from "node:process";

/**
 * Signals that a running portal handles, but that would end one that is still starting. At a terminal SIGHUP is not
 * held: it means that the terminal was closed.
 */
const held = process.stdout.isTTY ? ["SIGUSR2"] : ["SIGHUP", "SIGUSR2"];
const pending = new Set();

/** @param {string} signal */
const hold = (signal) => pending.add(signal);

/** Holds signals that arrive during startup until a listener is registered for them. */
export function holdSignals() {
  for (const signal of held) process.on(signal, hold);
}

/**
 * Registers a listener for a signal and calls it at once if the signal arrived during startup.
 * @param {"SIGHUP" | "SIGUSR2"} signal
 * @param {() => void} listener
 */
export function onHeldSignal(signal, listener) {
  process.on(signal, listener);
  process.off(signal, hold);
  if (pending.delete(signal)) listener();
}
