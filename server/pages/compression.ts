import { hash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";

export type Encoding = "br" | "gzip";

/** A body in the requested encodings, each made once, on first use. */
export interface EncodedBody {
  /** Bytes of the plain body. */
  readonly length: number;
  /** Weak, as all encodings share it. */
  readonly etag: string;
  /** The body in an encoding; null is the plain one. */
  in(encoding: Encoding | null): Promise<Buffer>;
}

/** In preference, where the client has none. */
const encodings: readonly Encoding[] = ["br", "gzip"];
const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const decompress = promisify(brotliDecompress);

/**
 * Once there is a Brotli form, which every browser takes, the plain one is let go and made again for the rare client
 * that wants it: cached pages take a fifth of the memory.
 */
export function encodedBody(text: string): EncodedBody {
  const bytes = Buffer.from(text);
  let plain: Buffer | null = bytes;
  const made = new Map<Encoding, Promise<Buffer>>();

  async function unpacked(): Promise<Buffer> {
    return plain ?? decompress((await made.get("br")) ?? Buffer.alloc(0));
  }

  async function make(encoding: Encoding): Promise<Buffer> {
    const body = exact(await encode(await unpacked(), encoding));
    if (encoding === "br") plain = null;
    return body;
  }

  return {
    length: bytes.length,
    etag: `W/"${hash("sha1", bytes, "base64url")}"`,
    in(encoding) {
      if (encoding === null) return unpacked();
      const cached = made.get(encoding);
      if (cached !== undefined) return cached;
      const making = make(encoding);
      made.set(encoding, making);
      return making;
    },
  };
}

/** Bodies of answers that come again and again, such as error pages, by their text. */
const shared = new LRUCache<string, EncodedBody>({
  max: 200,
  maxSize: 8_000_000,
  sizeCalculation: ({ length }) => 3 * length + 1,
});

/** Encodes a text that many answers have in common once for all of them. */
export function sharedBody(text: string): EncodedBody {
  const known = shared.get(text);
  if (known) return known;
  const body = encodedBody(text);
  shared.set(text, body);
  return body;
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

/** The encoding an Accept-Encoding header likes best; null for the plain bytes. */
export function chooseEncoding(header: string | undefined): Encoding | null {
  if (!header) return null;
  const weights = new Map<string, number>();
  for (const item of header.toLowerCase().split(",", 20)) {
    const [name = "", ...parameters] = item.split(";").map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith("q="));
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)) || 0);
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get("*") ?? 0;
  const plain = weights.get("identity") ?? 0;
  const [best] = encodings.filter((name) => weightOf(name) > 0).toSorted((a, b) => weightOf(b) - weightOf(a));
  return best !== undefined && weightOf(best) >= plain ? best : null;
}
