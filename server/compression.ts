import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip";

/** A body with its compressed forms, each made once, on first use. */
export interface EncodedBody {
  readonly bytes: Buffer;
  /** Weak, as all encodings share it. */
  readonly etag: string;
  in(encoding: Encoding): Promise<Buffer>;
}

/** In preference, where the client has none. */
const encodings: readonly Encoding[] = ["br", "gzip"];
const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };

export function encodedBody(text: string): EncodedBody {
  const bytes = Buffer.from(text);
  const made = new Map<Encoding, Promise<Buffer>>();
  return {
    bytes,
    etag: `W/"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`,
    in(encoding) {
      const known = made.get(encoding);
      if (known !== undefined) return known;
      const making = encode(bytes, encoding);
      made.set(encoding, making);
      return making;
    },
  };
}

function encode(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "gzip") return compress.gzip(bytes);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
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
