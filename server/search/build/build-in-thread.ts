import { Worker } from "node:worker_threads";
import type { Environment } from "#server/config/settings.ts";
import type { About } from "#server/telemetry/metrics.ts";

export interface BuildTask {
  env: Environment;
  cmsUrl: string;
  /** Node and build for its log lines. */
  about: About;
  file: string;
  settings: string;
}

/** Builds an index in a file. Rejects when the CMS fails or the build is aborted. */
export type BuildFile = (file: string, settings: string, signal: AbortSignal) => Promise<void>;

/** Size of V8's young generation in megabytes. Most objects of a build are short-lived. */
const youngGenerationMb = 48;

/**
 * Returns a function that builds an index in a worker thread. Pages are rendered at normal speed meanwhile, and the
 * memory of a build, hundreds of megabytes for a large CMS, is freed when the thread ends.
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
