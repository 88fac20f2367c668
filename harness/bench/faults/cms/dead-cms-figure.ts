import { setTimeout } from "node:timers/promises";
import type { Measurement } from "#harness/bench/measurement.ts";
import { knownPages, startFailingPortal, unknownPage } from "./failing-portal.ts";

const retryMs = 30_000;

/** R5: the CMS fails for a while and recovers. Known pages are requested all the time, and one that was never read. */
export async function measureDeadCms({ isShort }: { isShort: boolean }): Promise<Measurement[]> {
  const portal = await startFailingPortal();
  await portal.learn();
  portal.clock.time += 3600_000;
  portal.fail(() => ({ reset: true }));
  let lost = 0;
  const coldMs: number[] = [];
  portal.requests.length = 0;
  const begin = performance.now();
  // The portal first has to detect the failure of each part of the CMS.
  const foundAt = begin + 1500;
  const seconds = isShort ? 5 : 60;
  while (performance.now() - begin < seconds * 1000) {
    // The portal's clock runs ten times as fast, so that every key is retried several times.
    portal.clock.time += 200;
    const seen = await Promise.all(knownPages.map(([path]) => portal.see(path)));
    lost += seen.filter(({ status }) => status !== 200).length;
    const cold = await portal.see(unknownPage);
    if (cold.status !== 503) lost += 1;
    if (performance.now() > foundAt) coldMs.push(cold.ms);
    await setTimeout(20);
  }
  const tries = triesInASecond(portal.requests.filter(({ at }) => at > foundAt).map(({ at }) => at));
  portal.fail();
  const waited = await freshAfter(portal);
  const perKey = await requestsPerKey(portal);
  await portal.close();
  return [
    { what: "known pages lost, or unknown ones not answered with 503", value: lost, unit: "", limit: 0 },
    { what: "most retries in a second", value: tries, unit: "", limit: 2 },
    { what: "slowest 503 of an unknown page", value: Math.max(...coldMs), unit: "ms", limit: 50 },
    { what: "time until fresh again", value: waited, unit: "ms", limit: 35_000 },
    { what: "most requests for a key on recovery", value: perKey, unit: "", limit: 1 },
  ];
}

/** Largest number of retries within any second. */
function triesInASecond(times: readonly number[]): number {
  return Math.max(0, ...times.map((from) => times.filter((at) => at >= from && at < from + 1000).length));
}

type Portal = Awaited<ReturnType<typeof startFailingPortal>>;

/** Milliseconds until every known page has been fresh. */
async function freshAfter(portal: Portal): Promise<number> {
  const begin = portal.clock.time;
  const stale = new Set(knownPages.map(([path]) => path));
  while (stale.size > 0 && portal.clock.time - begin < 10 * retryMs) {
    for (const path of stale) if ((await portal.see(path)).staleFor === 0) stale.delete(path);
    if (stale.size === 0) break;
    portal.clock.time += 1000;
    // Skips most of the pause between two retries, which runs in real time. The answers themselves need little of it.
    portal.skip(280);
    await setTimeout(20);
  }
  return portal.clock.time - begin;
}

/** Most requests for the same key while a thousand visitors request stale content at once. */
async function requestsPerKey(portal: Portal): Promise<number> {
  portal.clock.time += 3600_000;
  portal.requests.length = 0;
  await Promise.all(Array.from({ length: 1000 }, () => portal.see("/rodina/porodne")));
  const counts = Map.groupBy(portal.requests, ({ path }) => path);
  return Math.max(...[...counts.values()].map((requests) => requests.length));
}
