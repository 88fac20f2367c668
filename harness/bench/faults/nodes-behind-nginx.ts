import { setTimeout } from "node:timers/promises";
import { type MeasuredProcess, startPortal, startProcess } from "#harness/bench/servers/measured-process.ts";
import { freePort } from "#harness/cluster/free-port.ts";
import { hasNginx, startNginx } from "#harness/cluster/nginx.ts";
import { warm } from "./portal.ts";
import { sendTraffic, type TrafficResult } from "./traffic.ts";

interface Restarts {
  restarts: number;
  /** Requests per second. */
  rate: number;
  environment?: Record<string, string>;
  /** Stops a node; a new one is started in its place. */
  end: (node: MeasuredProcess) => Promise<void>;
  /** Seconds between restarting one node and stopping the other. */
  pauseSeconds: number;
  /** Longest restart in seconds, without the pause. */
  restartSeconds: number;
}

/**
 * Restarts two nodes behind nginx (default settings) in turn under load. Resolves to the responses and the time that
 * each start took.
 */
export async function restartUnderLoad({ restarts, rate, environment, end, ...times }: Restarts) {
  if (!hasNginx()) throw new Error("nginx is not installed (apt-get install nginx).");
  const cms = await startProcess(["harness/bench/servers/endless-cms.ts"]);
  const [port, ...ports] = [await freePort(), await freePort(), await freePort()];
  const startNode = (own: number) =>
    startPortal({ CMS_URL: cms.url, LOG_LEVEL: "error", PORT: String(own), ...environment });
  const nodes: { node: MeasuredProcess; own: number }[] = [];
  for (const own of ports) nodes.push({ node: await startNode(own), own });
  const nginx = await startNginx(port, ports);
  const startTimes: number[] = [];
  try {
    const seconds = restarts * (times.pauseSeconds + times.restartSeconds);
    await setTimeout(500);
    const url = `http://127.0.0.1:${port}`;
    const traffic = sendTraffic({ url, seconds, rate, connections: 100, isNewEach: false, kinds: [warm] });
    for (let restart = 0; restart < restarts; restart += 1) {
      const place = nodes[restart % nodes.length];
      if (!place) break;
      await end(place.node);
      const begin = performance.now();
      place.node = await startNode(place.own);
      startTimes.push(performance.now() - begin);
      await setTimeout(times.pauseSeconds * 1000);
    }
    const load: TrafficResult = await traffic;
    return { load, startTimes };
  } finally {
    await nginx.stop();
    for (const { node } of nodes) await node.stop();
    await cms.stop();
  }
}
