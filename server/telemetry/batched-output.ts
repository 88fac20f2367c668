import cluster from "node:cluster";
import fs from "node:fs";
import process from "node:process";
import type { DestinationStream } from "pino";
import { systemClock } from "#server/clock.ts";

/** Maximum bytes per write. Workers share a pipe and stay within PIPE_BUF, so that their lines do not interleave. */
const maxBatchBytes = cluster.isWorker ? 4096 : 32_768;

/** Maximum bytes queued while writing fails, as on a full disk; lines beyond are dropped. */
const maxQueuedBytes = 1_000_000;

/** Retries when the process exits: a full pipe is read soon if anybody reads it. */
const exitRetries = { count: 20, everyMs: 50 };

/**
 * Returns a stream that writes lines to an open file in batches, at most 100 ms late: one write per line would cost as much as
 * sending a cached page. The file must stay open as long as the process lives: the number of a closed one may soon be a socket's.
 * When writing fails (full disk or pipe), the portal continues; the number of dropped lines is logged once writing succeeds again.
 */
export function batchedOutput(fd: number): DestinationStream {
  let batch = "";
  let batchBytes = 0;
  const queue: Buffer[] = [];
  let dropped = 0;

  function write(line: string): void {
    const size = Buffer.byteLength(line);
    if (batchBytes + size > maxBatchBytes) flush();
    batch += line;
    batchBytes += size;
  }

  function flush(): void {
    enqueueBatch();
    drainQueue();
    if (queue.length > 0 || dropped === 0) return;
    write(droppedWarning(dropped));
    dropped = 0;
  }

  function enqueueBatch(): void {
    const queuedBytes = queue.reduce((sum, { length }) => sum + length, 0);
    if (queuedBytes + batchBytes > maxQueuedBytes) dropped += batch.split("\n").length - 1;
    else if (batchBytes > 0) queue.push(Buffer.from(batch));
    [batch, batchBytes] = ["", 0];
  }

  /** Writes queued batches in order until one fails. */
  function drainQueue(): void {
    try {
      for (let [first] = queue; first; [first] = queue) {
        const written = fs.writeSync(fd, first);
        if (written < first.length) queue[0] = first.subarray(written);
        else queue.shift();
      }
    } catch {
      // Retried with the next flush.
    }
  }

  function flushAtExit(): void {
    flush();
    const sleeper = new Int32Array(new SharedArrayBuffer(4));
    for (let left = exitRetries.count; left > 0 && queue.length > 0; left -= 1) {
      Atomics.wait(sleeper, 0, 0, exitRetries.everyMs);
      drainQueue();
    }
  }

  setInterval(flush, 100).unref();
  process.on("exit", flushAtExit);
  return { write };
}

function droppedWarning(lost: number): string {
  return `{"level":40,"time":"${isoTime()}","lost":${lost},"msg":"log lines were lost, as they could not be written"}\n`;
}

let lastTimestamp = { ms: 0, text: "" };

/** Returns the current time in ISO 8601, formatted once per millisecond. */
export function isoTime(): string {
  const ms = systemClock.now();
  if (ms !== lastTimestamp.ms) lastTimestamp = { ms, text: new Date(ms).toISOString() };
  return lastTimestamp.text;
}
