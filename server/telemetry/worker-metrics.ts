import cluster, { type Worker } from "node:cluster";
import { AggregatorRegistry, Counter, Gauge, Registry } from "prom-client";
import { events } from "#server/telemetry/events.ts";
import { metricsCall, readMessage, sendToPrimary, sendToWorker, workerMetrics } from "#server/workers/messages.ts";

type Metrics = readonly { type?: unknown; aggregator?: unknown }[];

/** Longest wait for a worker in milliseconds; after that its previous metrics are used. */
const timeoutMs = 1000;

/** Sends the metrics of a worker to the primary process on request. Returns a function that sends them a last time. */
export function offerMetrics(registry: Registry): () => Promise<void> {
  async function sendMetrics(): Promise<void> {
    const metrics = await registry.getMetricsAsJSON();
    await new Promise<void>((resolve) => sendToPrimary({ workerMetrics: metrics }, () => resolve()));
  }
  process.on("message", (message) => {
    if (readMessage(metricsCall, message)) void sendMetrics();
  });
  return sendMetrics;
}

/** Aggregates the metrics of all workers, in the primary process. Counts of workers that have exited are kept. */
export function createWorkerMetrics() {
  const latest = new Map<Worker, Metrics>();
  const waiting = new Map<Worker, PromiseWithResolvers<void>>();
  let ended: Promise<Metrics> = Promise.resolve([]);
  const primaryMetrics = createPrimaryMetrics();

  cluster.on("message", (worker, message: unknown) => {
    const data = readMessage(workerMetrics, message);
    if (!data) return;
    latest.set(worker, data.workerMetrics);
    waiting.get(worker)?.resolve();
  });
  // Emitted after the worker's last message.
  cluster.on("disconnect", (worker) => {
    ended = withCountsOf(latest.get(worker) ?? [], ended);
    latest.delete(worker);
    waiting.get(worker)?.resolve();
  });

  async function ask(worker: Worker): Promise<void> {
    const answer = waiting.get(worker) ?? Promise.withResolvers<void>();
    waiting.set(worker, answer);
    sendToWorker(worker, { requestMetrics: true });
    const timer = setTimeout(answer.resolve, timeoutMs);
    await answer.promise;
    clearTimeout(timer);
    waiting.delete(worker);
  }

  return {
    contentType: AggregatorRegistry.PROMETHEUS_CONTENT_TYPE,
    async read(): Promise<string> {
      const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
      await Promise.all(workers.filter((worker) => worker.isConnected()).map(ask));
      // The primary's metrics come first: the first metric of a name determines how it is aggregated, which keeps the
      // workers' start times out of the sums.
      return addUp([await primaryMetrics.getMetricsAsJSON(), await ended, ...latest.values()]).metrics();
    },
  };
}

/** Metrics of the primary process: start of the node and number of replaced workers. */
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

/** Adds the counters and histograms of a worker, but not its gauges. */
async function withCountsOf(worker: Metrics, others: Promise<Metrics>): Promise<Metrics> {
  const counts = worker.filter(({ type }) => type === "counter" || type === "histogram");
  return addUp([await others, counts]).getMetricsAsJSON();
}

/** Aggregates the metrics of processes. An average of event loop delays would hide a slow process. */
export function addUp(processes: readonly Metrics[]) {
  const all = processes.map((metrics) =>
    metrics.map((metric) => (metric.aggregator === "average" ? { ...metric, aggregator: "max" } : metric)),
  );
  return AggregatorRegistry.aggregate(all);
}
