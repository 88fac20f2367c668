import process from "node:process";

/** Signals for a portal that runs, which would end one that is still starting. A terminal that is closed ends both. */
const held = process.stdout.isTTY ? ["SIGUSR2"] : ["SIGHUP", "SIGUSR2"];
const early = new Set();

/** @param {string} signal */
const hold = (signal) => early.add(signal);

/** Keeps the signals that come while the portal starts, until it listens to them. */
export function holdSignals() {
  for (const signal of held) process.on(signal, hold);
}

/**
 * Listens to a signal; one that came before is answered at once.
 * @param {"SIGHUP" | "SIGUSR2"} signal
 * @param {() => void} listener
 */
export function onHeldSignal(signal, listener) {
  process.on(signal, listener);
  process.off(signal, hold);
  if (early.delete(signal)) listener();
}
