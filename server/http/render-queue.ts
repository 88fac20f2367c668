import { events } from "#server/telemetry/events.ts";

/** There is more to do than can be done in time. */
export class OverloadError extends Error {
  override name = "OverloadError";
}

/** One for all: the stack of each of thousands a second would cost more than everything else of a refusal. */
const overload = new OverloadError("too much is being made already");

interface Limits {
  /** Tasks under way at a time. */
  active: number;
  /** Tasks that may wait for a place. */
  waiting: number;
  /** Longest wait that a new task may expect; any unless set. */
  maxWaitMs?: number;
}

/**
 * Runs a few tasks at a time and lets others wait in order. A task that would find the line full, or would wait too long
 * by the pace of the tasks before it, is refused at once: its visitor can try again, and those in the line are answered.
 */
export function createRenderQueue({ active, waiting, maxWaitMs = Infinity }: Limits) {
  let running = 0;
  const line: (() => void)[] = [];
  /** Milliseconds between the ends of two tasks while others wait, smoothed. */
  let pace = 0;
  let lastEnd: number | null = null;

  const tell = () => events.queueChanged.publish({ running, waiting: line.length });

  function measurePace(): void {
    const now = performance.now();
    if (line.length > 0 && lastEnd !== null) pace += (now - lastEnd - pace) / 8;
    lastEnd = line.length > 0 ? now : null;
  }

  /** True while a new task would be refused. */
  function isFull(): boolean {
    return running >= active && (line.length >= waiting || line.length * pace > maxWaitMs);
  }

  async function run<T>(task: () => Promise<T>): Promise<T> {
    if (isFull()) throw overload;
    if (running < active) running += 1;
    else {
      const place = new Promise<void>((resolve) => line.push(resolve));
      tell();
      await place;
    }
    tell();
    try {
      return await task();
    } finally {
      measurePace();
      const next = line.shift();
      if (next) next();
      else running -= 1;
      tell();
    }
  }

  return Object.assign(run, { isFull });
}

export type RenderQueue = ReturnType<typeof createRenderQueue>;
