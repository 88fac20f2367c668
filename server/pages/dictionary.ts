import { hash } from "node:crypto";
import { constants, zstdCompressSync } from "node:zlib";
import { assetsPath } from "#schemas/site/own-paths.ts";
import { compactBytes } from "./fragment.ts";

/** A dictionary that browsers compress pages with (RFC 9842): the frame that the pages of a site in a language share. */
export interface Dictionary {
  readonly bytes: Buffer;
  /** SHA-256. */
  readonly digest: Buffer;
  readonly address: string;
  /** Value of the header Use-As-Dictionary. */
  readonly useAs: string;
}

/** Longer frames make no dictionary: each takes this memory twice. */
const maxBytes = 100_000;

/** Returns a document without its content; null when there is none, or too much is left. */
export function frameOf(document: Buffer): Buffer | null {
  const [start, end] = [document.indexOf("<main"), document.lastIndexOf("</main>")];
  if (start < 0 || end < start) return null;
  const frame = Buffer.concat([document.subarray(0, start), document.subarray(end)]);
  return frame.length <= maxBytes ? compactBytes(frame) : null;
}

export function toDictionary(bytes: Buffer, home: string): Dictionary {
  const digest = hash("sha256", bytes, "buffer");
  // Browsers take the longest pattern that matches: a site or language below another one has a longer path.
  const match = home === "/" ? "/*" : `${home}{/*}?`;
  const address = `${assetsPath}/shell.${digest.toString("hex", 0, 8)}.dict`;
  // The empty destination is that of scripts, which fetch the next page.
  return { bytes, digest, address, useAs: `match="${match}", match-dest=("document" "")` };
}

/** Skippable frame of Zstandard with the digest of the dictionary, which precedes the stream (RFC 9842 §5). */
const magic = Buffer.from("5e2a4d1820000000", "hex");

/** Higher ones take several times as long for a few bytes less. */
const level = 8;

export function compressWith({ bytes: dictionary, digest }: Dictionary, bytes: Buffer): Buffer {
  const params = { [constants.ZSTD_c_compressionLevel]: level };
  const stream = zstdCompressSync(bytes, { dictionary, params, pledgedSrcSize: bytes.length });
  return compactBytes(Buffer.concat([magic, digest, stream]));
}
