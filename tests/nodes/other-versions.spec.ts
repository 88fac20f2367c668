import { randomUUID } from "node:crypto";
import { createServer, connect as open } from "node:net";
import { createClient } from "@redis/client";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "#harness/cluster/free-port.ts";
import { startRedis } from "#harness/cluster/redis-server.ts";
import { createSharedRotation } from "#server/auth/shared-rotation.ts";
import { createLog } from "#server/http/log.ts";
import { createStoreEncryption } from "#server/store/store-encryption.ts";
import { openValkeyStore } from "#server/store/valkey-store.ts";
import { secret, startCms, startNode } from "./rendering-node.ts";

const news = { id: "610009", path: "/aktuality/letni-brigady" };
const renamed = (record: Record<string, unknown>) => ({ ...record, name: "Brigády po změně" });

/** Parses a client's bytes into commands with their arguments. */
function createCommandReader() {
  let rest = Buffer.alloc(0);
  return (chunk: Buffer): Buffer[][] => {
    rest = Buffer.concat([rest, chunk]);
    const commands: Buffer[][] = [];
    for (;;) {
      let at = 0;
      const line = (): number => {
        const end = rest.indexOf("\r\n", at);
        const number = end < 0 ? Number.NaN : Number(rest.subarray(at + 1, end));
        at = end + 2;
        return number;
      };
      const given: Buffer[] = [];
      const count = line();
      while (given.length < count) {
        const length = line();
        if (!(at + length + 2 <= rest.length)) break;
        given.push(rest.subarray(at, at + length));
        at += length + 2;
      }
      if (given.length !== count) return commands;
      rest = rest.subarray(at);
      commands.push(given);
    }
  };
}

/** True for commands added in Redis 6.2 or later; names are upper case. */
function isNewerThan6([name = "", ...given]: readonly string[]): boolean {
  return (
    ["GETEX", "GETDEL", "LMPOP", "EXPIRETIME"].includes(name) ||
    (["EXPIRE", "PEXPIRE"].includes(name) && given.length > 2) ||
    (name === "SET" && given.some((word) => ["GET", "PXAT"].includes(word))) ||
    (name === "CLIENT" && given[0] === "SETINFO")
  );
}

/** A redis-server that receives some commands under unknown names, so that it responds like an older version. */
async function startOldRedis(isNewer: (command: readonly string[]) => boolean) {
  const server = await startRedis();
  onTestFinished(server.stop);
  const refused: string[] = [];
  const proxy = createServer((client) => {
    const upstream = open(server.port, "127.0.0.1");
    const read = createCommandReader();
    client.on("data", (chunk) => {
      for (const given of read(chunk)) {
        const words = given.map((word) => word.toString().toUpperCase());
        const isRefused = isNewer(words);
        if (isRefused) refused.push(words.slice(0, 2).join(" "));
        const sent = isRefused ? [Buffer.from("NOTKNOWN")] : given;
        const parts = sent.flatMap((word) => [`$${word.length}\r\n`, word, "\r\n"]);
        upstream.write(Buffer.concat([`*${sent.length}\r\n`, ...parts].map((part) => Buffer.from(part))));
      }
    });
    upstream.pipe(client);
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const)
      one.on("error", () => {}).on("close", () => other.destroy());
  }).listen(await freePort(), "127.0.0.1");
  onTestFinished(() => void proxy.close());
  await new Promise((resolve) => proxy.once("listening", resolve));
  const address = proxy.address();
  return { url: `redis://127.0.0.1:${typeof address === "object" ? address?.port : 0}`, refused };
}

