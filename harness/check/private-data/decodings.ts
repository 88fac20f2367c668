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
  const runs = [base64, foldedBase64].flatMap((pattern) => plain.match(pattern) ?? []);
  const hidden = [...images, ...runs].flatMap((run) => bytesIn(run, allowance) ?? []).join("\n");
  if (hidden !== "") yield* decodings(hidden, left - 1, allowance);
}

const base64 = /[\w+/-]{12,}={0,2}/g;

/** Base64 over several lines, as in mail. */
export const foldedBase64 = /(?<![\w+/-])(?:[\w+/-]{40,}\r?\n[ \t]{0,8})+[\w+/-]*={0,2}/g;

function undo(text: string): string {
  // UTF-16 has a zero beside each Latin letter.
  return unescapeHtml(unescapeUrl(unescapeJson(text))).replaceAll("\0", "");
}

function unescapeJson(text: string): string {
  if (!text.includes("\\")) return text;
  return text.replace(/\\(?:u([\da-f]{4})|(["\\/bfnrt]))/gi, (_whole, code?: string, letter = "") =>
    code ? String.fromCharCode(Number.parseInt(code, 16)) : (jsonEscapes[letter] ?? letter),
  );
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
