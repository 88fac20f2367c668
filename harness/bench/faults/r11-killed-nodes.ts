import { restartUnderLoad } from "./nodes-behind-nginx.ts";
import { atMost } from "./outcome.ts";
import type { MeasureFault } from "./registry.ts";

/** R11: nodes behind nginx (default settings) are killed. The other node answers, and the next one is ready soon. */
export const measureKilledNodes: MeasureFault = async ({ isShort }) => {
  const restarts = isShort ? 3 : 20;
  const { load, startTimes } = await restartUnderLoad({
    restarts,
    rate: 100,
    end: (node) => node.kill(),
    // nginx skips a failed node for 10 seconds; if both had failed, no node could answer.
    pauseSeconds: 11,
    restartSeconds: 4,
  });
  const failed = /^(?![23])/;
  const how = load.describe(failed);
  return [
    atMost(
      `share that failed of ${load.count(/./)} requests over ${restarts} kills${how && ` (${how})`}`,
      load.count(failed) / load.count(/./),
      0.001,
    ),
    atMost("slowest start of a node", Math.max(...startTimes), 3000, "ms"),
  ];
};
