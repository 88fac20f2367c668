import { createServer } from "node:net";
import { setTimeout } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { openValkeyStore } from "#server/store/valkey-store.ts";
import { patience } from "#tests/patience.ts";

/** Starts a server that answers every command about values with the same reply. */
async function start(reply: string) {
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.on("data", (bytes) => {
      for (const [, name = ""] of bytes.toString("latin1").matchAll(/\*\d+\r\n\$\d+\r\n([A-Z]+)\r\n/gi)) {
        const channel = "*3\r\n$9\r\nsubscribe\r\n$1\r\nx\r\n:1\r\n";
        const isSetup = /^(?:CLIENT|SELECT|PING)$/i.test(name);
        socket.write(/^SUBSCRIBE$/i.test(name) ? channel : isSetup ? "+OK\r\n" : reply);
      }
    });
  }).listen(0, "127.0.0.1");
  await vi.waitUntil(() => server.listening, patience);
  const address = server.address();
  const log = { debug() {}, info() {}, warn() {}, error() {} };
  const secrets = { all: ["a secret of at least thirty-two letters"] as const };
  const url = `redis://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  const store = await openValkeyStore({ url, secrets, log, budgetMs: 2000 });
  await vi.waitUntil(() => store.isConnected, { timeout: 5000 });
  onTestFinished(async () => {
    store.close();
    server.close();
    await setTimeout(0);
  });
  return store;
}

test.each([
  ["a number", ":5\r\n"],
  ["a text", "$5\r\nhello\r\n"],
  ["a list of numbers", "*2\r\n:1\r\n:2\r\n"],
  ["a list of a text and a list", "*2\r\n$1\r\na\r\n*1\r\n:1\r\n"],
])("a store that answers everything with %s looks like one without values", async (_, reply) => {
  expect(await (await start(reply)).read("x", 1000)).toBeNull();
  expect(await (await start(reply)).lock("x", 1000)).toBeNull();
  expect(await (await start(reply)).readOrLock("x", 1000, 1000)).toEqual({ isStored: false, hasLock: null });
  expect(await (await start(reply)).readTagged("x")).toEqual([]);
  expect(await (await start(reply)).shorten(["x"], 1000)).toBe(0);
});
