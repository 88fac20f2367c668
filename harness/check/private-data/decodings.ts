import { gunzipSync } from "node:zlib";

/** Maximum nesting of encodings that is decoded. */
const depth = 4;

/**
 * Yields a text as it is and with JSON, percent signs, HTML, base64, gzip and zero-width characters decoded, also when
 * they are nested.
 */
export function* decodings(text: string, left = depth): Generator<string> {
  const plain = withoutImages(text);
  yield plain;
  if (left === 0) return;
  const undone = undo(plain);
  if (undone !== plain) yield* decodings(undone, left - 1);
  const hidden = [...plain.matchAll(base64)].flatMap(([run]) => fromBase64(run) ?? []).join("\n");
  if (hidden !== "") yield* decodings(hidden, left - 1);
}

const base64 = /[\w+/-]{12,}={0,2}/g;

function undo(text: string): string {
  return unescapeHtml(unescapeUrl(unescapeJson(text))).replace(widthless, "");
}

const widthless = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;

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

/** Null when the decoded bytes are not text. */
function fromBase64(run: string): string | null {
  const bytes = Buffer.from(run.replaceAll("-", "+").replaceAll("_", "/"), "base64");
  const text = (run.startsWith("H4sI") ? unzipped(bytes) : bytes).toString("latin1");
  const printable = text.match(/[\t\n\r -~]/g)?.length ?? 0;
  return printable >= text.length * 0.95 ? text : null;
}

/** Returns the bytes unchanged when they are not gzip or exceed the maximum size of a record. */
function unzipped(bytes: Buffer): Buffer {
  try {
    return gunzipSync(bytes, { maxOutputLength: 1_000_000 });
  } catch {
    return bytes;
  }
}

/** Removes inline images, whose bytes look like tokens. */
function withoutImages(text: string): string {
  if (!text.includes("data:image/")) return text;
  return text.replace(/data:image\/(?!svg)[\w.+-]{1,30};base64,[\w+/=\\]*/g, ({ length }) => " ".repeat(length));
}
