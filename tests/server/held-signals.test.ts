import process from "node:process";
import { expect, test, vi } from "vitest";
import { holdSignals, onHeldSignal } from "#server/held-signals.mjs";

test.each(["SIGHUP", "SIGUSR2"] as const)(
  "%s does not end a portal that starts, and is taken up when it runs",
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
