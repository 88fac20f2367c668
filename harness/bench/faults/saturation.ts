import { mix } from "./portal.ts";
import { sendTraffic } from "./traffic.ts";

/** Returns the requests of the mix in a second that the portal answers when it has always one waiting. */
export async function findSaturation(url: string): Promise<number> {
  const seconds = 5;
  const base = { url, seconds, rate: null, isNewEach: false, kinds: [...mix] };
  // The first run is for the compiler and the cache.
  await sendTraffic({ ...base, connections: 4 });
  return (await sendTraffic({ ...base, connections: 64 })).count(/^[24]/) / seconds;
}
