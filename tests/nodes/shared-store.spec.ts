import { createServer } from "node:net";
import { setTimeout } from "node:timers/promises";
import { createClient } from "@redis/client";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { freePort } from "#harness/cluster/free-port.ts";
import { startRedis } from "#harness/cluster/redis-server.ts";
import type { Secrets } from "#server/config/secrets.ts";
import { createLog } from "#server/http/log.ts";
import { openValkeyStore } from "#server/store/valkey-store.ts";

const secret = "0123456789abcdef0123456789abcdef";
const keepMs = 60_000;
const value = Buffer.from("příjem");

async function redis(options: readonly string[] = []) {
  const server = await startRedis(options);
  onTestFinished(server.stop);
  const client = await createClient({ url: server.url, socket: { reconnectStrategy: 50 } })
    .on("error", () => {})
    .connect();
  onTestFinished(() => client.destroy());
  return { server, client };
}

async function node(url: string, own = secret, ...others: string[]) {
  const secrets: Secrets = { all: [own, ...others] };
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => lines.push(JSON.parse(line).msg) });
  const store = await openValkeyStore({ url, secrets, log });
  onTestFinished(() => store.close());
  const received: string[] = [];
  store.onMessage(z.object({ text: z.string() }), ({ text }) => received.push(text));
  const read = async (key = "a") => (await store.read(key, keepMs))?.value.toString() ?? null;
  return {
    store,
    secrets,
    lines,
    received,
    read,
    write: (key = "a") => store.write(key, value, { keepMs, tags: ["t"] }),
  };
}

/** Milliseconds that work takes. */
async function timeOf(work: () => unknown): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

test("a value written by one node is read by another, with its age", async () => {
  const { server } = await redis();
  const [one, two] = [await node(server.url), await node(server.url)];
  expect(await two.read()).toBeNull();
  await one.write();
  expect(await two.store.read("a", keepMs)).toEqual({ value, age: expect.toSatisfy((age: number) => age < 5000) });
  expect(await two.store.shorten(["t", "unknown"], 20_000)).toBe(1);
  expect((await one.store.read("a", keepMs))?.age).toBeGreaterThanOrEqual(40_000);
  expect(await one.store.shorten(["t"], 30_000)).toBe(0);
  expect([one.lines, two.lines]).toEqual([[], []]);
});

test("a message reaches the other nodes, but no other portal and not its sender", async () => {
  const { server } = await redis();
  const [one, two, other] = [
    await node(server.url),
    await node(server.url),
    await node(server.url, secret.toUpperCase()),
  ];
  expect(await one.store.publish({ text: "hello" })).toBe(1);
  await expect.poll(() => two.received).toEqual(["hello"]);
  expect([one.received, other.received]).toEqual([[], []]);
});

test("while nodes rotate their secret one after another, they share values and messages", async () => {
  const { server } = await redis();
  const next = "n".repeat(32);
  const [ahead, behind] = [await node(server.url, next, secret), await node(server.url, secret, next)];
  await behind.write("a");
  await ahead.write("b");
  // On a busy machine a single read may take longer than 50 ms.
  await expect.poll(() => Promise.all([ahead.read("a"), behind.read("b")])).toEqual(["příjem", "příjem"]);
  expect([await ahead.store.shorten(["t"], 30_000), await behind.store.publish({ text: "1" })]).toEqual([2, 1]);
  await ahead.store.publish({ text: "2" });
  await expect
    .poll(() => [ahead.received, behind.received].map((each) => each.includes("1") || each.includes("2")))
    .toEqual([true, true]);
  const last = await node(server.url);
  last.secrets.all = [next];
  await last.store.followSecrets();
  await expect.poll(() => last.read("b")).toBe("příjem");
  expect(await ahead.store.publish({ text: "3" })).toBe(2);
  await expect.poll(() => last.received).toEqual(["3"]);
});

test("one node at a time holds a lock", async () => {
  const { server } = await redis();
  const [one, two] = [await node(server.url), await node(server.url)];
  expect(await Promise.all([one.store.lock("l", 5000), two.store.lock("l", 5000)])).toEqual([true, false]);
  await one.store.release("l");
  expect(await two.store.lock("l", 5000)).toBe(true);
});

