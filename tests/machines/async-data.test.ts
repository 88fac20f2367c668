import { expect, test } from "vitest";
import { createActor } from "xstate";
import { asyncDataMachine } from "#machines/async-data.ts";

test("requests nothing on its own", () => {
  const { status, asked, context } = start();
  expect(status()).toBe("idle");
  expect(asked).toEqual([]);
  expect(context()).toEqual({ data: null, error: null });
});

test("is pending until the answer arrives, then holds it", async () => {
  const { actor, status, asked, context } = start();
  actor.send({ type: "requested", request: "a" });
  expect(status()).toBe("pending");
  await asked[0]?.answer("A");
  expect(status()).toBe("success");
  expect(context()).toEqual({ data: "A", error: null });
});

test("a failure is an error until the next request", async () => {
  const { actor, status, asked, context } = start();
  const failure = new Error("down");
  actor.send({ type: "requested", request: "a" });
  await asked[0]?.fail(failure);
  expect(status()).toBe("error");
  expect(context().error).toBe(failure);
  actor.send({ type: "requested", request: "a" });
  expect(status()).toBe("pending");
  expect(context().error).toBeNull();
  expect(asked.map(({ request }) => request)).toEqual(["a", "a"]);
  await asked[1]?.answer("A");
  expect(status()).toBe("success");
});

test("a new request cancels the previous one and drops its late answer", async () => {
  const { actor, status, asked, context } = start();
  actor.send({ type: "requested", request: "a" });
  actor.send({ type: "requested", request: "b" });
  expect(asked.map(({ request, signal }) => [request, signal.aborted])).toEqual([
    ["a", true],
    ["b", false],
  ]);
  await asked[0]?.answer("A");
  expect(status()).toBe("pending");
  await asked[1]?.answer("B");
  expect(context()).toEqual({ data: "B", error: null });
});

test("a late failure of an earlier request is dropped as well", async () => {
  const { actor, status, asked } = start();
  actor.send({ type: "requested", request: "a" });
  actor.send({ type: "requested", request: "b" });
  await asked[1]?.answer("B");
  await asked[0]?.fail(new Error("late"));
  expect(status()).toBe("success");
});

test("the last data are kept while the next are pending, and when they fail", async () => {
  const { actor, asked, context, status } = start();
  actor.send({ type: "requested", request: "a" });
  await asked[0]?.answer("A");
  actor.send({ type: "requested", request: "b" });
  expect(context().data).toBe("A");
  await asked[1]?.fail(new Error("down"));
  expect(status()).toBe("error");
  expect(context().data).toBe("A");
});

function start() {
  const asked: {
    request: string;
    signal: AbortSignal;
    answer: (data: string) => Promise<void>;
    fail: (error: Error) => Promise<void>;
  }[] = [];
  const machine = asyncDataMachine<string, string>((request, signal) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const settled = () => new Promise<void>((done) => setTimeout(done));
    asked.push({
      request,
      signal,
      answer: (data) => {
        resolve(data);
        return settled();
      },
      fail: (error) => {
        reject(error);
        return settled();
      },
    });
    return promise;
  });
  const actor = createActor(machine).start();
  return { actor, asked, status: () => actor.getSnapshot().value, context: () => actor.getSnapshot().context };
}
