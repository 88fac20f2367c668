import { atMost } from "./outcome.ts";
import { deadPart, slowPart, warm, withPortal } from "./portal.ts";
import type { MeasureFault } from "./registry.ts";
import { sendTraffic } from "./traffic.ts";

/** R2: part of the CMS hangs or drops connections. Other pages are not affected. */
export const measureFaultyParts: MeasureFault = ({ isShort }) =>
  withPortal(async ({ url }) => {
    const base = { url, connections: 500, isNewEach: false, seconds: isShort ? 10 : 120 };
    const visits = () => sendTraffic({ ...base, rate: 50, kinds: [warm] });
    await visits();
    const alone = await visits();
    const outcomes = [];
    for (const part of [slowPart, deadPart]) {
      const [load] = await Promise.all([visits(), sendTraffic({ ...base, rate: 50, kinds: [part] })]);
      outcomes.push(
        atMost(`other pages that failed, ${part.name} part`, load.count(/^(?![23])/), 0),
        atMost(
          `p95 of other pages, ${part.name} part, above the baseline`,
          load.ms(0.95, /200/) - alone.ms(0.95, /200/),
          20,
          "ms",
        ),
        atMost(
          `p99 of other pages, ${part.name} part, above the baseline`,
          load.ms(0.99, /200/) - alone.ms(0.99, /200/),
          40,
          "ms",
        ),
      );
    }
    return outcomes;
  });
