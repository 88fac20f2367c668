import { hash } from "node:crypto";
import { promisify } from "node:util";
import { constants, deflateRaw } from "node:zlib";

/** A part of a body as bytes, with what is worked out once for all bodies that it is in. */
export interface Fragment {
  readonly bytes: Buffer;
  /** Hash of the bytes. */
  readonly digest: string;
  /** The bytes as blocks of DEFLATE (RFC 1951) that end at a whole byte, none of them the last of a stream. */
  deflated(): Promise<Buffer>;
}

/** A text, or the parts that make one. */
export type Body = string | readonly Fragment[];

export function textOf(body: Body): string {
  return typeof body === "string" ? body : body.map(({ bytes }) => bytes.toString()).join("");
}

const deflate = promisify(deflateRaw);

/** Parts that are smaller are not worth the work, and are stored as they are. */
const smallest = 1000;

export function toFragment(text: string): Fragment {
  const bytes = ownBytes(Buffer.from(text));
  let blocks: Promise<Buffer> | null = null;
  return {
    bytes,
    digest: hash("sha1", bytes, "base64url"),
    deflated() {
      blocks ??= bytes.length < smallest ? Promise.resolve(storedBlock(bytes)) : deflatedBlocks(bytes);
      return blocks;
    },
  };
}

async function deflatedBlocks(bytes: Buffer): Promise<Buffer> {
  return ownBytes(await deflate(bytes, { finishFlush: constants.Z_SYNC_FLUSH }));
}

/** A block without compression: its kind, its length and the length's complement. */
function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(~bytes.length & 0xff_ff, 3);
  return ownBytes(Buffer.concat([head, bytes]));
}

/** Copies bytes that are kept to memory of their own, unless they have it: as part of a larger buffer they would keep all of it. */
export function ownBytes(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
