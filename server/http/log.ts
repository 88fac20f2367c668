import cluster from "node:cluster";
import fs from "node:fs";
import process from "node:process";
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

/** Tries at the end of the process, and milliseconds between them: a pipe that is full is read soon, if anybody reads it. */
const lastTries = { count: 20, everyMs: 50 };

/**
 * An open file, written at most 100 ms late: a write of its own for each line costs as much as a cached page. A portal whose
 * log cannot be written, as a disk or a pipe is full, goes on; how many lines were lost is told when it can be.
 */
export function batchedOutput(fd: number): DestinationStream {
  let lines = "";
  let bytes = 0;
  const waiting: Buffer[] = [];
  let lost = 0;

  function flush(): void {
    const waitingBytes = waiting.reduce((sum, { length }) => sum + length, 0);
    if (waitingBytes + bytes > mostWaiting) lost += lines.split("\n").length - 1;
    else if (bytes > 0) waiting.push(Buffer.from(lines));
    [lines, bytes] = ["", 0];
    writeOut();
    if (waiting.length > 0 || lost === 0) return;
    write(lineOfLost(lost));
    lost = 0;
  }

  /** Writes one batch after the other, until one cannot be written. */
  function writeOut(): void {
    try {
      for (let [batch] = waiting; batch; [batch] = waiting) {
        const written = fs.writeSync(fd, batch);
        if (written < batch.length) waiting[0] = batch.subarray(written);
        else waiting.shift();
      }
    } catch {
      // It is tried again with the next lines.
    }
  }

  function write(line: string): void {
    const size = Buffer.byteLength(line);
    if (bytes + size > most) flush();
    lines += line;
    bytes += size;
  }

  setInterval(flush, 100).unref();
  process.on("exit", () => {
    flush();
    const sleeper = new Int32Array(new SharedArrayBuffer(4));
    for (let left = lastTries.count; left > 0 && waiting.length > 0; left -= 1) {
      Atomics.wait(sleeper, 0, 0, lastTries.everyMs);
      writeOut();
    }
  });
  return { write };
}

function lineOfLost(lost: number): string {
  return `{"level":40,"time":"${isoTime()}","lost":${lost},"msg":"lines of the log were lost, as they could not be written"}\n`;
}