test("the store contains nothing readable, and changed, moved or foreign entries are ignored", async () => {
  const { server, client } = await redis();
  const { store, read, write, lines } = await node(server.url);
  await write();
  const [key = ""] = await client.keys("*:a");
  const binary = client.withTypeMapping({ 36: Buffer });
  const sealed = Buffer.from((await binary.get(key)) ?? "");
  expect(sealed.includes(value)).toBe(false);
  const flipped = Buffer.from(sealed.map((byte, index) => (index === sealed.length - 1 ? byte ^ 1 : byte)));
  for (const wrong of [flipped, sealed.subarray(0, -3), Buffer.alloc(0), Buffer.alloc(100_000, 7)]) {
    await binary.set(key, wrong, { expiration: { type: "PX", value: keepMs } });
    expect(await read()).toBeNull();
  }
  await binary.set(key.replace(/a$/, "b"), sealed, { expiration: { type: "PX", value: keepMs } });
  expect(await read("b")).toBeNull();
  await client.del(key);
  await client.lPush(key, "a list");
  expect(await read()).toBeNull();
  expect(lines).toEqual(["shared store cannot be read; continuing without it"]);
  await store.publish({ other: 1 });
  await client.publish(key.replace(/a$/, "messages"), "garbage");
});

test("a node starts without its store, logs it once, and uses the store once it is available", async () => {
  const { server } = await redis();
  await server.kill();
  let one: Awaited<ReturnType<typeof node>> | undefined;
  expect(await timeOf(async () => (one = await node(server.url)))).toBeLessThan(1500);
  if (!one) throw new Error("there is no node");
  expect([await one.read(), await one.store.lock("l", 1000), one.store.isConnected]).toEqual([null, null, false]);
  await server.restart();
  await expect.poll(() => one?.write()).toBe(true);
  await expect.poll(() => one?.read()).toBe("příjem");
  expect(one.store.isConnected).toBe(true);
  expect(one.lines.toSorted()).toEqual([
    "shared store can be read again",
    "shared store can be written again",
    "shared store cannot be read; continuing without it",
    "shared store cannot be written; continuing without it",
  ]);
});

test("a killed and restarted store loses only its values, and nodes reconnect", async () => {
  const { server } = await redis();
  const [one, two] = [await node(server.url), await node(server.url)];
  let returns = 0;
  two.store.onRecovery(() => (returns += 1));
  for (let time = 1; time <= 3; time += 1) {
    await one.write();
    await server.kill();
    const took = await timeOf(async () => {
      for (let each = 0; each < 20; each += 1) expect(await two.read()).toBeNull();
    });
    expect(took).toBeLessThan(500);
    await server.restart();
    await expect.poll(() => one.store.isConnected && returns === time).toBe(true);
    await expect.poll(() => one.store.publish({ text: `after ${time}` })).toBe(1);
    await expect.poll(() => two.received.at(-1)).toBe(`after ${time}`);
  }
  expect(two.lines.filter((line) => line.includes("cannot"))).toHaveLength(6);
});

test("a hanging store delays visitors once by 50 ms, because the node checks in the background whether it responds again", async () => {
  const { server } = await redis();
  const { read, write, lines } = await node(server.url);
  await write();
  server.pause();
  const took = await timeOf(async () => {
    for (let each = 0; each < 100; each += 1) await read();
  });
  expect(took).toBeLessThan(400);
  for (let each = 0; each < 3; each += 1) {
    await setTimeout(400);
    expect(await timeOf(() => read())).toBeLessThan(40);
  }
  server.resume();
  await expect.poll(() => read()).toBe("příjem");
  expect(lines).toEqual(["shared store cannot be read; continuing without it", "shared store can be read again"]);
});

test.each([
  ["is full", ["CONFIG", "SET", "maxmemory", "1"], ["CONFIG", "SET", "maxmemory", "0"]],
  ["is read-only", ["REPLICAOF", "127.0.0.1", "1"], ["REPLICAOF", "NO", "ONE"]],
])("a store that %s can still be read", async (_, begin, end) => {
  const { server, client } = await redis(["--maxmemory-policy", "noeviction", "--replica-serve-stale-data", "yes"]);
  const { read, write, store, lines } = await node(server.url);
  await write();
  await client.sendCommand(begin);
  await write("b");
  expect([await read(), await store.lock("l", 1000)]).toEqual(["příjem", null]);
  expect(lines).toEqual(["shared store cannot be written; continuing without it"]);
  await client.sendCommand(end);
  await expect.poll(() => store.lock("l", 1000)).toBe(true);
  await client.flushAll();
  expect(await read()).toBeNull();
});

test("another service at the store's address is treated as no store", async () => {
  const port = await freePort();
  const server = createServer((socket) => socket.on("error", () => {}).write("HTTP/1.1 200 OK\r\n\r\n")).listen(
    port,
    "127.0.0.1",
  );
  onTestFinished(() => void server.close());
  const { read, lines } = await node(`redis://127.0.0.1:${port}`);
  expect(await read()).toBeNull();
  expect(lines.toSorted().slice(0, 2)).toEqual([
    "shared store cannot be read; continuing without it",
    "shared store cannot be written; continuing without it",
  ]);
});
