import { bytesIn, createAllowance } from "./hidden-text.ts";
import { hasSplitWords, joined } from "./joined-text.ts";

/** Maximum nesting of encodings that is decoded. */
const depth = 4;

/**
 * Yields a text as it is and with JSON, percent signs, HTML, base64, compression and invisible characters decoded, also
 * when they are nested.
 */
export function* decodings(text: string, left = depth, allowance = createAllowance()): Generator<string> {
  const images: string[] = [];
  const plain = withoutImages(text, images);
  yield plain;
  if (left === 0) return;
  const undone = undo(plain);
  if (hasSplitWords(undone)) yield joined(undone).text;
  if (undone !== plain) yield* decodings(undone, left - 1, allowance);
  // Beside the text and not in place of it: an equals sign before two hexadecimal digits need not be mail.
  const mail = unescapeMail(undone);
  if (mail !== undone) yield* decodings(mail, left - 1, allowance);
  const runs = [base64, foldedBase64].flatMap((pattern) => plain.match(pattern) ?? []);
  const others = [...(plain.match(base32) ?? []).map(fromBase32), ...(plain.match(hex) ?? []).map(fromHex)];
  const hidden = [...[...images, ...runs].flatMap((run) => bytesIn(run, allowance) ?? []), ...others]
    .filter(Boolean)
    .join("\n");
  if (hidden !== "") yield* decodings(hidden, left - 1, allowance);
}

const base64 = /[\w+/-]{12,}={0,2}/g;

/** Base64 over several lines, as in mail. */
export const foldedBase64 = /(?<![\w+/-])(?:[\w+/-]{40,}\r?\n[ \t]{0,8})+[\w+/-]*={0,2}/g;

function undo(text: string): string {
  // UTF-16 has a zero beside each Latin letter.
  return unescapeHtml(unescapeUrl(unescapeJson(text))).replaceAll("\0", "");
}

/** Decodes quoted-printable with its soft line breaks, and UTF-7, as mail has them. */
function unescapeMail(text: string): string {
  const printable = /=[\dA-F]{2}/.test(text)
    ? text
        .replace(/=\r?\n/g, "")
        .replace(/(?:=[\dA-F]{2})+/g, (run) => Buffer.from(run.replaceAll("=", ""), "hex").toString())
    : text;
  if (!/\+[A-Za-z\d+/]{2}/.test(printable)) return printable;
  return printable.replace(/\+([A-Za-z\d+/]{2,400})-/g, (whole, run: string) => {
    const bytes = Buffer.from(run, "base64");
    const isText = bytes.length > 1 && bytes.length % 2 === 0 && bytes.every((byte, at) => at % 2 === 1 || byte < 5);
    return isText ? bytes.swap16().toString("utf16le") : whole;
  });
}

const base32 = /(?<![A-Za-z\d])[A-Z2-7]{16,8000}={0,6}(?![A-Za-z\d])/g;
/** Also as a dump, with a space or colon after each byte. */
const hex =
  /(?<![A-Za-z\d])(?:0x)?[\da-f]{2}(?:(?:[\da-f]{2}){7,8000}|(?:([ :])[\da-f]{2})(?:\1[\da-f]{2}){6,8000})(?![A-Za-z\d])/gi;

/** Empty unless the bytes are a text. */
function readable(bytes: Buffer): string {
  const text = bytes.toString();
  return /[\p{Cc}\ufffd]/u.test(text.replace(/[\t\r\n]/g, "")) ? "" : text;
}

function fromHex(run: string): string {
  return readable(Buffer.from(run.replace(/^0x|[ :]/gi, ""), "hex"));
}

function fromBase32(run: string): string {
  const bits = [...run.replace(/=+$/, "")].map((letter) => base32Letters.indexOf(letter));
  const bytes = Buffer.alloc(Math.floor((bits.length * 5) / 8));
  for (const [index, value] of bits.entries())
    for (let bit = 0; bit < 5; bit += 1) {
      const at = index * 5 + bit;
      const byte = at >> 3;
      if (byte < bytes.length && value & (16 >> bit)) bytes[byte] = (bytes[byte] ?? 0) | (128 >> (at & 7));
    }
  return readable(bytes);
}

const base32Letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

function unescapeJson(text: string): string {
  if (!text.includes("\\")) return text;
  const escapes = /\\(?:u([\da-f]{4})|u\{([\da-f]{1,5})\}|x([\da-f]{2})|(["\\/bfnrt]))/gi;
  return text.replace(escapes, (_whole, four?: string, any?: string, two?: string, letter = "") => {
    const code = four ?? any ?? two;
    return code ? String.fromCodePoint(Number.parseInt(code, 16)) : (jsonEscapes[letter] ?? letter);
  });
}

const jsonEscapes: Readonly<Record<string, string>> = { b: " ", f: " ", n: "\n", r: "\r", t: "\t" };

function unescapeUrl(text: string): string {
  if (!text.includes("%")) return text;
  return text.replace(/(?:%[\da-f]{2})+/gi, (run) => Buffer.from(run.replaceAll("%", ""), "hex").toString());
}

function unescapeHtml(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,10}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return htmlNames[name] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** HTML entities of the characters that occur in and around secrets. */
const htmlNames: Readonly<Record<string, string>> = {
  ...{ amp: "&", apos: "'", colon: ":", commat: "@", equals: "=", gt: ">", hyphen: "-", lowbar: "_", lt: "<" },
  ...{ nbsp: " ", num: "#", percnt: "%", period: ".", plus: "+", quest: "?", quot: '"', semi: ";", sol: "/" },
};

/** An inline image; its bytes look like tokens. */
export const inlineImage = /data:image\/(?!svg)[\w.+-]{1,30}(?:;[\w.=-]{1,40}){0,3};base64,[\w+/=\\-]*/g;

/** Removes inline images and collects their base64. */
function withoutImages(text: string, images: string[]): string {
  if (!text.includes("data:image/")) return text;
  return text.replace(inlineImage, (image) => {
    images.push(image.slice(image.indexOf(",") + 1).replaceAll("\\", ""));
    return " ".repeat(image.length);
  });
}
