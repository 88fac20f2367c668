/** Preloaded into a measured process: answers each message with the resource usage so far. */
import cluster from "node:cluster";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import "#portal/launch/end-with-parent.mjs";

const delays = monitorEventLoopDelay({ resolution: 20 });

// In workers the channel belongs to their primary process, which must keep them alive.
if (cluster.isPrimary) {
  delays.enable();
  process.on("message", answer);
  // The channel alone must not keep the process from ending.
  process.channel?.unref();
}

function answer(question: unknown): void {
  if (question === "held") collectGarbage();
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed } = process.memoryUsage();
  const handles = process.getActiveResourcesInfo().length;
  // The histogram measures the time between two samples, which includes its resolution.
  const loopDelayMs = Math.max(0, delays.percentile(99) / 1e6 - 20);
  delays.reset();
  process.send?.({ cpuMs: (user + system) / 1000, rss, heapUsed, handles, loopDelayMs });
}

function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
}
