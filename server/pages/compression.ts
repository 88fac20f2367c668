import { hash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, crc32, gunzip, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import type { Encoding } from "./accepted-encodings.ts";
import { compressWith, type Dictionary } from "./dictionary.ts";
import { type Body, compactBytes, type Fragment, toFragment } from "./fragment.ts";

/** A body with its encodings, each computed on first use. */
export interface EncodedBody {
  /** Length of the plain body in bytes. */
  readonly length: number;
  /** Weak, because all encodings share it. */
  readonly etag: string;
  /** Memory in bytes that it takes besides `blocks`; before there is an encoded form, an estimate. */
  readonly memoryBytes: number;
  /** The compressed fragments it is made of, which other bodies may share; none before `compress` and after Brotli. */
  readonly blocks: readonly Buffer[];
  /** Compresses it ahead of the first request that accepts gzip. */
  compress(): Promise<unknown>;
  /** Returns the body in an encoding; null is the plain body. */
  in(encoding: Encoding | null): Promise<Buffer>;
  /** Returns the plain body without keeping it. */
  plain(): Promise<Buffer>;
  /**
   * Returns the body compressed with the dictionary, else in the best accepted encoding. The first time that is gzip rather
   * than Brotli, which is only worth its cost for a body that is requested again.
   */
  inBestOf(accepted: readonly Encoding[], dictionary?: Dictionary | null): Promise<EncodedBytes>;
  /** The same, but synchronous; null when that encoding has not been computed. */
  readyFor(accepted: readonly Encoding[], dictionary?: Dictionary | null): EncodedBytes | null;
}

export interface EncodedBytes {
  /** `dcz` is Zstandard with a dictionary. */
  encoding: Encoding | "dcz" | null;
  bytes: Buffer;
}

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const decompress = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

/**
 * Creates a body from text or from fragments. Only the compressed fragments are kept, which other bodies share; gzip
 * joins them, and is kept from its second request on. Both are dropped once there is Brotli, which every browser
 * accepts. The plain form is kept only when a client has requested it, that of a dictionary until another one is asked for.
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

/** Compressed fragments, and the checksum of the whole plain body. */
interface Compressed {
  blocks: readonly Buffer[];
  checksum: number;
}

type Form = Encoding | "plain";

/** A class because thousands are in memory: closures for each would take more memory than everything but the bytes. */
class EncodedForms implements EncodedBody {
  readonly length: number;
  readonly etag: string;
  memoryBytes: number;
  #parts: Forms["parts"];
  #compressed: Compressed | null = null;
  #wasJoined = false;
  readonly #ready: Forms["ready"];
  #inFlight: Partial<Record<Form, Promise<Buffer>>> | null = null;
  #wasRequested = false;
  #withDictionary: { digest: Buffer; bytes: Buffer } | null = null;

  constructor({ length, etag, parts, ready }: Forms) {
    this.length = length;
    this.etag = etag;
    this.#parts = parts;
    this.#ready = ready;
    this.memoryBytes = this.#countMemory();
  }

  #countMemory(): number {
    const forms = Object.values(this.#ready);
    const ofDictionary = this.#withDictionary?.bytes.length ?? 0;
    if (forms.length === 0 && !this.#compressed) return Math.ceil(this.length / 3) + ofDictionary;
    return forms.reduce((sum, bytes) => sum + bytes.length, ofDictionary);
  }

  get blocks(): readonly Buffer[] {
    return this.#compressed?.blocks ?? noBlocks;
  }

  async compress(): Promise<void> {
    const parts = this.#parts;
    if (!parts) return;
    const blocks = await Promise.all(parts.map((part) => part.deflated()));
    // Another form may have been completed meanwhile.
    if (this.#parts !== parts) return;
    this.#compressed = { blocks, checksum: parts.reduce((sum, { bytes }) => crc32(bytes, sum), 0) };
    this.#parts = null;
    this.memoryBytes = this.#countMemory();
  }

  async in(encoding: Encoding | null): Promise<Buffer> {
    const form = encoding ?? "plain";
    if (form === "gzip") await this.compress();
    const joined = this.#join(form);
    if (joined) return joined;
    const bytes = this.#ready[form] ?? this.#inFlight?.[form];
    if (bytes !== undefined) return bytes;
    const started = this.#store(form);
    this.#inFlight = { ...this.#inFlight, [form]: started };
    return started;
  }

  async inBestOf(accepted: readonly Encoding[], dictionary: Dictionary | null = null): Promise<EncodedBytes> {
    if (dictionary) return this.#readyWith(dictionary) ?? this.#compressWith(dictionary);
    const encoding = this.#choose(accepted);
    return { encoding, bytes: await this.in(encoding) };
  }

  readyFor(accepted: readonly Encoding[], dictionary: Dictionary | null = null): EncodedBytes | null {
    if (dictionary) return this.#readyWith(dictionary);
    const encoding = this.#choose(accepted);
    const form = encoding ?? "plain";
    const bytes = this.#ready[form] ?? this.#join(form);
    return bytes ? { encoding, bytes } : null;
  }

  #readyWith({ digest }: Dictionary): EncodedBytes | null {
    const form = this.#withDictionary;
    return form?.digest === digest ? { encoding: "dcz", bytes: form.bytes } : null;
  }

  async #compressWith(dictionary: Dictionary): Promise<EncodedBytes> {
    const plain = await this.plain();
    const ready = this.#readyWith(dictionary);
    if (ready) return ready;
    const bytes = compressWith(dictionary, plain);
    // Without the dictionary itself, which may go before this body.
    this.#withDictionary = { digest: dictionary.digest, bytes };
    this.memoryBytes = this.#countMemory();
    return { encoding: "dcz", bytes };
  }

  /** Joins the compressed fragments to gzip; kept from the second time on, because most pages are requested once. */
  #join(form: Form): Buffer | null {
    if (form !== "gzip" || !this.#compressed) return null;
    const bytes = joinDeflated(this.#compressed, this.length);
    if (this.#wasJoined) this.#keep("gzip", compactBytes(bytes));
    this.#wasJoined = true;
    return this.#ready.gzip ?? bytes;
  }

  #choose(accepted: readonly Encoding[]): Encoding | null {
    const [best = null] = accepted;
    const isEarly = best === "br" && !this.#ready.br && accepted.includes("gzip");
    if (isEarly && this.#wasRequested) void this.in("br");
    this.#wasRequested = true;
    return isEarly ? "gzip" : best;
  }

  async #store(form: Form): Promise<Buffer> {
    const bytes = compactBytes(await this.#encode(form));
    delete this.#inFlight?.[form];
    this.#keep(form, bytes);
    return bytes;
  }

  #keep(form: Form, bytes: Buffer): void {
    this.#ready[form] = bytes;
    if (form !== "plain") {
      this.#parts = null;
      this.#compressed = null;
    }
    if (form === "br") delete this.#ready.gzip;
    this.memoryBytes = this.#countMemory();
  }

  async #encode(form: Form): Promise<Buffer> {
    const plain = await this.plain();
    return form === "plain" ? plain : encode(plain, form);
  }

  async plain(): Promise<Buffer> {
    if (this.#parts) return Buffer.concat(this.#parts.map(({ bytes }) => bytes));
    const { br, gzip: compressed = br, plain } = this.#ready;
    if (plain) return plain;
    if (this.#compressed) return decompress.gzip(joinDeflated(this.#compressed, this.length));
    if (!compressed) throw new Error("a body without parts has no compressed form");
    return decompress[compressed === br ? "br" : "gzip"](compressed);
  }
}

const noBlocks: readonly Buffer[] = [];

/** Joins compressed fragments into a gzip stream (RFC 1952). */
function joinDeflated({ blocks, checksum }: Compressed, length: number): Buffer {
  const end = Buffer.alloc(10);
  // Empty final block.
  end.writeUInt16LE(3, 0);
  end.writeUInt32LE(checksum, 2);
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

export function sharedBody(body: Body): EncodedBody {
  if (typeof body === "string") return sharedByTag(encodedBody(body));
  const cached = sharedByParts.get(body) ?? sharedByTag(encodedBody(body));
  sharedByParts.set(body, cached);
  return cached;
}

function sharedByTag(own: EncodedBody): EncodedBody {
  const cached = shared.get(own.etag);
  if (cached) return cached;
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
