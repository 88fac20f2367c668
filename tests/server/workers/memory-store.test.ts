import { expect, test } from "vitest";
import { createMemoryStore } from "#server/workers/memory-store.ts";

const startStore = () => createMemoryStore({ maxBytes: 1e6, now: () => 0 });

test("the first reader without a value gets the lock, until it is released", async () => {
  const store = startStore();
  const look = () => store.readOrLock("page", 1000, 1000);
  expect([await look(), await look()]).toEqual([
    { isStored: false, hasLock: true },
    { isStored: false, hasLock: false },
  ]);
  await store.release("page");
  expect(await look()).toEqual({ isStored: false, hasLock: true });
});

test("reading an existing value leaves its lock to the process that renders it again", async () => {
  const store = startStore();
  await store.write("page", Buffer.from("made"), { keepMs: 1000 });
  expect(await store.readOrLock("page", 1000, 1000)).toEqual({
    isStored: true,
    stored: { value: Buffer.from("made"), age: 0 },
  });
  expect(await store.lock("page", 1000)).toBe(true);
});

test("a stored value does not keep the message buffer it came in", async () => {
  const store = startStore();
  const message = new Uint8Array(100_000);
  await store.write("page", message.subarray(10, 20), { keepMs: 1000 });
  const found = await store.read("page", 1000);
  expect(found?.value.buffer).not.toBe(message.buffer);
});
