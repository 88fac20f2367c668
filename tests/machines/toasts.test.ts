import { expect, test } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { type NewToast, seenToasts, toastsMachine } from "#machines/toasts.ts";

const second = 1000;

test("starts empty", () => {
  const { texts, state } = start();
  expect(texts()).toEqual([]);
  expect(state()).toBe("empty");
});

test("a toast can be closed and disappears after 5 seconds", () => {
  const { show, toasts, texts, wait, state } = start();
  show("a");
  expect(toasts()).toEqual([
    { id: 1, severity: "info", text: "a", lang: "cs", closable: true, subject: null, remaining: 5 * second },
  ]);
  wait(5 * second - 1);
  expect(texts()).toEqual(["a"]);
  wait(1);
  expect(texts()).toEqual([]);
  expect(state()).toBe("empty");
});

test("a toast lasts as long as its duration", () => {
  const { show, texts, wait } = start();
  show("a", { duration: 100 });
  wait(99);
  expect(texts()).toEqual(["a"]);
  wait(1);
  expect(texts()).toEqual([]);
});

test("a toast without duration stays until it is closed", () => {
  const { actor, show, toasts, texts, wait } = start();
  show("a", { duration: null });
  wait(100 * 24 * 3600 * second);
  expect(toasts()).toMatchObject([{ text: "a", remaining: null }]);
  actor.send({ type: "closed", id: 1 });
  expect(texts()).toEqual([]);
});

test("a toast replaces one on the same subject, whatever their texts", () => {
  const { show, texts, wait } = start();
  show("other");
  show("out", { subject: "session", duration: null, severity: "warn" });
  show("back", { subject: "session" });
  expect(texts()).toEqual(["other", "back"]);
  wait(5 * second);
  expect(texts()).toEqual([]);
});

test("toasts keep the order in which they were shown, each with its own timer", () => {
  const { show, texts, wait } = start();
  show("a");
  wait(2 * second);
  show("b", { duration: 2 * second });
  show("c");
  expect(texts()).toEqual(["a", "b", "c"]);
  wait(2 * second);
  expect(texts()).toEqual(["a", "c"]);
  wait(second);
  expect(texts()).toEqual(["c"]);
  wait(2 * second);
  expect(texts()).toEqual([]);
});

test("closing one does not affect the others' timers", () => {
  const { actor, show, texts, wait } = start();
  show("a");
  wait(second);
  show("b");
  wait(second);
  actor.send({ type: "closed", id: 1 });
  expect(texts()).toEqual(["b"]);
  wait(4 * second - 1);
  expect(texts()).toEqual(["b"]);
  wait(1);
  expect(texts()).toEqual([]);
});

test("closing an unknown toast changes nothing", () => {
  const { actor, show, texts, wait } = start();
  actor.send({ type: "closed", id: 1 });
  show("a");
  actor.send({ type: "closed", id: 7 });
  expect(texts()).toEqual(["a"]);
  wait(5 * second);
  expect(texts()).toEqual([]);
});

test("three are visible at once; the next one's timer starts when it becomes visible", () => {
  const { show, texts, seen, wait } = start();
  for (const text of ["a", "b", "c", "d"]) show(text);
  expect(seen()).toEqual(["a", "b", "c"]);
  expect(texts()).toEqual(["a", "b", "c", "d"]);
  wait(5 * second);
  expect(seen()).toEqual(["d"]);
  wait(5 * second - 1);
  expect(seen()).toEqual(["d"]);
  wait(1);
  expect(seen()).toEqual([]);
});

test("closing a visible one makes room for the next", () => {
  const { actor, show, seen } = start();
  for (const text of ["a", "b", "c", "d"]) show(text);
  actor.send({ type: "closed", id: 2 });
  expect(seen()).toEqual(["a", "c", "d"]);
});

test("a toast that becomes visible because another is closed gets its full time", () => {
  const { actor, show, seen, wait } = start();
  for (const text of ["a", "b", "c", "d"]) show(text);
  wait(2 * second);
  actor.send({ type: "closed", id: 1 });
  wait(3 * second);
  expect(seen()).toEqual(["d"]);
  wait(2 * second - 1);
  expect(seen()).toEqual(["d"]);
  wait(1);
  expect(seen()).toEqual([]);
});

