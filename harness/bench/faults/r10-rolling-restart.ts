import { restartUnderLoad } from "./nodes-behind-nginx.ts";
import { atMost } from "./outcome.ts";
import type { MeasureFault } from "./registry.ts";

/** Longer than the 10 seconds for which nginx skips a failed node. */
const delay = 12;

/** R10: two nodes behind nginx (default settings) are restarted in turn under load. No request fails. */
export const measureRollingRestart: MeasureFault = async ({ isShort }) => {
  const restarts = isShort ? 4 : 50;
  const { load } = await restartUnderLoad({
    restarts,
    rate: isShort ? 100 : 60,
    environment: { SHUTDOWN_DELAY_S: String(delay) },
    end: (node) => node.stop(),
    pauseSeconds: 0,
    restartSeconds: delay + 4,
  });
  const failed = /^(?![23])/;
  const how = load.describe(failed);
  const what = `failed of ${load.count(/./)} requests over ${restarts} restarts${how && ` (${how})`}`;
  return [atMost(what, load.count(failed), 0)];
};
