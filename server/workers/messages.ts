import type { Worker } from "node:cluster";
import process from "node:process";
import { z } from "zod";

const call = z.object({
  /** Null when no answer is expected. */
  id: z.number().nullable(),
  name: z.string(),
  given: z.array(z.unknown()).readonly(),
});

export type StoreCall = z.output<typeof call>;

/** From a worker: calls to the store, in order; those of one turn of the event loop are sent together. */
export const storeCalls = z.object({ storeCalls: z.array(call) });
export const storeAnswers = z.object({ storeAnswers: z.array(z.object({ id: z.number(), result: z.unknown() })) });
/** A message of one worker to all others. */
export const storeMessage = z.object({ storeMessage: z.unknown() });

/** From a worker: it serves requests, or it is about to exit. */
export const workerState = z.object({ workerState: z.enum(["ready", "stopping"]) });

/** To a worker: send your metrics. */
export const metricsCall = z.object({ requestMetrics: z.literal(true) });
/** From a worker: its metrics, in the format that prom-client aggregates. */
export const workerMetrics = z.object({ workerMetrics: z.array(z.looseObject({ type: z.unknown() })) });

/** To a worker: shut down, a replacement is running. */
export const retirement = z.object({ retire: z.literal(true) });

/** Environment variable with the data of a worker. */
export const workerVariable = "PORTAL_WORKER";
export const workerData = z.object({
  number: z.number(),
  /** Addresses of the embedded services, shared by all workers; null where external ones are configured. */
  embedded: z.object({
    cmsUrl: z.string().nullable(),
    providerUrl: z.string().nullable(),
    clientSecret: z.string().nullable(),
  }),
});

export type WorkerData = z.output<typeof workerData>;

/**
 * Returns the message if it is of the given kind; null otherwise. The kind is first checked by its key, because failing
 * a schema is slow.
 */
export function readMessage<S extends z.ZodObject>(kind: S, message: unknown): z.output<S> | null {
  const [name = ""] = Object.keys(kind.shape);
  if (typeof message !== "object" || message === null || !(name in message)) return null;
  return kind.safeParse(message).data ?? null;
}

/** Sends a message to the primary process and then calls back. Errors are ignored: workers exit with their primary. */
export function sendToPrimary(message: object, onSent: () => void = ignore): void {
  process.send?.(message, undefined, undefined, onSent);
}

/** Sends a message to a worker. Errors are ignored: a worker that is gone gets replaced. */
export function sendToWorker(worker: Worker, message: object): void {
  worker.send(message, ignore);
}

function ignore(): void {}
