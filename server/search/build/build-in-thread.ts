import { Worker } from "node:worker_threads";
import type { Environment } from "#server/config/settings.ts";
import type { About } from "#server/telemetry/metrics.ts";

/** What a thread that builds an index is started with. */
export interface BuildTask {
  env: Environment;
  cmsUrl: string;
  /** Names node and build in its log. */
  about: About;
  file: string;
  settings: string;
}

/** Builds an index in a file; rejects where the CMS fails, and when it is stopped. */
export type BuildFile = (file: string, settings: string, signal: AbortSignal) => Promise<void>;

/** Megabytes of young objects: most of what a build makes is garbage at once, and the memory is given back with the thread. */
const youngGenerationMb = 48;

/**
 * Returns a function that builds indexes in a thread of its own: pages are answered meanwhile as always, and the memory of a
 * build, hundreds of megabytes for a large CMS, ends with the thread.
 */
export function createThreadBuild(task: Omit<BuildTask, "file" | "settings">): BuildFile {
  return (file, settings, signal) => {
    const worker = new Worker(new URL("./build-thread.ts", import.meta.url), {
      workerData: { ...task, file, settings } satisfies BuildTask,
      resourceLimits: { maxYoungGenerationSizeMb: youngGenerationMb },
    });
    signal.addEventListener("abort", () => void worker.terminate(), { once: true });
    return new Promise((resolve, reject) => {
      worker.once("error", reject);
      worker.once("exit", (code) => {
        if (code === 0) resolve();
        else reject(new Error("the thread that builds the search index was stopped"));
      });
    });
  };
}
