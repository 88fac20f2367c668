import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib";

/** What decompression may still cost for one text. */
interface Allowance {
  /** Bytes left. */
  left: number;
}

/** Limits decompression, so that a hostile text costs no more than a long one. */
export function createAllowance(): Allowance {
  return { left: 4_000_000 };
}

/** Cost of an attempt besides its output. */
const attempt = 2000;
const mostAtOnce = 1_000_000;

/**
 * Returns the texts in base64: of text in UTF-8 or UTF-16, of compressed text, and of texts within other files, such as
 * the description of an image. Null for none.
 */
export function bytesIn(base64: string, allowance: Allowance): string | null {
  // Words of prose are no base64, in which capitals and digits are everywhere.
  if (!/[a-z]/.test(base64) || !/.[A-Z\d]/.test(base64)) return null;
  const bytes = Buffer.from(base64.replaceAll("-", "+").replaceAll("_", "/"), "base64");
  const readable = readableIn(bytes);
  // A text has no bytes besides.
  const isFile = bytes.length >= 12 && Buffer.byteLength(readable) < bytes.length * 0.95;
  return [readable, ...(isFile ? textsInFile(bytes, allowance) : [])].filter(Boolean).join("\n") || null;
}

/** Texts in compressed bytes, and in the compressed parts of images and documents. */
function textsInFile(bytes: Buffer, allowance: Allowance): string[] {
  const kind = bytes.toString("latin1", 0, 8);
  const streams = kind.startsWith("%PDF")
    ? pdfStreams(bytes)
    : kind === "\x89PNG\r\n\x1a\n"
      ? pngTexts(bytes)
      : isOther(kind)
        ? []
        : [bytes];
  return streams.map((stream) => readableIn(decompressed(stream, allowance)));
}

/** Images whose texts are never compressed. */
function isOther(kind: string): boolean {
  return kind.startsWith("\xff\xd8\xff") || kind.startsWith("GIF8") || kind.startsWith("RIFF");
}

/** Empty for bytes that are not compressed, or hold more than is allowed. */
function decompressed(bytes: Buffer, allowance: Allowance): Buffer {
  allowance.left -= attempt;
  if (allowance.left <= 0) return Buffer.alloc(0);
  const [first = 0, second = 0] = bytes;
  const isZlib = (first & 15) === 8 && (first * 256 + second) % 31 === 0;
  const open = first === 0x1f && second === 0x8b ? gunzipSync : isZlib ? inflateSync : brotliDecompressSync;
  try {
    const output = open(bytes, { maxOutputLength: Math.min(mostAtOnce, allowance.left) });
    allowance.left -= output.length;
    return output;
  } catch {
    return Buffer.alloc(0);
  }
}

/** Returns the compressed values of text chunks. */
function pngTexts(bytes: Buffer): Buffer[] {
  const found: Buffer[] = [];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const data = bytes.subarray(at + 8, at + 8 + length);
    // Keyword, then compression and, in iTXt, language and translated keyword, each ended by a zero.
    if (bytes.toString("latin1", at + 4, at + 8) === "zTXt") found.push(data.subarray(data.indexOf(0) + 2));
    if (bytes.toString("latin1", at + 4, at + 8) === "iTXt") {
      const language = data.indexOf(0) + 3;
      const translated = data.indexOf(0, language) + 1;
      found.push(data.subarray(data.indexOf(0, translated) + 1));
    }
    at += 12 + length;
  }
  return found;
}

function pdfStreams(bytes: Buffer): Buffer[] {
  const found: Buffer[] = [];
  for (let at = bytes.indexOf("stream"); at !== -1; at = bytes.indexOf("stream", at)) {
    const start = at + (bytes[at + 6] === 13 ? 8 : 7);
    const end = bytes.indexOf("endstream", start);
    if (end === -1) break;
    found.push(bytes.subarray(start, end));
    at = end + 9;
  }
  return found;
}

/** Returns the readable parts of bytes, one per line: shorter ones in files are accidental. */
function readableIn(bytes: Buffer): string {
  const text = bytes.toString().replaceAll("\0", "");
  return (text.match(/[^\p{Cc}\ufffd]{8,}|[^\p{Cc}\ufffd]{1,7}(?:[\t\r\n]+[^\p{Cc}\ufffd]+)+/gu) ?? []).join("\n");
}
