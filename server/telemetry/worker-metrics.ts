import cluster, { type Worker } from "node:cluster";
import { AggregatorRegistry, Counter, Gauge, Registry } from "prom-client";
import { events } from "#server/telemetry/events.ts";
import { metricsCall, readMessage, sendToPrimary, sendToWorker, workerMetrics } from "#server/workers/messages.ts";

type Metrics = readonly { type?: unknown; aggregator?: unknown }[];

/** Longest wait for a worker; of one that says nothing, the metrics from before count. */
const patienceMs = 1000;

/** Tells the primary process the metrics of a worker whenever it asks; the result tells them for the last time. */
export function offerMetrics(registry: Registry): () => Promise<void> {
  async function tell(): Promise<void> {
    const metrics = await registry.getMetricsAsJSON();
    await new Promise<void>((resolve) => sendToPrimary({ workerMetrics: metrics }, () => resolve()));
  }
  process.on("message", (message) => {
    if (readMessage(metricsCall, message)) void tell();
  });
  return tell;
}

/** Reads the metrics of all workers, added up; in the primary process. What a worker has counted stays when it has ended. */
export function createWorkerMetrics() {
  const said = new Map<Worker, Metrics>();
  const waiting = new Map<Worker, PromiseWithResolvers<void>>();
  let ended: Promise<Metrics> = Promise.resolve([]);
  const own = createPrimaryMetrics();

  cluster.on("message", (worker, message: unknown) => {
    const data = readMessage(workerMetrics, message);
    if (!data) return;
    said.set(worker, data.workerMetrics);
    waiting.get(worker)?.resolve();
  });
  // Comes after the last message.
  cluster.on("disconnect", (worker) => {
    ended = withCountsOf(said.get(worker) ?? [], ended);
    said.delete(worker);
    waiting.get(worker)?.resolve();
  });

  async function ask(worker: Worker): Promise<void> {
    const answer = waiting.get(worker) ?? Promise.withResolvers<void>();
    waiting.set(worker, answer);
    sendToWorker(worker, { tellMetrics: true });
    const timer = setTimeout(answer.resolve, patienceMs);
    await answer.promise;
    clearTimeout(timer);
    waiting.delete(worker);
  }

  return {
    contentType: AggregatorRegistry.PROMETHEUS_CONTENT_TYPE,
    async read(): Promise<string> {
      const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
      await Promise.all(workers.filter((worker) => worker.isConnected()).map(ask));
      // A worker's own start is left out of sums; the first of a name says how they are made.
      return addUp([await own.getMetricsAsJSON(), await ended, ...said.values()]).metrics();
    },
  };
}

/** What only the primary process knows: when the node has started, and how often workers were replaced. */
function createPrimaryMetrics(): Registry {
  const registry = new Registry();
  const registers = [registry];
  const start = { name: "process_start_time_seconds", help: "Start time of the process since unix epoch in seconds." };
  new Gauge({ ...start, aggregator: "first", registers }).set(Math.round(performance.timeOrigin / 1000));
  const restarts = {
    name: "portal_worker_restarts_total",
    help: "Workers started in the place of one that had ended.",
  };
  const counter = new Counter({ ...restarts, registers });
  events.workerRestarted.subscribe(() => counter.inc());
  return registry;
}

/** Adds what a worker has counted, and nothing of what it was at a moment. */
async function withCountsOf(worker: Metrics, others: Promise<Metrics>): Promise<Metrics> {
  const counts = worker.filter(({ type }) => type === "counter" || type === "histogram");
  return addUp([await others, counts]).getMetricsAsJSON();
}

/** Adds up the metrics of processes. Of delays of the event loop the longest counts: an average would hide the process that is slow. */
export function addUp(processes: readonly Metrics[]) {
  const all = processes.map((metrics) =>
    metrics.map((metric) => (metric.aggregator === "average" ? { ...metric, aggregator: "max" } : metric)),
  );
  return AggregatorRegistry.aggregate(all);
}
