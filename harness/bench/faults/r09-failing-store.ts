import { setTimeout } from "node:timers/promises";
import { createClient } from "@redis/client";
import { withCluster } from "#harness/bench/figures/cluster.ts";
import { type Measurement, percentile } from "#harness/bench/measurement.ts";
import { startPortal } from "#harness/bench/servers/measured-process.ts";
import { signIn } from "#harness/bench/signed-in-visitor.ts";
import { startRedis } from "#harness/cluster/redis-server.ts";
import { startFaultyWire, type WireFault, wireFaults } from "./faulty-wire.ts";
import { atMost } from "./outcome.ts";
import { missing, warm } from "./portal.ts";
import { sendTraffic, type TrafficResult } from "./traffic.ts";

/** A fault of the store. */
interface Fault {
  name: string;
  begin: () => Promise<unknown> | unknown;
  end: () => Promise<unknown> | unknown;
}

const failed = /^(?![234])/;

/**
 * R9: each fault of the store that two nodes share; the kill is repeated. Visitors request cached and uncached pages,
 * and one visitor is signed in. Response times count from one second after the fault and are compared with those of a
 * node without a store at the same time, because a busy machine delays both.
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
    return await withCluster(
      async ({ nodes, cms }) => {
        const alone = await startPortal({ CMS_URL: cms.url, LOG_LEVEL: "fatal" });
        return measure(nodes, alone.url, all).finally(alone.stop);
      },
      { VALKEY_URL: wire.url },
    );
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

async function measure(
  [one = "", two = ""]: readonly string[],
  alone: string,
  faults: readonly Fault[],
): Promise<Measurement[]> {
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
  await Promise.all([one, two, alone].map((url) => send(url, 4)));
  const results: TrafficResult[] = [];
  const times = new Map<string, { own: number[]; alone: number[] }>();
  for (const { name, begin, end } of faults) {
    await begin();
    const early = await send(one, 1);
    const [late, reference] = await Promise.all([send(one, 2), send(alone, 2)]);
    await end();
    results.push(early, late, await send(one, 2));
    const group = name === "killed" ? name : "failing in another way";
    const all = times.get(group) ?? { own: [], alone: [] };
    times.set(group, all);
    all.own.push(...late.times(/^[24]/));
    all.alone.push(...reference.times(/^[24]/));
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
    ...[...times].map(([group, { own, alone: reference }]) =>
      atMost(
        `p99 of ${own.length} pages from a second after the store is ${group}, beyond ${Math.round(percentile(reference, 0.99))} ms of a node without one`,
        percentile(own, 0.99) - percentile(reference, 0.99),
        20,
        "ms",
      ),
    ),
  ];
}
