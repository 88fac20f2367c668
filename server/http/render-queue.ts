/** The queue is full. */
export class OverloadError extends Error {
  override name = "OverloadError";
}

/** Runs at most `active` tasks at a time and lets `waiting` more wait in order; the next one is refused at once. */
export function createRenderQueue({ active, waiting }: { active: number; waiting: number }) {
  let running = 0;
  const line: (() => void)[] = [];

  return async function run<T>(task: () => Promise<T>): Promise<T> {
    if (running < active) running += 1;
    else if (line.length < waiting) await new Promise<void>((resolve) => line.push(resolve));
    else throw new OverloadError("too much is being made already");
    try {
      return await task();
    } finally {
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

export type RenderQueue = ReturnType<typeof createRenderQueue>;
