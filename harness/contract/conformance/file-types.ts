import { extname } from "node:path";

interface FileKind {
  name: string;
  types: RegExp;
  extensions: RegExp;
  /** Beginning of the file, one character per byte; control characters are dots. */
  start: RegExp;
}

/** Kinds of files whose bytes say what they are. */
const kinds: readonly FileKind[] = [
  { name: "PDF", types: /^application\/pdf$/, extensions: /^\.pdf$/, start: /^.{0,1000}?%PDF-/s },
  { name: "PNG", types: /^image\/png$/, extensions: /^\.png$/, start: /^\.PNG/ },
  { name: "JPEG", types: /^image\/jpeg$/, extensions: /^\.jpe?g$/, start: /^\xff\xd8\xff/ },
  { name: "GIF", types: /^image\/gif$/, extensions: /^\.gif$/, start: /^GIF8/ },
  { name: "WebP", types: /^image\/webp$/, extensions: /^\.webp$/, start: /^RIFF.{4}WEBP/s },
  { name: "AVIF", types: /^image\/avif$/, extensions: /^\.avif$/, start: /^.{4}ftypavi[fs]/s },
  {
    name: "SVG",
    types: /^image\/svg\+xml$/,
    extensions: /^\.svg$/,
    start: /^(?:\xef\xbb\xbf)?\s*(?:<[?!][^>]*>\s*)*<svg/,
  },
  { name: "WAV", types: /^audio\/(?:x-|vnd\.)?wave?$/, extensions: /^\.wav$/, start: /^RIFF.{4}WAVE/s },
  { name: "WebM", types: /^(?:audio|video)\/webm$/, extensions: /^\.webm$/, start: /^\.E\xdf\xa3/ },
  { name: "WebVTT", types: /^text\/vtt$/, extensions: /^\.vtt$/, start: /^(?:\xef\xbb\xbf)?WEBVTT/ },
  { name: "HTML", types: /^text\/html$/, extensions: /^\.html?$/, start: /^\s*<(?:!doctype html|html)\b/i },
  {
    name: "ZIP",
    types: /^application\/(?:zip|x-zip-compressed|epub\+zip|vnd\.(?:openxmlformats-|oasis\.).+)$/,
    extensions: /^\.(?:zip|epub|docx|xlsx|pptx|od[tsp])$/,
    start: /^PK\.\./,
  },
];

/** Returns a content type without its parameters. */
export function essenceOf(type: string): string {
  return type.split(";", 1)[0]?.trim().toLowerCase() ?? "";
}

/**
 * Returns the kinds of a file by its type, bytes and name when they disagree, else null. A name without a known extension
 * says nothing.
 */
export function differingKinds({ type, fileName, body }: { type: string; fileName: string; body: Buffer }) {
  const extension = extname(fileName).toLowerCase();
  const start = body.toString("latin1", 0, 2000).replace(/(?!\s)\p{Cc}/gu, ".");
  const nameOf = (isKind: (kind: FileKind) => boolean) => kinds.find(isKind)?.name ?? "another kind";
  const byType = nameOf(({ types }) => types.test(type));
  const byBytes = nameOf((kind) => kind.start.test(start));
  const isNamed = kinds.some(({ extensions }) => extensions.test(extension));
  const byName = isNamed ? nameOf(({ extensions }) => extensions.test(extension)) : byType;
  return byType === byBytes && byType === byName
    ? null
    : `type ${type}, name ${fileName}, bytes of ${byBytes === "another kind" ? byBytes : `a ${byBytes} file`}`;
}
