import { type DestinationStream, pino } from "pino";

/** Writes one line with the fields of `about` (an error as `err`) and the message. */
type Write = (about: object, message: string) => void;

export interface Log {
  debug: Write;
  info: Write;
  warn: Write;
  error: Write;
}

export const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

/** A log of JSON lines, on standard output unless told otherwise. */
export function createLog(level: (typeof logLevels)[number], destination?: DestinationStream): Log {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  return pino(options, destination ?? batchedOutput());
}

/** Standard output, written at most 100 ms late: a write of its own for each line costs as much as a cached page. */
function batchedOutput(): DestinationStream {
  const output = pino.destination({ fd: 1, sync: true, minLength: 4096, periodicFlush: 100 });
  process.on("exit", () => output.flushSync());
  return output;
}
