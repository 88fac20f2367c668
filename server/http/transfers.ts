import { Readable } from "node:stream";

interface Limits {
  /** Transfers under way at a time. */
  most: number;
  /** Time in milliseconds without progress after which a transfer may be ended for a new one. */
  stalledMs: number;
}

/** A place among the transfers under way, from the request on. */
export interface Transfer {
  /** Passes a body on; the place is free when it ends. */
  pass(source: AsyncIterable<Uint8Array | string>): Readable;
  free(): void;
}

/** Bounds the bodies that are passed on at a time. Where all places are taken, that of a reader who does not read is given away. */
export function createTransfers({ most, stalledMs }: Limits) {
  /** The one that waits longest for its reader comes first. */
  const underWay = new Set<{ body: Readable | null; progressAt: number }>();

  /** Null when there is no place. */
  return function take(): Transfer | null {
    const now = performance.now();
    const [slowest] = underWay;
    if (slowest && underWay.size >= most) {
      if (now - slowest.progressAt < stalledMs) return null;
      underWay.delete(slowest);
      slowest.body?.destroy();
    }
    const own = { body: Readable.from([]), progressAt: now };
    underWay.add(own);

    async function* parts(source: AsyncIterable<Uint8Array | string>) {
      for await (const part of source) {
        own.progressAt = performance.now();
        // Last in the order again.
        if (underWay.delete(own)) underWay.add(own);
        yield part;
      }
    }

    const free = () => void underWay.delete(own);
    return {
      free,
      pass(source) {
        own.body = Readable.from(parts(source)).once("close", free);
        return own.body;
      },
    };
  };
}
