import { availableParallelism, totalmem } from "node:os";
import { resolve } from "node:path";
import process from "node:process";
import { z } from "zod";
import { defaultPort } from "./http-config.ts";
import { type Environment, optionalSetting, setting } from "./settings.ts";

/** Settings for operators: workers, metrics, assets. */
export const operationSettings = z.object({
  METRICS_PORT: optionalSetting({
    expected: "a whole number from 0 to 65535",
    read: (text) => (/^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined),
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

/** Names a port that is to be used twice; 0 is a free one for each. */
export function sharedPort({ PORT, METRICS_PORT }: Environment): string[] {
  const port = PORT?.trim() || defaultPort;
  const isShared = port !== "0" && METRICS_PORT?.trim() === port;
  return isShared ? [`METRICS_PORT: expected another port than that of PORT, got ${port} for both`] : [];
}

export function toOperationConfig(values: z.output<typeof operationSettings>) {
  return {
    workers: values.WORKERS === "auto" ? suitableWorkers() : values.WORKERS,
    /** Folder that retains the assets of several builds; null for none. */
    assetsFolder: values.ASSETS_FOLDER === "" ? null : resolve(import.meta.dirname, "../..", values.ASSETS_FOLDER),
    /** Port and host of the Prometheus metrics; null when off. */
    metrics: values.METRICS_PORT === null ? null : { port: values.METRICS_PORT, host: values.METRICS_HOST },
  };
}

/** Estimated memory of a worker with the default caches, in bytes, with some reserve. */
const workerBytes = 400_000_000;

/** One worker per available processor, limited by memory. */
function suitableWorkers(): number {
  const bytes = Math.min(process.constrainedMemory() || Infinity, totalmem());
  return Math.max(1, Math.min(availableParallelism(), Math.floor(bytes / workerBytes)));
}
