import { hash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, crc32, gunzip, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import { type Body, compactBytes, type Fragment, toFragment } from "./fragment.ts";

export type Encoding = "br" | "gzip";

/** A body with its encodings, each computed on first use. */
export interface EncodedBody {
  /** Length of the plain body in bytes. */
  readonly length: number;
  /** Weak, because all encodings share it. */
  readonly etag: string;
  /** Memory in bytes that its encoded forms take; before there is one, an estimate. */
  readonly memoryBytes: number;
  /** Returns the body in an encoding; null is the plain body. */
  in(encoding: Encoding | null): Promise<Buffer>;
  /**
   * Returns the body in the best accepted encoding. The first time it is gzip rather than Brotli, which is only worth
   * its cost for a body that is requested again.
   */
  inBestOf(accepted: readonly Encoding[]): Promise<EncodedBytes>;
  /** The same, but synchronous; null when that encoding has not been computed. */
  readyFor(accepted: readonly Encoding[]): EncodedBytes | null;
}

export interface EncodedBytes {
  encoding: Encoding | null;
  bytes: Buffer;
}

/** In order of preference where the client has none. */
const encodings: readonly Encoding[] = ["br", "gzip"];
const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const decompress = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

/**
 * Creates a body from text or from fragments. Fragments are already compressed, so gzip only joins them. They are
 * dropped once there is a compressed form; gzip is dropped once there is Brotli, which every browser accepts. The plain
 * form is kept only when a client has requested it.
 */
export function encodedBody(body: Body): EncodedBody {
  const parts = typeof body === "string" ? [toFragment(body)] : body;
  const length = parts.reduce((sum, { bytes }) => sum + bytes.length, 0);
  const etag = `W/"${hash("sha1", parts.map(({ digest }) => digest).join(), "base64url")}"`;
  return new EncodedForms({ length, etag, parts, ready: {} });
}

/** Creates a body from its gzip form alone. */
export function gzippedBody({
  length,
  etag,
  gzip,
}: Pick<EncodedBody, "length" | "etag"> & { gzip: Buffer }): EncodedBody {
  return new EncodedForms({ length, etag, parts: null, ready: { gzip } });
}

interface Forms extends Pick<EncodedBody, "length" | "etag"> {
  parts: readonly Fragment[] | null;
  ready: Partial<Record<Form, Buffer>>;
}

type Form = Encoding | "plain";

/** A class because thousands are in memory: closures for each would take more memory than everything but the bytes. */
class EncodedForms implements EncodedBody {
  readonly length: number;
  readonly etag: string;
  memoryBytes: number;
  #parts: Forms["parts"];
  readonly #ready: Forms["ready"];
  #making: Partial<Record<Form, Promise<Buffer>>> | null = null;
  #isComeAgain = false;

  constructor({ length, etag, parts, ready }: Forms) {
    this.length = length;
    this.etag = etag;
    this.#parts = parts;
    this.#ready = ready;
    this.memoryBytes = this.#count();
  }

  #count(): number {
    const forms = Object.values(this.#ready);
    return forms.length === 0 ? Math.ceil(this.length / 3) : forms.reduce((sum, bytes) => sum + bytes.length, 0);
  }

  async in(encoding: Encoding | null): Promise<Buffer> {
    const form = encoding ?? "plain";
    const bytes = this.#ready[form] ?? this.#making?.[form];
    if (bytes !== undefined) return bytes;
    const begun = this.#keep(form);
    this.#making = { ...this.#making, [form]: begun };
    return begun;
  }

  async inBestOf(accepted: readonly Encoding[]): Promise<EncodedBytes> {
    const encoding = this.#choose(accepted);
    return { encoding, bytes: await this.in(encoding) };
  }

  readyFor(accepted: readonly Encoding[]): EncodedBytes | null {
    const encoding = this.#choose(accepted);
    const bytes = this.#ready[encoding ?? "plain"];
    return bytes ? { encoding, bytes } : null;
  }

  #choose(accepted: readonly Encoding[]): Encoding | null {
    const [best = null] = accepted;
    const isEarly = best === "br" && !this.#ready.br && accepted.includes("gzip");
    if (isEarly && this.#isComeAgain) void this.in("br");
    this.#isComeAgain = true;
    return isEarly ? "gzip" : best;
  }

  async #keep(form: Form): Promise<Buffer> {
    const bytes = await this.#make(form);
    delete this.#making?.[form];
    this.#ready[form] = bytes;
    if (form !== "plain") this.#parts = null;
    if (form === "br") delete this.#ready.gzip;
    this.memoryBytes = this.#count();
    return bytes;
  }

  async #make(form: Form): Promise<Buffer> {
    if (form === "plain") return compactBytes(await this.#unpacked());
    if (form === "gzip" && this.#parts) return compactBytes(await joinDeflated(this.#parts, this.length));
    return compactBytes(await encode(await this.#unpacked(), form));
  }

  async #unpacked(): Promise<Buffer> {
    if (this.#parts) return Buffer.concat(this.#parts.map(({ bytes }) => bytes));
    const { br, gzip: compressed = br, plain } = this.#ready;
    if (!compressed) throw new Error("a body without parts has no compressed form");
    return plain ?? decompress[compressed === br ? "br" : "gzip"](compressed);
  }
}

/** Joins compressed parts into a gzip stream (RFC 1952). */
async function joinDeflated(parts: readonly Fragment[], length: number): Promise<Buffer> {
  const blocks = await Promise.all(parts.map((part) => part.deflated()));
  const end = Buffer.alloc(10);
  // Empty final block.
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

/** Cache by ETag of bodies that are sent repeatedly, such as error pages. */
const shared = new LRUCache<string, EncodedBody>({
  max: 200,
  maxSize: 8_000_000,
  sizeCalculation: ({ length }) => 3 * length + 1,
});

/** The same by identity of the parts, which saves hashing them for each response. */
const sharedByParts = new WeakMap<readonly Fragment[], EncodedBody>();

/** Returns the encoded body, shared by all responses with the same content. */
export function sharedBody(body: Body): EncodedBody {
  if (typeof body === "string") return sharedByTag(encodedBody(body));
  const cached = sharedByParts.get(body) ?? sharedByTag(encodedBody(body));
  sharedByParts.set(body, cached);
  return cached;
}

function sharedByTag(own: EncodedBody): EncodedBody {
  const known = shared.get(own.etag);
  if (known) return known;
  shared.set(own.etag, own);
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

/** Cache of parsed headers: few different ones occur, but each with every request. */
const parsedHeaders = new LRUCache<string, readonly Encoding[]>({ max: 100 });

/** Encodings that an Accept-Encoding header prefers to the plain body or rates equally, best first. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (!header) return [];
  const known = parsedHeaders.get(header);
  if (known) return known;
  const accepted = parseAccepted(header);
  if (header.length < 200) parsedHeaders.set(header, accepted);
  return accepted;
}

function parseAccepted(header: string): readonly Encoding[] {
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
