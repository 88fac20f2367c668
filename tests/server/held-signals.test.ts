import process from "node:process";
import { expect, test, vi } from "vitest";
import { holdSignals, onHeldSignal } from "#server/held-signals.mjs";

test.each(["SIGHUP", "SIGUSR2"] as const)(
  "%s during start does not end the portal, and is handled once it runs",
  (signal) => {
    const others = process.listeners(signal);
    holdSignals();
    process.emit(signal, signal);
    const listener = vi.fn();
    onHeldSignal(signal, listener);
    expect(listener).toHaveBeenCalledOnce();
    process.emit(signal, signal);
    expect(listener).toHaveBeenCalledTimes(2);
    process.off(signal, listener);
    for (const each of process.listeners(signal)) if (!others.includes(each)) process.off(signal, each);
  },
);
