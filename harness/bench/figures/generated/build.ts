import { Worker } from "node:worker_threads";

export interface BuildTask {
  /** Number of contents. */
  number: number;
  file: string;
}

/** CPU time of writing, and the size of the items as JSON. */
export interface Built {
  buildMs: number;
  textBytes: number;
}

/** Builds an index of generated contents in a thread. */
export function buildInThread(workerData: BuildTask): Promise<Built> {
  const worker = new Worker(new URL("./build-thread.ts", import.meta.url), { workerData });
  return new Promise((resolve, reject) => {
    let built: Built | null = null;
    worker.once("message", (message: Built) => {
      built = message;
    });
    worker.once("error", reject);
    worker.once("exit", () => (built ? resolve(built) : reject(new Error("The index was not built."))));
  });
}
