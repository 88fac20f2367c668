import { standardPage } from "#harness/bench/pages.ts";
import type { MeasuredProcess } from "#harness/bench/servers/measured-process.ts";
import { withServers } from "#harness/bench/servers/with-servers.ts";
import { type Kind, sendTraffic } from "./traffic.ts";

/** Kinds of requests in the figures. */
export const warm: Kind = { name: "warm", path: standardPage, weight: 1 };
export const health: Kind = { name: "health", path: "/livez", weight: 1 };
export const uncached: Kind = { name: "uncached", path: "/strana-*", weight: 1 };
export const missing: Kind = { name: "missing", path: "/nic-*", weight: 1 };
export const deadPart: Kind = { name: "dead", path: "/vadna-*", weight: 1 };

/** The traffic mix of an ordinary day. */
export const mix: readonly Kind[] = [
  { ...warm, weight: 16 },
  { ...uncached, weight: 2 },
  { ...health, weight: 1 },
  { ...missing, weight: 1 },
];

/** Measures the built portal on a CMS with an endless number of pages. */
export function withPortal<Result>(
  measure: (portal: MeasuredProcess) => Promise<Result>,
  environment: Record<string, string> = {},
): Promise<Result> {
  return withServers(async (servers) => measure(await servers.portalOnEndlessCms(environment)));
}

/** Returns the portal's saturation: requests of the mix per second when one is always waiting. */
export async function findSaturation(url: string): Promise<number> {
  const seconds = 5;
  const base = { url, seconds, rate: null, isNewEach: false, kinds: [...mix] };
  // The first run warms up the compiler and the cache.
  await sendTraffic({ ...base, connections: 4 });
  return (await sendTraffic({ ...base, connections: 64 })).count(/^[24]/) / seconds;
}
