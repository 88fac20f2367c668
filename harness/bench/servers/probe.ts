/** Loaded into a measured process (node --import): answers each message with what the process has used so far. */
import cluster from "node:cluster";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const delays = monitorEventLoopDelay({ resolution: 20 });

// Workers have the channel for their primary process, which has to keep them alive while they wait for it.
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
  // The histogram counts the time between two looks, which is never shorter than its resolution.
  const loopDelayMs = Math.max(0, delays.percentile(99) / 1e6 - 20);
  delays.reset();
  process.send?.({ cpuMs: (user + system) / 1000, rss, heapUsed, handles, loopDelayMs });
}

function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
}
