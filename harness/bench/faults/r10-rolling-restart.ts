import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout } from "node:timers/promises";
import { type MeasuredProcess, startPortal, startProcess } from "#harness/bench/servers/measured-process.ts";
import { hasNginx, startNginx } from "./nginx.ts";
import { atMost } from "./outcome.ts";
import { warm } from "./portal.ts";
import type { MeasureFault } from "./registry.ts";
import { sendTraffic } from "./traffic.ts";

/** Longer than the 10 seconds for which nginx remembers that a node was away. */
const delay = "12";

/** Two nodes behind nginx with its defaults are restarted one after the other under load: no request fails. */
export const measureRollingRestart: MeasureFault = async ({ isShort }) => {
  if (!hasNginx()) throw new Error("nginx is not installed (apt-get install nginx).");
  const cms = await startProcess(["harness/bench/servers/endless-cms.ts"]);
  const ports = [await freePort(), await freePort(), await freePort()] as const;
  const startNode = (port: number) =>
    startPortal({ CMS_URL: cms.url, LOG_LEVEL: "error", PORT: String(port), SHUTDOWN_DELAY_S: delay });
  const nodes: [MeasuredProcess, number][] = [
    [await startNode(ports[1]), ports[1]],
    [await startNode(ports[2]), ports[2]],
  ];
  const nginx = await startNginx(ports[0], [ports[1], ports[2]]);
  try {
    const restarts = isShort ? 4 : 50;
    const seconds = restarts * (Number(delay) + 4);
    const url = `http://127.0.0.1:${ports[0]}`;
    await setTimeout(500);
    const traffic = sendTraffic({
      url,
      seconds,
      rate: isShort ? 100 : 60,
      connections: 100,
      isNewEach: false,
      kinds: [warm],
    });
    for (let restart = 0; restart < restarts; restart += 1) {
      const node = nodes[restart % 2];
      if (!node) break;
      await node[0].stop();
      node[0] = await startNode(node[1]);
    }
    const load = await traffic;
    const failed = /^(?![23])/;
    const how = load.describe(failed);
    return [
      atMost(
        `failed of ${load.count(/./)} requests over ${restarts} restarts${how && ` (${how})`}`,
        load.count(failed),
        0,
      ),
    ];
  } finally {
    await nginx.stop();
    for (const [node] of nodes) await node.stop();
    await cms.stop();
  }
};

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  if (typeof address !== "object" || address === null) throw new Error("There is no free port.");
  return address.port;
}
