import { atMost, type Measure } from "#harness/bench/measurement.ts";
import { findSaturation, mix, warm, withPortal } from "./portal.ts";
import { sendTraffic } from "./traffic.ts";

/** R1: load at 70 % of saturation. Nothing fails, and pages are as fast as without load. */
export const measureSteadyLoad: Measure = ({ isShort }) =>
  withPortal(async ({ url }) => {
    const saturation = await findSaturation(url);
    const base = { url, connections: 200, isNewEach: false };
    const alone = await sendTraffic({ ...base, seconds: 5, rate: 10, kinds: [warm] });
    const rate = 0.7 * saturation;
    const load = await sendTraffic({ ...base, seconds: isShort ? 15 : 1800, rate, kinds: [...mix] });
    return [
      atMost(`failed of ${load.count(/./)} requests at ${Math.round(rate)} a second`, load.count(/^(?![234])/), 0),
      atMost("warm pages, p99 above p99 without load", load.ms(0.99, /200/, "warm") - alone.ms(0.99, /200/), 50, "ms"),
      atMost("warm pages, slowest", load.ms(1, /200/, "warm"), 1000, "ms"),
    ];
  });
