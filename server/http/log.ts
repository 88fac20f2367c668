import { type DestinationStream, pino } from "pino";
import { batchedOutput, isoTime } from "#server/telemetry/batched-output.ts";
import { fieldsOfRequest } from "#server/telemetry/trace.ts";

/** Writes one line with the given fields (an error as `err`) and the message. */
type Write = (fields: object, message: string) => void;

export interface Log {
  debug: Write;
  info: Write;
  warn: Write;
  error: Write;
}

export const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

export type LogLevel = (typeof logLevels)[number];

/** A log whose level can be changed while it is in use. */
export interface LevelledLog extends Log {
  level: string;
}

/**
 * Creates a log of JSON lines, on standard output by default. Each line has the fields of `base` and those of the request that is
 * being handled.
 */
export function createLog(level: LogLevel, destination?: DestinationStream, base: object | null = null): LevelledLog {
  const output = destination ?? standardOutput();
  const settings = { level, base, timestamp: () => `,"time":"${isoTime()}"` };
  const log = pino(
    {
      ...settings,
      mixin: () => fieldsOfRequest(),
      mixinMergeStrategy: (line: object, ofRequest: object) =>
        "requestId" in ofRequest ? { ...ofRequest, ...line } : line,
    },
    output,
  );
  // For the line that each request has: it names the request itself, and mixing its fields in again would double its cost.
  const requestLog = pino(settings, output);
  return {
    get level() {
      return log.level;
    },
    set level(changed) {
      log.level = changed;
      requestLog.level = changed;
    },
    debug: (fields, message) => log.debug(fields, message),
    info: (fields, message) => ("requestId" in fields ? requestLog : log).info(fields, message),
    warn: (fields, message) => log.warn(fields, message),
    error: (fields, message) => log.error(fields, message),
  };
}

let sharedOutput: DestinationStream | null = null;

/** Returns standard output as one stream for all logs of the process. */
function standardOutput(): DestinationStream {
  sharedOutput ??= batchedOutput(1);
  return sharedOutput;
}
