import { hash } from "node:crypto";
import { promisify } from "node:util";
import { constants, deflateRaw } from "node:zlib";
import { LRUCache } from "lru-cache";

/** A part of a response body, with values computed once for all bodies that contain it. */
export interface Fragment {
  readonly bytes: Buffer;
  readonly digest: string;
  /** Returns the bytes as DEFLATE blocks (RFC 1951) that end on a byte boundary, none of them final. */
  deflated(): Promise<Buffer>;
}

/** A text, or fragments that form one. */
export type Body = string | readonly Fragment[];

export function textOf(body: Body): string {
  return typeof body === "string" ? body : body.map(({ bytes }) => bytes.toString()).join("");
}

const deflate = promisify(deflateRaw);

/** Half the default memory: enough for a part, and a fifth cheaper. */
const memLevel = 7;

/** Smaller parts are stored uncompressed. */
const minDeflateBytes = 1000;

/**
 * The latest fragments by digest. Pages have their menu and footer in common, so these are in memory and compressed only
 * once.
 */
const latest = new LRUCache<string, Fragment>({
  maxSize: 2_000_000,
  sizeCalculation: ({ bytes }) => 2 * bytes.length + 500,
});

export function toFragment(text: string): Fragment {
  const bytes = Buffer.from(text);
  const digest = hash("sha1", bytes, "base64url");
  const same = latest.get(digest);
  // Compared, because SHA-1 does not rule out two texts with one digest.
  if (same?.bytes.equals(bytes)) return same;
  const own = createFragment(compactBytes(bytes), digest);
  latest.set(digest, own);
  return own;
}

function createFragment(bytes: Buffer, digest: string): Fragment {
  let blocks: Promise<Buffer> | null = null;
  return {
    bytes,
    digest,
    deflated() {
      blocks ??= bytes.length < minDeflateBytes ? Promise.resolve(storedBlock(bytes)) : deflatedBlocks(bytes);
      return blocks;
    },
  };
}

async function deflatedBlocks(bytes: Buffer): Promise<Buffer> {
  // A chunk of the likely size: the default one of 16 kB would mostly be garbage.
  const chunkSize = Math.ceil(bytes.length / 2);
  return compactBytes(await deflate(bytes, { finishFlush: constants.Z_SYNC_FLUSH, memLevel, chunkSize }));
}

/** Uncompressed block: type, length and its one's complement. */
function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(~bytes.length & 0xff_ff, 3);
  return compactBytes(Buffer.concat([head, bytes]));
}

/** Copies bytes into a buffer of their own, unless they have one: a slice keeps the whole larger buffer alive. */
export function compactBytes(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
