import { setTimeout } from "node:timers/promises";
import { createClient } from "@redis/client";
import { withCluster } from "#harness/bench/figures/cluster.ts";
import type { Measurement } from "#harness/bench/measurement.ts";
import { signIn } from "#harness/bench/signed-in-visitor.ts";
import { startRedis } from "#harness/cluster/redis-server.ts";
import { startFaultyWire, type WireFault, wireFaults } from "./faulty-wire.ts";
import { atMost } from "./outcome.ts";
import { missing, warm } from "./portal.ts";
import { sendTraffic, type TrafficResult } from "./traffic.ts";

/** A fault of the store, and the statuses with which it may reject a visitor's session. */
interface Fault {
  name: string;
  begin: () => Promise<unknown> | unknown;
  end: () => Promise<unknown> | unknown;
}

const failed = /^(?![234])/;

/**
 * R9: each fault of the store that two nodes share; the kill is repeated. Visitors request cached and uncached pages,
 * and one visitor is signed in. Response times count from one second after the fault.
 */
export async function measureFailingStore({ isShort }: { isShort: boolean }): Promise<Measurement[]> {
  const redis = await startRedis();
  const wire = await startFaultyWire(redis.port);
  const client = await createClient({ url: redis.url, socket: { reconnectStrategy: 100 } })
    .on("error", () => {})
    .connect();
  const kill: Fault = { name: "killed", begin: redis.kill, end: redis.restart };
  const others: Fault[] = [
    { name: "frozen", begin: redis.pause, end: redis.resume },
    { name: "emptied", begin: () => client.flushAll(), end: () => {} },
    { name: "filled with garbage", begin: () => spoil(client), end: () => {} },
    ...Object.keys(wireFaults)
      .filter((name): name is WireFault => name in wireFaults)
      .map((name) => ({ name: `behind a wire that ${name}`, begin: () => wire.begin(name), end: () => wire.end() })),
  ];
  const all = [...Array.from({ length: isShort ? 3 : 20 }, () => kill), ...others];
  try {
    return await withCluster((cluster) => measure(cluster.nodes, all), { VALKEY_URL: wire.url });
  } finally {
    client.destroy();
    wire.stop();
    await redis.stop();
  }
}

/** Overwrites all values. */
async function spoil(client: {
  keys(pattern: string): Promise<string[]>;
  set(key: string, value: string, options: object): Promise<unknown>;
}) {
  for (const key of await client.keys("*")) await client.set(key, "garbage", { expiration: "KEEPTTL" });
}

async function measure([one = "", two = ""]: readonly string[], faults: readonly Fault[]): Promise<Measurement[]> {
  const send = (url: string, seconds: number) =>
    sendTraffic({ url, seconds, rate: 40, connections: 40, isNewEach: false, kinds: [warm, missing] });
  const jana = await signIn(one);
  const statuses: number[] = [];
  const isOver = new AbortController();
  const refreshing = (async () => {
    while (!isOver.signal.aborted) {
      statuses.push(await jana.refresh(one).catch(() => 0));
      await setTimeout(500);
    }
  })();
  await Promise.all([send(one, 2), send(two, 2)]);
  const before = (await send(one, 4)).ms(0.99, /^[24]/);
  const results: TrafficResult[] = [];
  let slowest = { name: "", ms: 0 };
  for (const { name, begin, end } of faults) {
    await begin();
    const early = await send(one, 1);
    const late = await send(one, 2);
    await end();
    results.push(early, late, await send(one, 2));
    const ms = late.ms(0.99, /^[24]/);
    if (ms > slowest.ms) slowest = { name, ms };
  }
  isOver.abort();
  await refreshing;
  const count = (status: RegExp) => results.reduce((sum, each) => sum + each.count(status), 0);
  const how = [...new Set(results.map((each) => each.describe(failed)).filter((text) => text !== ""))].join("; ");
  return [
    atMost(
      `failed of ${count(/./)} pages over ${faults.length} faults of the store${how && ` (${how})`}`,
      count(failed),
      0,
    ),
    atMost(`failed refreshes of ${statuses.length}`, statuses.filter((status) => status !== 200).length, 0),
    atMost(
      `p99 of pages a second after the store ${slowest.name} (slowest), beyond ${Math.round(before)} ms before`,
      slowest.ms - before,
      20,
      "ms",
    ),
  ];
}
