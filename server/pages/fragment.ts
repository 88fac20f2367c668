import { hash } from "node:crypto";
import { promisify } from "node:util";
import { constants, crc32, deflateRaw, inflateRaw } from "node:zlib";

/** A part of a response body, with values computed once for all bodies that contain it. */
export interface Fragment {
  /** Length of the plain bytes. */
  readonly length: number;
  readonly digest: string;
  /** CRC-32 of the plain bytes. */
  readonly checksum: number;
  plain(): Promise<Buffer>;
  /**
   * Returns the bytes as DEFLATE blocks (RFC 1951) that end on a byte boundary, none of them final. From then on, these
   * are the only bytes in memory.
   */
  deflated(): Promise<Buffer>;
}

/** A text, or fragments that form one. */
export type Body = string | readonly Fragment[];

export async function textOf(body: Body): Promise<string> {
  if (typeof body === "string") return body;
  return Buffer.concat(await Promise.all(body.map((part) => part.plain()))).toString();
}

const deflate = promisify(deflateRaw);
const inflate = promisify(inflateRaw);
const untilSync = { finishFlush: constants.Z_SYNC_FLUSH };
/** Half the default memory: enough for a part, and a fifth cheaper. */
const memLevel = 7;

/** Smaller parts are stored uncompressed. */
const minDeflateBytes = 1000;

export function toFragment(text: string): Fragment {
  return new TextFragment(Buffer.from(text));
}

/** A class because thousands are in memory. */
class TextFragment implements Fragment {
  readonly length: number;
  readonly digest: string;
  readonly checksum: number;
  /** The plain bytes, until they are deflated. */
  #bytes: Buffer | null;
  #deflated: Promise<Buffer> | null = null;

  constructor(bytes: Buffer) {
    this.length = bytes.length;
    this.digest = hash("sha1", bytes, "base64url");
    this.checksum = crc32(bytes);
    this.#bytes = compactBytes(bytes);
  }

  async plain(): Promise<Buffer> {
    return this.#bytes ?? inflate(await this.deflated(), untilSync);
  }

  deflated(): Promise<Buffer> {
    this.#deflated ??= this.#deflate();
    return this.#deflated;
  }

  async #deflate(): Promise<Buffer> {
    const bytes = await this.plain();
    const isSmall = bytes.length < minDeflateBytes;
    // A chunk of the likely size: the default one of 16 kB would mostly be garbage.
    const options = { ...untilSync, memLevel, chunkSize: Math.ceil(bytes.length / 2) };
    const blocks = isSmall ? storedBlock(bytes) : compactBytes(await deflate(bytes, options));
    this.#bytes = null;
    return blocks;
  }
}

/** Uncompressed block: type, length and its one's complement. */
function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(~bytes.length & 0xff_ff, 3);
  return compactBytes(Buffer.concat([head, bytes]));
}

/**
 * Copies bytes into a buffer of their own, unless they have one: a slice would keep the whole larger buffer in memory.
 */
export function compactBytes(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