test("an older version of the store supports everything that nodes need", async () => {
  const server = await startOldRedis(isNewerThan6);
  const source = await startCms();
  const [one, two] = [await startNode(source, server.url), await startNode(source, server.url)];
  const title = async (node: typeof one) => /<h1[^>]*>(?:<[^>]*>)*([^<]*)/.exec((await node.page(news.path)).text)?.[1];
  for (const node of [one, two]) await title(node);
  source.edit(news.id, renamed);
  const notify = () => one.notify({ ids: [news.id, randomUUID()] });
  // On a busy machine the store may be slow for a moment.
  await expect.poll(notify, { interval: 500, timeout: 10_000 }).toMatchObject({ status: 200, otherNodes: 1 });
  await expect.poll(() => two.lines).toContain("change received from another node");
  for (const node of [two, one, await startNode(source, server.url)])
    expect(await title(node)).toBe("Brigády po změně");
  // The client tries to introduce itself, and works without.
  expect([...new Set(server.refused)]).toEqual(["CLIENT SETINFO"]);
});

test("a store that is too old is logged once, and nodes work without it", async () => {
  const server = await startOldRedis(([name]) => name === "HELLO");
  const one = await startNode(await startCms(), server.url);
  await expect.poll(() => server.refused.length, { timeout: 10_000 }).toBeGreaterThan(3);
  expect((await one.page(news.path)).status).toBe(200);
  expect(await one.notify({ ids: [news.id] })).toMatchObject({ status: 200, otherNodes: null });
  expect(one.lines.filter((line) => line.includes("shared store")).toSorted()).toEqual([
    "shared store cannot be read; continuing without it",
    "shared store cannot be written; continuing without it",
  ]);
});

test.each(["SADD", "MGET"])(
  "an unknown command %s of the store is logged once, and nodes keep working",
  async (command) => {
    const server = await startRedis(["--rename-command", command, ""]);
    onTestFinished(server.stop);
    const source = await startCms();
    const one = await startNode(source, server.url);
    for (let id = 0; id < 12; id += 1) {
      expect((await one.page(news.path)).status).toBe(200);
      expect(await one.notify({ ids: [news.id, String(id)] })).toMatchObject({ status: 200 });
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    expect(one.lines.filter((line) => line.includes("shared store"))).toHaveLength(1);
  },
);

test("data and messages from another version of the portal are ignored", async () => {
  const server = await startRedis();
  onTestFinished(server.stop);
  const source = await startCms();
  const log = createLog("silent");
  const other = await openValkeyStore({ url: server.url, secrets: { all: [secret] }, log });
  onTestFinished(() => other.close());
  const client = await createClient({ url: server.url }).connect();
  onTestFinished(() => client.destroy());
  const one = await startNode(source, server.url);
  const texts = ["", "v2", "null", "[]", '"text"', "{}", '{"from":7}', '{"change":{"ids":"all"}}'];
  for (const [index, text] of texts.entries()) {
    const value = Buffer.from(text);
    await other.write(`made:${index}`, value, { keepMs: 60_000, tags: ["made pages"] });
    await other.write(`rotation:${index}`, value, { keepMs: 60_000 });
    const { names, seal } = createStoreEncryption({ all: [secret] });
    const channel = `portal:${names()[0]}:messages`;
    expect(await client.publish(channel, seal(channel, value))).toBe(2);
  }
  expect((await one.page(news.path)).status).toBe(200);
  source.edit(news.id, renamed);
  expect(await one.notify({ ids: [news.id] })).toMatchObject({ status: 200, pages: 1 });
  const publish = async () => void (await other.publish({ change: { ids: [news.id] } }));
  await expect.poll(() => publish().then(() => one.lines)).toContain("change received from another node");
  expect((await one.page(news.path)).text).toContain("Brigády po změně");
  const exchangeOnce = createSharedRotation(other, { timeoutMs: 1000 });
  for (const index of texts.keys()) expect(await exchangeOnce(String(index), async () => "new")).toBe("new");
  // Whatever has replaced a stored page is rendered again.
  for (const key of await client.keys("*page:*")) {
    const name = key.replace(/^portal:[^:]*:/, "");
    await other.write(name, Buffer.from("v2"), { keepMs: 60_000 });
  }
  expect(await (await startNode(source, server.url)).page(news.path)).toMatchObject({ status: 200 });
});