test("a repeated message is one toast whose timer restarts", () => {
  const { show, toasts, texts, wait } = start();
  show("a");
  show("b");
  wait(4 * second);
  show("a");
  expect(toasts().map(({ id, text }) => `${id} ${text}`)).toEqual(["1 a", "2 b"]);
  wait(4 * second);
  expect(texts()).toEqual(["a"]);
  wait(second);
  expect(texts()).toEqual([]);
});

test("the same text with another severity is another toast", () => {
  const { show, toasts } = start();
  show("a");
  show("a", { severity: "error" });
  expect(toasts().map(({ severity }) => severity)).toEqual(["info", "error"]);
});

test("hovering pauses the timers, which keep their remaining time", () => {
  const { actor, show, texts, wait, state } = start();
  show("a");
  wait(second);
  show("b");
  wait(second);
  actor.send({ type: "paused", by: "pointer" });
  expect(state()).toBe("held");
  wait(60 * second);
  expect(texts()).toEqual(["a", "b"]);
  actor.send({ type: "resumed", by: "pointer" });
  wait(3 * second - 1);
  expect(texts()).toEqual(["a", "b"]);
  wait(1);
  expect(texts()).toEqual(["b"]);
  wait(second);
  expect(texts()).toEqual([]);
});

test("pointer and focus must both leave", () => {
  const { actor, show, texts, wait, state } = start();
  show("a");
  actor.send({ type: "paused", by: "pointer" });
  actor.send({ type: "paused", by: "focus" });
  actor.send({ type: "paused", by: "focus" });
  actor.send({ type: "resumed", by: "pointer" });
  wait(60 * second);
  expect(state()).toBe("held");
  actor.send({ type: "resumed", by: "focus" });
  wait(5 * second);
  expect(texts()).toEqual([]);
});

test("a toast that arrives while paused gets its full time afterwards", () => {
  const { actor, show, texts, wait } = start();
  show("a");
  wait(second);
  actor.send({ type: "paused", by: "pointer" });
  show("a");
  show("b");
  wait(60 * second);
  actor.send({ type: "resumed", by: "pointer" });
  wait(5 * second - 1);
  expect(texts()).toEqual(["a", "b"]);
  wait(1);
  expect(texts()).toEqual([]);
});

test("closing the last one while paused does not pause later ones", () => {
  const { actor, show, texts, wait, state } = start();
  show("a");
  actor.send({ type: "paused", by: "focus" });
  actor.send({ type: "closed", id: 1 });
  expect(state()).toBe("empty");
  show("b");
  expect(state()).toBe("counting");
  wait(5 * second);
  expect(texts()).toEqual([]);
});

test("closing one of several while paused keeps the others paused", () => {
  const { actor, show, texts, wait } = start();
  show("a");
  show("b");
  actor.send({ type: "paused", by: "pointer" });
  actor.send({ type: "closed", id: 1 });
  wait(60 * second);
  expect(texts()).toEqual(["b"]);
});

test("pausing and resuming without a toast has no effect", () => {
  const { actor, show, state } = start();
  actor.send({ type: "paused", by: "pointer" });
  expect(state()).toBe("empty");
  show("a");
  actor.send({ type: "resumed", by: "pointer" });
  expect(state()).toBe("counting");
});

function start() {
  const clock = new SimulatedClock();
  const actor = createActor(toastsMachine, { clock, input: { now: () => clock.now() } }).start();
  const toasts = () => actor.getSnapshot().context.toasts;
  return {
    actor,
    toasts,
    texts: () => toasts().map(({ text }) => text),
    seen: () => seenToasts(toasts()).map(({ text }) => text),
    state: () => actor.getSnapshot().value,
    wait: (ms: number) => clock.increment(ms),
    show: (text: string, more: Partial<NewToast> = {}) =>
      actor.send({ type: "shown", toast: { severity: "info", text, lang: "cs", ...more } }),
  };
}
