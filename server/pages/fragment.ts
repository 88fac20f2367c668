import { hash } from "node:crypto";
import { promisify } from "node:util";
import { constants, deflateRaw } from "node:zlib";

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

export function toFragment(text: string): Fragment {
  const bytes = compactBytes(Buffer.from(text));
  let blocks: Promise<Buffer> | null = null;
  return {
    bytes,
    digest: hash("sha1", bytes, "base64url"),
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
