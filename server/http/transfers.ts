import { Readable } from "node:stream";

interface Limits {
  /** Maximum number of concurrent transfers. */
  maxConcurrent: number;
  /** Milliseconds without progress after which a transfer may be ended in favour of a new one. */
  stalledMs: number;
}

export interface Transfer {
  /** Streams a body to the client; the slot is freed when it ends. */
  pass(source: AsyncIterable<Uint8Array | string>): Readable;
  free(): void;
}

/** Limits concurrent transfers. When all slots are taken, a new transfer replaces one whose client stopped reading. */
export function createTransfers({ maxConcurrent, stalledMs }: Limits) {
  /** Ordered by progress: the transfer that made none for longest comes first. */
  const active = new Set<{ body: Readable | null; progressAt: number }>();

  return function acquireSlot(): Transfer | null {
    const now = performance.now();
    const [slowest] = active;
    if (slowest && active.size >= maxConcurrent) {
      if (now - slowest.progressAt < stalledMs) return null;
      active.delete(slowest);
      slowest.body?.destroy();
    }
    const transfer = { body: Readable.from([]), progressAt: now };
    active.add(transfer);

    async function* parts(source: AsyncIterable<Uint8Array | string>) {
      for await (const part of source) {
        transfer.progressAt = performance.now();
        // Moves the transfer to the end of the order.
        if (active.delete(transfer)) active.add(transfer);
        yield part;
      }
    }

    const free = () => void active.delete(transfer);
    return {
      free,
      pass(source) {
        transfer.body = Readable.from(parts(source)).once("close", free);
        return transfer.body;
      },
    };
  };
}
