/** The server is overloaded: a task would wait too long. */
export class OverloadError extends Error {
  override name = "OverloadError";
}

/** Shared by all refusals: capturing a stack for each would cost more than the rest of a refusal. */
const overload = new OverloadError("too much is being made already");

interface Limits {
  active: number;
  waiting: number;
  /** Longest acceptable wait in milliseconds, estimated from the queue; unlimited by default. */
  maxWaitMs?: number;
  /** Called when a task begins to wait, starts or ends. */
  onChange?: (length: { running: number; waiting: number }) => void;
}

/**
 * Runs a limited number of tasks at a time and queues others in order. A task that finds the queue full, or that would wait too
 * long at the current pace, is refused at once with OverloadError: its visitor can retry, and those in the queue are served.
 */
export function createRenderQueue({ active, waiting, maxWaitMs = Infinity, onChange = () => {} }: Limits) {
  let running = 0;
  const queue: (() => void)[] = [];
  /** Smoothed milliseconds between two completions while tasks are queued. */
  let pace = 0;
  let lastEnd: number | null = null;

  const publish = () => onChange({ running, waiting: queue.length });

  function measurePace(): void {
    const now = performance.now();
    if (queue.length > 0 && lastEnd !== null) pace += (now - lastEnd - pace) / 8;
    lastEnd = queue.length > 0 ? now : null;
  }

  /** True when a new task would be refused. */
  function isFull(): boolean {
    return running >= active && (queue.length >= waiting || queue.length * pace > maxWaitMs);
  }

  async function acquireSlot(): Promise<void> {
    if (running < active) running += 1;
    else {
      const slot = new Promise<void>((resolve) => queue.push(resolve));
      publish();
      await slot;
    }
    publish();
  }

  function releaseSlot(): void {
    measurePace();
    const next = queue.shift();
    if (next) next();
    else running -= 1;
    publish();
  }

  async function run<T>(task: () => Promise<T>): Promise<T> {
    if (isFull()) throw overload;
    await acquireSlot();
    try {
      return await task();
    } finally {
      releaseSlot();
    }
  }

  return Object.assign(run, { isFull });
}

export type RenderQueue = ReturnType<typeof createRenderQueue>;
