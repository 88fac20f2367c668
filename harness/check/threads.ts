import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { CheckedBatch } from "./collection.ts";
import type { CheckContext } from "./context.ts";
import type { RecordEntry, Source } from "./item.ts";

/** Records in a batch. */
const atOnce = 20;

/** Fewest records for another thread: starting one takes longer than checking fewer. */
const fewest = 1000;

/** Start data of a thread. */
export interface Task {
  entries: readonly RecordEntry[];
  source: Source;
  level: number;
  links: CheckContext["links"];
  atOnce: number;
  /** Number of records that threads have taken so far. */
  taken: Int32Array<SharedArrayBuffer>;
}

interface Options {
  entries: readonly RecordEntry[];
  context: Pick<CheckContext, "source" | "level" | "links">;
  /** Includes this thread; null for one per core, if there are enough records. */
  threads: number | null;
  signal: AbortSignal;
  /** Receives the index of the first record and the results of the batch. */
  onChecked(first: number, checked: CheckedBatch): void;
}

/** Starts worker threads; the result also gives this thread its next batch. */
export function startThreads({ entries, context, threads, signal, onChecked }: Options) {
  const { source, level, links } = context;
  const count = threads ?? Math.max(1, Math.min(availableParallelism(), Math.floor(entries.length / fewest)));
  const taken = new Int32Array(new SharedArrayBuffer(4));
  const task: Task = { entries, source, level, links, atOnce, taken };
  const stop = () => Atomics.store(taken, 0, entries.length);
  if (signal.aborted) stop();
  signal.addEventListener("abort", stop);
  const workers = Array.from({ length: count - 1 }, () => untilDone(task, onChecked));
  const ended = Promise.all(workers).finally(() => signal.removeEventListener("abort", stop));
  return { next: () => Atomics.add(taken, 0, atOnce), atOnce, ended };
}

function untilDone(task: Task, onChecked: Options["onChecked"]): Promise<void> {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData: task });
  worker.on("message", ({ first, checked }: { first: number; checked: CheckedBatch }) => onChecked(first, checked));
  return new Promise((resolve, reject) => {
    worker.once("error", reject);
    worker.once("exit", () => resolve());
  });
}
