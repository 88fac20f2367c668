import type { Measurement } from "#harness/bench/measurement.ts";
import { knownPages, startFailingPortal } from "./failing-portal.ts";

const HOUR = 3600_000;

/** R6: cached pages 23 and 25 hours after the CMS failed. They may be served for a day. */
export async function measureLongOutage(): Promise<Measurement[]> {
  const portal = await startFailingPortal();
  await portal.learn();
  portal.fail(() => ({ reset: true }));
  const statuses = async () => Promise.all(knownPages.map(async ([path]) => (await portal.see(path)).status));
  portal.clock.time += 23 * HOUR;
  const early = await statuses();
  portal.clock.time += 2 * HOUR;
  const late = await statuses();
  await portal.close();
  return [
    {
      what: "pages not served after 23 hours",
      value: early.filter((status) => status !== 200).length,
      unit: "",
      limit: 0,
    },
    {
      what: "pages not answered with 503 after 25 hours",
      value: late.filter((status) => status !== 503).length,
      unit: "",
      limit: 0,
    },
  ];
}
