import { AggregatorRegistry, type Registry } from "prom-client";

/** Lets the primary process read the metrics of a worker. */
export function offerMetrics(registry: Registry): void {
  AggregatorRegistry.setRegistries([registry]);
  new AggregatorRegistry();
}

/** Reads the metrics of all workers, added up; in the primary process. */
export function createWorkerMetrics() {
  const workers = new AggregatorRegistry();
  return { contentType: workers.contentType, read: () => workers.clusterMetrics() };
}
