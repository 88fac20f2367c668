import { expect, test } from "vitest";
import { createActor, fromCallback, fromPromise } from "xstate";
import { type FeedbackEvent, feedbackMachine } from "#machines/feedback.ts";

test("nothing is searched for or loaded before the page has finished loading", () => {
  const { state, watched, scripts } = start();
  expect(state()).toBe("unfinished");
  expect([watched, scripts]).toEqual([[], []]);
});

test("a page without a feedback element loads nothing", () => {
  const { finish, state, scripts } = start();
  finish();
  expect(state()).toEqual({ finished: "waiting" });
  expect(scripts).toEqual([]);
});

test("the script is loaded for the first element, and only once", async () => {
  const { finish, find, state, scripts } = start();
  finish();
  find();
  expect(state()).toEqual({ finished: "loading" });
  find();
  expect(scripts).toHaveLength(1);
  await scripts[0]?.end();
  expect(state()).toEqual({ finished: "ready" });
  find();
  expect(state()).toEqual({ finished: "ready" });
  expect(scripts).toHaveLength(1);
});

test("a failing script leaves the page unchanged", async () => {
  const { finish, find, state, scripts } = start();
  finish();
  find();
  await scripts[0]?.end(new Error("404"));
  expect(state()).toEqual({ finished: "failed" });
  find();
  expect(state()).toEqual({ finished: "failed" });
  expect(scripts).toHaveLength(1);
});

test("a hanging script is awaited, and the next page does not depend on it", async () => {
  const { finish, find, state, scripts } = start();
  finish();
  find();
  finish();
  await scripts[0]?.end();
  expect(state()).toEqual({ finished: "waiting" });
});

test.each(["waiting", "loading", "ready", "failed"])("the next page begins anew after one that is %s", async (end) => {
  const { finish, find, state, scripts, watched } = start();
  finish("first");
  if (end !== "waiting") find();
  if (end === "ready") await scripts[0]?.end();
  if (end === "failed") await scripts[0]?.end(new Error("404"));
  expect(state()).toEqual({ finished: end });
  finish("second");
  expect(state()).toEqual({ finished: "waiting" });
  expect(watched).toEqual([
    { token: "first", isOver: true },
    { token: "second", isOver: false },
  ]);
});

test("elements of a page get the key of its own address", () => {
  const { finish, watched } = start();
  for (const key of ["first", null, "a".repeat(128), "a".repeat(129), "", "a b", "<x>", "ž", "a\n"]) finish(key);
  const tokens = watched.map(({ token }) => token);
  expect(tokens).toEqual(["first", null, "a".repeat(128), null, null, null, null, null, null]);
});

test("without any binding it fails silently", async () => {
  const actor = createActor(feedbackMachine).start();
  actor.send({ type: "pageFinished", key: null });
  actor.send({ type: "found" });
  await new Promise((resolve) => setTimeout(resolve));
  expect(actor.getSnapshot().value).toEqual({ finished: "failed" });
});

function start() {
  const watched: { token: string | null; isOver: boolean }[] = [];
  const scripts: { end: (error?: Error) => Promise<void> }[] = [];
  let find = () => {};
  const machine = feedbackMachine.provide({
    actors: {
      elements: fromCallback<FeedbackEvent, { token: string | null }>(({ sendBack, input: { token } }) => {
        const own = { token, isOver: false };
        watched.push(own);
        find = () => sendBack({ type: "found" });
        return () => {
          own.isOver = true;
        };
      }),
      script: fromPromise(() => {
        const { promise, resolve, reject } = Promise.withResolvers<void>();
        const settled = () => new Promise<void>((done) => setTimeout(done));
        scripts.push({
          end: (error) => {
            if (error) reject(error);
            else resolve();
            return settled();
          },
        });
        return promise;
      }),
    },
  });
  const actor = createActor(machine).start();
  return {
    watched,
    scripts,
    state: () => actor.getSnapshot().value,
    find: () => find(),
    finish: (key: string | null = null) => actor.send({ type: "pageFinished", key }),
  };
}
