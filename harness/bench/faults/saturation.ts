import { mix } from "./portal.ts";
import { sendTraffic } from "./traffic.ts";

/** Returns the portal's saturation: requests of the mix per second when one is always waiting. */
export async function findSaturation(url: string): Promise<number> {
  const seconds = 5;
  const base = { url, seconds, rate: null, isNewEach: false, kinds: [...mix] };
  // The first run warms up the compiler and the cache.
  await sendTraffic({ ...base, connections: 4 });
  return (await sendTraffic({ ...base, connections: 64 })).count(/^[24]/) / seconds;
}
