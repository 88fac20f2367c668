import { type DestinationStream, pino } from "pino";
import { fieldsOfRequest } from "#server/telemetry/trace.ts";

/** Writes one line with the fields of `about` (an error as `err`) and the message. */
type Write = (about: object, message: string) => void;

export interface Log {
  debug: Write;
  info: Write;
  warn: Write;
  error: Write;
}

export const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

export type LogLevel = (typeof logLevels)[number];

/** A log whose least severe level can be changed. */
export interface LevelledLog extends Log {
  level: string;
}

/** A log of JSON lines, on standard output unless told otherwise; each line has the fields of `base` and of its request. */
export function createLog(level: LogLevel, destination?: DestinationStream, base: object | null = null): LevelledLog {
  const options = {
    level,
    base,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: () => fieldsOfRequest(),
    mixinMergeStrategy: (line: object, ofRequest: object) =>
      "requestId" in ofRequest ? { ...ofRequest, ...line } : line,
  };
  return pino(options, destination ?? batchedOutput());
}

/** Standard output, written at most 100 ms late: a write of its own for each line costs as much as a cached page. */
function batchedOutput(): DestinationStream {
  const output = pino.destination({ fd: 1, sync: true, minLength: 4096, periodicFlush: 100 });
  process.on("exit", () => output.flushSync());
  return output;
}
