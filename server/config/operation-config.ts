import { availableParallelism, totalmem } from "node:os";
import { resolve } from "node:path";
import process from "node:process";
import { z } from "zod";
import { setting } from "./settings.ts";

/** The settings of those who watch over the portal. */
export const operationSettings = z.object({
  METRICS_PORT: setting({
    expected: "a whole number from 0 to 65535",
    fallback: "",
    read: (text) => (text === "" ? null : /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined),
  }),
  WORKERS: setting({
    expected: "a whole number from 1 to 64, or auto",
    fallback: "1",
    read: (text) => {
      if (text === "auto") return "auto" as const;
      const count = /^\d{1,2}$/.test(text) ? Number(text) : 0;
      return count >= 1 && count <= 64 ? count : undefined;
    },
  }),
  ASSETS_FOLDER: setting({
    expected: "a folder that can be written",
    fallback: "",
    read: (text) => text,
  }),
  METRICS_HOST: setting({
    expected: "a name or address to listen on",
    fallback: "127.0.0.1",
    read: (text) => text || undefined,
  }),
});

export function toOperationConfig(values: z.output<typeof operationSettings>) {
  return {
    /** Processes that answer requests. */
    workers: values.WORKERS === "auto" ? suitableWorkers() : values.WORKERS,
    /** Folder that keeps the assets of several builds; null for none. */
    assetsFolder: values.ASSETS_FOLDER === "" ? null : resolve(import.meta.dirname, "../..", values.ASSETS_FOLDER),
    /** Port and host of the metrics for Prometheus; null when they are not served. */
    metrics: values.METRICS_PORT === null ? null : { port: values.METRICS_PORT, host: values.METRICS_HOST },
  };
}

/** Bytes of memory that a worker takes with the default caches, and some more. */
const workerBytes = 400_000_000;

/** One for each processor that the process may use, as far as its memory reaches. */
function suitableWorkers(): number {
  const bytes = Math.min(process.constrainedMemory() || Infinity, totalmem());
  return Math.max(1, Math.min(availableParallelism(), Math.floor(bytes / workerBytes)));
}
