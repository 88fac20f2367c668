import type { Worker } from "node:cluster";
import process from "node:process";
import { z } from "zod";

const call = z.object({
  /** Null for one that needs no answer. */
  id: z.number().nullable(),
  name: z.string(),
  given: z.array(z.unknown()).readonly(),
});

export type StoreCall = z.output<typeof call>;

/** Work of the store that a worker asks the primary process for, in its order: that of a turn of the event loop in one message. */
export const storeCalls = z.object({ storeCalls: z.array(call) });
export const storeAnswers = z.object({ storeAnswers: z.array(z.object({ id: z.number(), result: z.unknown() })) });
/** A message of one worker to all others. */
export const storeMessage = z.object({ storeMessage: z.unknown() });

/** From a worker: it answers requests, or it is about to end. */
export const workerState = z.object({ workerState: z.enum(["ready", "stopping"]) });

/** To a worker: the primary process wants its metrics. */
export const metricsCall = z.object({ tellMetrics: z.literal(true) });
/** From a worker: its metrics, as prom-client adds them up. */
export const workerMetrics = z.object({ workerMetrics: z.array(z.looseObject({ type: z.unknown() })) });

/** To a worker: another one has taken its place. */
export const retirement = z.object({ retire: z.literal(true) });

/** What the primary process gives a worker with its environment. */
export const workerVariable = "PORTAL_WORKER";
export const workerData = z.object({
  /** Tells the workers of a node apart. */
  number: z.number(),
  /** Addresses of the embedded services, which all workers have in common; null where others are configured. */
  embedded: z.object({ cmsUrl: z.string().nullable(), providerUrl: z.string().nullable() }),
});

export type WorkerData = z.output<typeof workerData>;

/**
 * The message when it is of a kind; null otherwise. Each is heard by all who listen, so that one of another kind has to be told
 * by its name: a schema takes long to say what is wrong with it.
 */
export function readMessage<S extends z.ZodObject>(kind: S, message: unknown): z.output<S> | null {
  const [name = ""] = Object.keys(kind.shape);
  if (typeof message !== "object" || message === null || !(name in message)) return null;
  return kind.safeParse(message).data ?? null;
}

/** Sends a message to the primary process, and says when it is on its way; one that is gone takes its workers along. */
export function sendToPrimary(message: object, onSent: () => void = ignore): void {
  process.send?.(message, undefined, undefined, onSent);
}

/** Sends a message to a worker; one that is gone is replaced. */
export function sendToWorker(worker: Worker, message: object): void {
  worker.send(message, ignore);
}

function ignore(): void {}
