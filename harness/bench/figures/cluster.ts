import { setTimeout } from "node:timers/promises";
import { atMost } from "#harness/bench/faults/outcome.ts";
import { measureNodeCosts } from "#harness/bench/figures/node-costs.ts";
import { measureWorkers } from "#harness/bench/figures/workers.ts";
import type { Measurement } from "#harness/bench/measurement.ts";
import { signIn } from "#harness/bench/signed-in-visitor.ts";
import { type Cluster, missingPrograms, startCluster } from "#harness/cluster/cluster.ts";

/** Runs `use` on a new cluster whose tokens expire after a second. */
export async function withCluster<Result>(
  run: (cluster: Cluster) => Promise<Result>,
  environment: Record<string, string> = {},
): Promise<Result> {
  const missing = missingPrograms();
  if (missing.length > 0) throw new Error(`${missing.join(" and ")} cannot be found (apt-get install them).`);
  const cluster = await startCluster({
    environment: { LOG_LEVEL: "fatal", AUTH_TOKEN_LIFETIME_S: "1", ...environment },
  });
  try {
    return await run(cluster);
  } finally {
    await cluster.stop();
  }
}

/** Measures sessions on two nodes behind nginx with a shared store, and what the store, metrics and workers cost a node. */
export async function measureCluster(): Promise<Measurement[]> {
  const sessions = await withCluster(async (cluster) => [
    ...(await measureRefreshes(cluster)),
    ...(await measureSignOuts(cluster)),
  ]);
  return [...sessions, ...(await measureNodeCosts()), ...(await measureWorkers())];
}

/** Ten visitors signed in at one node refresh ten times on alternate nodes, and once more with their old cookies. */
async function measureRefreshes({ nodes }: Cluster): Promise<Measurement[]> {
  const [one = "", two = ""] = nodes;
  const visitors = await Promise.all(Array.from({ length: 10 }, (_, index) => signIn(index % 2 === 0 ? one : two)));
  const statuses: number[] = [];
  for (let time = 0; time < 10; time += 1) {
    await setTimeout(1100);
    const [first, second] = time % 2 === 0 ? [one, two] : [two, one];
    const all = visitors.map(async (visitor) => {
      const withOld = visitor.remember();
      const renewed = await visitor.refresh(first);
      const withNew = visitor.remember();
      withOld();
      statuses.push(renewed, await visitor.refresh(second));
      withNew();
    });
    await Promise.all(all);
  }
  const lost = statuses.filter((status) => status !== 200);
  const how = lost.length > 0 ? ` (${[...new Set(lost)].join(", ")})` : "";
  return [atMost(`lost of ${statuses.length} refreshes on alternating nodes${how}`, lost.length, 0)];
}

/** Time for which a node accepts a session that was signed out on the other node. */
async function measureSignOuts({ nodes }: Cluster): Promise<Measurement[]> {
  const [one = "", two = ""] = nodes;
  const times: number[] = [];
  for (let time = 0; time < 10; time += 1) {
    const visitor = await signIn(one);
    await visitor.refresh(two);
    const withCopy = visitor.remember();
    await visitor.signOut(one);
    const begin = performance.now();
    do withCopy();
    while ((await visitor.refresh(two)) === 200 && performance.now() - begin < 10_000);
    times.push(performance.now() - begin);
  }
  return [atMost("time until the other node rejects an ended session", Math.max(...times), 1000, "ms")];
}
