import { expect, test, vi } from "vitest";
import { createActor, fromCallback } from "xstate";
import { type ColorModeEvent, colorModeMachine, shownMode } from "#machines/color-mode.ts";

test.each([
  ["system", "light", "light"],
  ["system", "dark", "dark"],
  ["light", "dark", "light"],
  ["dark", "light", "dark"],
] as const)("who prefers %s sees on a %s system the mode %s", (preference, system, expected) => {
  expect(start({ preference, system }).shown()).toBe(expected);
});

test("a choice is applied and stored", () => {
  const { actor, shown, store, apply } = start();
  actor.send({ type: "chosen", mode: "dark" });
  expect(shown()).toBe("dark");
  expect(store).toHaveBeenCalledExactlyOnceWith("dark");
  expect(apply).toHaveBeenCalledExactlyOnceWith("dark");
});

test("choosing the system again follows it again", () => {
  const { actor, shown, store } = start({ preference: "dark" });
  actor.send({ type: "chosen", mode: "system" });
  expect(shown()).toBe("light");
  expect(store).toHaveBeenCalledExactlyOnceWith("system");
});

test("a change of the system is followed when nothing was chosen", () => {
  const { actor, shown, store, apply } = start();
  actor.send({ type: "systemChanged", mode: "dark" });
  expect(shown()).toBe("dark");
  expect(apply).toHaveBeenCalledExactlyOnceWith("dark");
  expect(store).not.toHaveBeenCalled();
});

test("a change of the system does not affect a choice, but is remembered until the choice is dropped", () => {
  const { actor, shown } = start({ preference: "light" });
  actor.send({ type: "systemChanged", mode: "dark" });
  expect(shown()).toBe("light");
  actor.send({ type: "chosen", mode: "system" });
  expect(shown()).toBe("dark");
});

test("a choice from another tab is applied and not stored again", () => {
  const { actor, shown, store, apply } = start();
  actor.send({ type: "storageChanged", mode: "dark" });
  expect(shown()).toBe("dark");
  expect(apply).toHaveBeenCalledExactlyOnceWith("dark");
  expect(store).not.toHaveBeenCalled();
});

test.each(["light", "dark"] as const)("a page that forces %s is shown so, whatever else happens", (mode) => {
  const other = mode === "light" ? "dark" : "light";
  const { actor, shown } = start({ preference: other, system: other });
  const events: ColorModeEvent[] = [
    { type: "pageForced", mode },
    { type: "systemChanged", mode: other },
    { type: "storageChanged", mode: other },
    { type: "chosen", mode: other },
  ];
  for (const event of events) {
    actor.send(event);
    expect(shown(), event.type).toBe(mode);
  }
});

test("after a page that forces a mode, the visitor's own choice returns, including changes made meanwhile", () => {
  const { actor, shown, apply } = start({ preference: "light" });
  actor.send({ type: "pageForced", mode: "dark" });
  actor.send({ type: "pageForced", mode: null });
  expect(shown()).toBe("light");
  actor.send({ type: "pageForced", mode: "light" });
  actor.send({ type: "storageChanged", mode: "dark" });
  actor.send({ type: "pageForced", mode: null });
  expect(shown()).toBe("dark");
  expect(apply).toHaveBeenLastCalledWith("dark");
});

test("forcing the system's mode is ignored with a warning and ends the previous page's forced mode", () => {
  const { actor, shown, warn, apply } = start({ preference: "light" });
  actor.send({ type: "pageForced", mode: "dark" });
  expect(warn).not.toHaveBeenCalled();
  actor.send({ type: "pageForced", mode: "system" });
  expect(warn).toHaveBeenCalledOnce();
  expect(shown()).toBe("light");
  expect(apply).toHaveBeenLastCalledWith("light");
});

test("follows its environment until it is stopped", () => {
  const { actor, shown, tell, isListening } = start();
  expect(isListening()).toBe(true);
  tell({ type: "systemChanged", mode: "dark" });
  expect(shown()).toBe("dark");
  actor.stop();
  expect(isListening()).toBe(false);
});

test("works without any binding", () => {
  const actor = createActor(colorModeMachine, { input: { preference: "system", system: "light" } }).start();
  actor.send({ type: "chosen", mode: "dark" });
  actor.send({ type: "pageForced", mode: "system" });
  expect(shownMode(actor.getSnapshot().context)).toBe("dark");
});

function start(input: Partial<Parameters<typeof toInput>[0]> = {}) {
  const [store, apply, warn] = [vi.fn(), vi.fn(), vi.fn()];
  let tell: (event: ColorModeEvent) => void = () => {};
  let listening = false;
  const machine = colorModeMachine.provide({
    actors: {
      environment: fromCallback<ColorModeEvent>(({ sendBack }) => {
        listening = true;
        tell = sendBack;
        return () => {
          listening = false;
        };
      }),
    },
    actions: {
      store: (_, { mode }) => store(mode),
      apply: ({ context }) => apply(shownMode(context)),
      warn,
    },
  });
  const actor = createActor(machine, { input: toInput(input) }).start();
  return {
    actor,
    store,
    apply,
    warn,
    tell: (event: ColorModeEvent) => tell(event),
    isListening: () => listening,
    shown: () => shownMode(actor.getSnapshot().context),
  };
}

function toInput(input: { preference?: "system" | "light" | "dark"; system?: "light" | "dark" }) {
  return { preference: "system", system: "light", ...input } as const;
}
