import { atMost, type Measure, type Measurement } from "#harness/bench/measurement.ts";
import { findSaturation, health, mix, uncached, warm, withPortal } from "./portal.ts";
import { sendTraffic } from "./traffic.ts";

/** R3: overload. The portal serves what it can, rejects the rest at once, and the health check never waits. */
export const measureOverload: Measure = ({ isShort }) =>
  withPortal(async ({ url }) => {
    const seconds = isShort ? 8 : 300;
    const saturation = await findSaturation(url);
    const outcomes: Measurement[] = [];
    const base = { url, seconds, connections: 300 };
    const probe = () => sendTraffic({ ...base, rate: 20, isNewEach: true, kinds: [health, warm] });
    for (const times of [1.5, 3]) {
      const rate = times * saturation;
      const [load, visits] = await Promise.all([
        sendTraffic({ ...base, rate, isNewEach: false, kinds: [...mix] }),
        probe(),
      ]);
      const goodput = load.count(/^[24]/) / seconds;
      outcomes.push(
        atMost(
          `share of ${Math.round(saturation)} a second not answered at ${times} ×`,
          Math.max(0, 1 - goodput / saturation),
          0.1,
        ),
        atMost(`503, p99 at ${times} ×`, load.ms(0.99, /503/) || 0, 50, "ms"),
        atMost(`health on a new connection, p99 at ${times} ×`, visits.ms(0.99, /200/, "health"), 200, "ms"),
      );
    }
    for (const connections of [50, 300]) {
      const flood = { ...base, connections, rate: null, isNewEach: true, kinds: [uncached] };
      const [, visits] = await Promise.all([sendTraffic(flood), probe()]);
      outcomes.push(
        atMost(
          `health, p99 under ${connections} visitors of uncached pages`,
          visits.ms(0.99, /200/, "health"),
          200,
          "ms",
        ),
        atMost(
          `cached pages, p99 under ${connections} visitors of uncached pages`,
          visits.ms(0.99, /200/, "warm"),
          200,
          "ms",
        ),
        atMost(
          `cached pages rejected under ${connections} visitors of uncached pages`,
          visits.count(/^(?!200)/, "warm"),
          0,
        ),
      );
    }
    const after = await sendTraffic({ ...base, seconds: 10, rate: 20, isNewEach: true, kinds: [warm] });
    outcomes.push(atMost("pages that fail afterwards", after.count(/^(?![23])/), 0));
    return outcomes;
  });
