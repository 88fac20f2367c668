// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from "vitest";
import { createActor, type EventObject, setup } from "xstate";
import { readActivity, storeActivity, watchActivity } from "#renderer/client/session/activity.ts";

const began = 1_795_000_000_000;

test.each(["mousemove", "keydown", "click"])("%s is activity, told once a second at most", (kind) => {
  const { said, wait } = start();
  for (let count = 0; count < 25; count++) {
    document.body.dispatchEvent(new Event(kind, { bubbles: true }));
    wait(100);
  }
  expect(said()).toEqual([{ type: "active" }, { type: "active" }, { type: "active" }]);
});

test("a clock that is set back does not block activity", () => {
  const { said, wait } = start();
  document.body.click();
  wait(-3_600_000);
  document.body.click();
  expect(said()).toHaveLength(2);
});

test("while the dialog is open, only the visitor's answer counts as activity", () => {
  const { said } = start({ isAsked: true });
  document.body.click();
  expect(said()).toEqual([]);
});

test("activity stored by another tab is reported, other stored values are not", () => {
  const { said } = start();
  localStorage.setItem("lastActivity", String(began));
  dispatchEvent(new StorageEvent("storage", { key: "other" }));
  expect(said()).toEqual([]);
  dispatchEvent(new StorageEvent("storage", { key: "lastActivity" }));
  expect(said()).toEqual([{ type: "stored", at: began }]);
});

test.each(["pageshow", "focus"])("at %s the storage is read before the time is checked", (kind) => {
  const { said } = start();
  localStorage.setItem("lastActivity", String(began));
  dispatchEvent(new Event(kind));
  expect(said()).toEqual([{ type: "stored", at: began }, { type: "checked" }]);
});

test("a hidden page triggers no check", () => {
  const { said } = start();
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  onTestFinished(() => hidden.mockRestore());
  document.dispatchEvent(new Event("visibilitychange"));
  expect(said()).toEqual([]);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(said().map(({ type }) => type)).toEqual(["stored", "checked"]);
});

test("nothing is reported after the actor has stopped", () => {
  const { said, stop } = start();
  stop();
  document.body.click();
  dispatchEvent(new Event("focus"));
  expect(said()).toEqual([]);
});

test.each(["", " ", "NaN", "yesterday", "-5", "0", "Infinity", "1e400", "99999999999999", `${began}x`])(
  "%j is no time of activity",
  (text) => {
    localStorage.setItem("lastActivity.session", "session-1");
    localStorage.setItem("lastActivity", text);
    onTestFinished(() => localStorage.clear());
    expect(readActivity("session-1", began)).toBeNaN();
  },
);

test("activity counts only for its own session", () => {
  onTestFinished(() => localStorage.clear());
  storeActivity(began, "session-1");
  expect(readActivity("session-1", began)).toBe(began);
  expect(readActivity("session-2", began)).toBeNaN();
  storeActivity(began + 1, "session-2");
  expect(readActivity("session-1", began + 1)).toBeNaN();
});

function start({ isAsked = false } = {}) {
  let time = began;
  const said: EventObject[] = [];
  const watch = watchActivity({ now: () => time, isDialogOpen: () => isAsked });
  const machine = setup({ actors: { watch } }).createMachine({
    invoke: { src: "watch" },
    on: { "*": { actions: ({ event }) => void said.push(event) } },
  });
  const actor = createActor(machine).start();
  localStorage.clear();
  onTestFinished(() => {
    actor.stop();
    localStorage.clear();
  });
  return {
    said: () => said,
    stop: () => actor.stop(),
    wait: (ms: number) => {
      time += ms;
    },
  };
}
