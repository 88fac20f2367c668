import cluster from "node:cluster";
import { type DestinationStream, pino } from "pino";
import { systemClock } from "#server/clock.ts";
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
  // Each request has a line that names it: to mix the same fields in would take as long as the line itself.
  const ofRequests = pino(settings, output);
  return {
    get level() {
      return log.level;
    },
    set level(changed) {
      log.level = changed;
      ofRequests.level = changed;
    },
    debug: (about, message) => log.debug(about, message),
    info: (about, message) => ("requestId" in about ? ofRequests : log).info(about, message),
    warn: (about, message) => log.warn(about, message),
    error: (about, message) => log.error(about, message),
  };
}

let written = { ms: 0, time: "" };

/** The time as in ISO 8601, made once for all lines of a millisecond. */
function isoTime(): string {
  const ms = systemClock.now();
  if (ms !== written.ms) written = { ms, time: new Date(ms).toISOString() };
  return written.time;
}

/** Bytes of a write: for workers, who share a pipe, as many as it takes at once (PIPE_BUF), so that their lines do not mix. */
const most = cluster.isWorker ? 4096 : 32_768;

let shared: DestinationStream | null = null;

/** Returns the standard output that all logs of the process share. */
function standardOutput(): DestinationStream {
  shared ??= batchedOutput(1);
  return shared;
}

/** Bytes of lines that wait while they cannot be written, as on a full disk; those beyond are lost. */
const mostWaiting = 1_000_000;

/**
 * An open file, written at most 100 ms late: a write of its own for each line costs as much as a cached page. A portal whose
 * log cannot be written goes on; how many lines were lost is told when it can be.
 */
export function batchedOutput(fd: number): DestinationStream {
  const output = pino.destination({ fd, sync: true, maxLength: mostWaiting });
  let lines = "";
  let bytes = 0;
  let lost = 0;
  output.on("error", () => {});
  output.on("drop", (dropped: string) => {
    lost += dropped.split("\n").length - 1;
  });
  output.on("write", () => {
    if (lost > 0) lines += lineOfLost(lost);
    lost = 0;
  });
  function flush(): void {
    if (lines !== "") output.write(lines);
    lines = "";
    bytes = 0;
  }
  setInterval(flush, 100).unref();
  process.on("exit", () => {
    flush();
    try {
      output.flushSync();
    } catch {
      // Nobody can be told.
    }
  });
  return {
    write(line) {
      const size = Buffer.byteLength(line);
      if (bytes + size > most) flush();
      lines += line;
      bytes += size;
    },
  };
}

function lineOfLost(lost: number): string {
  return `{"level":40,"time":"${isoTime()}","lost":${lost},"msg":"lines of the log were lost, as they could not be written"}\n`;
}
