import { hash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, crc32, gunzip, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import { type Body, type Fragment, toFragment } from "./fragment.ts";

export type Encoding = "br" | "gzip";

/** A body in the requested encodings, each made once, on first use. */
export interface EncodedBody {
  /** Bytes of the plain body. */
  readonly length: number;
  /** Weak, as all encodings share it. */
  readonly etag: string;
  /** Bytes of memory that its forms take; before there is one, about as many as the compact ones will. */
  readonly held: number;
  /** The body in an encoding; null is the plain one. */
  in(encoding: Encoding | null): Promise<Buffer>;
  /**
   * The body in the best of the encodings that a client takes, or in gzip as long as Brotli is not worth its work, which it
   * is from the second time on.
   */
  inBestOf(accepted: readonly Encoding[]): Promise<{ encoding: Encoding | null; bytes: Buffer }>;
}

/** In preference, where the client has none. */
const encodings: readonly Encoding[] = ["br", "gzip"];
const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const decompress = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

/**
 * The parts of a body come compressed, and gzip only joins them. Once there is a compressed form, the parts are let go; once
 * there is a Brotli form, which every browser takes, gzip's is, too. The plain form is held when a client has asked for it.
 */
export function encodedBody(body: Body): EncodedBody {
  const fragments = typeof body === "string" ? [toFragment(body)] : body;
  const length = fragments.reduce((sum, { bytes }) => sum + bytes.length, 0);
  let parts: readonly Fragment[] | null = fragments;
  let isComeAgain = false;
  const forms = new Map<Encoding | null, Promise<Buffer>>();
  const sizes = new Map<Encoding | null, number>();

  async function unpacked(): Promise<Buffer> {
    if (parts) return Buffer.concat(parts.map(({ bytes }) => bytes));
    const plain = forms.get(null);
    if (plain !== undefined) return plain;
    const encoding = sizes.has("br") ? "br" : "gzip";
    return decompress[encoding]((await forms.get(encoding)) ?? Buffer.alloc(0));
  }

  async function make(encoding: Encoding | null): Promise<Buffer> {
    if (encoding === null) return unpacked();
    if (encoding === "gzip" && parts) return joinDeflated(parts, length);
    return exact(await encode(await unpacked(), encoding));
  }

  function inEncoding(encoding: Encoding | null): Promise<Buffer> {
    const known = forms.get(encoding);
    if (known !== undefined) return known;
    const making = make(encoding).then((bytes) => {
      sizes.set(encoding, bytes.length);
      if (encoding !== null) parts = null;
      if (encoding === "br") release("gzip");
      return bytes;
    });
    forms.set(encoding, making);
    return making;
  }

  function release(encoding: Encoding): void {
    forms.delete(encoding);
    sizes.delete(encoding);
  }

  return {
    length,
    etag: `W/"${hash("sha1", fragments.map(({ digest }) => digest).join(), "base64url")}"`,
    get held() {
      if (sizes.size === 0) return Math.ceil(length / 3);
      return [...sizes.values()].reduce((sum, size) => sum + size);
    },
    in: inEncoding,
    async inBestOf(accepted) {
      const [best = null] = accepted;
      const isEarly = best === "br" && !sizes.has("br") && accepted.includes("gzip");
      if (isEarly && isComeAgain) void inEncoding("br");
      isComeAgain = true;
      const encoding = isEarly ? "gzip" : best;
      return { encoding, bytes: await inEncoding(encoding) };
    },
  };
}

/** A gzip stream (RFC 1952) of parts that are compressed already. */
async function joinDeflated(parts: readonly Fragment[], length: number): Promise<Buffer> {
  const blocks = await Promise.all(parts.map((part) => part.deflated()));
  const end = Buffer.alloc(10);
  // An empty last block.
  end.writeUInt16LE(3, 0);
  end.writeUInt32LE(
    parts.reduce((sum, { bytes }) => crc32(bytes, sum), 0),
    2,
  );
  end.writeUInt32LE(length, 6);
  return Buffer.concat([gzipHead, ...blocks, end]);
}

/** Magic number, DEFLATE, no flags, no time, unknown system. */
const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/** Bodies of answers that come again and again, such as error pages, by their tag. */
const shared = new LRUCache<string, EncodedBody>({
  max: 200,
  maxSize: 8_000_000,
  sizeCalculation: ({ length }) => 3 * length + 1,
});

/** Encodes a body that many answers have in common once for all of them. */
export function sharedBody(body: Body): EncodedBody {
  const own = encodedBody(body);
  const known = shared.get(own.etag);
  if (known) return known;
  shared.set(own.etag, own);
  return own;
}

/** Copies bytes to memory of their own: zlib's answer is part of a larger buffer, which would stay in memory as a whole. */
function exact(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

function encode(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "gzip") return compress.gzip(bytes);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_LGWIN]: 18,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return compress.br(bytes, { params });
}

/** The encodings that an Accept-Encoding header likes no less than the plain bytes, the best first. */
export function acceptedEncodings(header: string | undefined): Encoding[] {
  if (!header) return [];
  const weights = new Map<string, number>();
  for (const item of header.toLowerCase().split(",", 20)) {
    const [name = "", ...parameters] = item.split(";").map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith("q="));
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)) || 0);
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get("*") ?? 0;
  const plain = weights.get("identity") ?? 0;
  return encodings
    .filter((name) => weightOf(name) > 0 && weightOf(name) >= plain)
    .toSorted((a, b) => weightOf(b) - weightOf(a));
}
