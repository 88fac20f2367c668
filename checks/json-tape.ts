/** A syntax error of a JSON text: the offset and the expected characters. */
export class JsonSyntaxError extends Error {
  override readonly name = "JsonSyntaxError";
  readonly offset: number;
  readonly expected: string;

  constructor(offset: number, expected: string) {
    super(`${expected} expected at offset ${offset}`);
    this.offset = offset;
    this.expected = expected;
  }
}

/**
 * The values of a JSON text in order, four numbers each: offset of the first character, index of the next sibling
 * value, and start and end of the key between the quotes (0 without a key).
 */
export type JsonTape = Int32Array;
export const widthOf = 4;

/** Maximal length of a text in characters, which bounds the memory of the tape. */
const longest = 50_000_000;

const space = /[ \t\n\r]*/y;
const plainText = /[ !#-[\]-\uffff]*/y;
const escaped = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;
const scalar = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** Reads without recursion, so that deep nesting is safe. */
export function readTape(text: string): JsonTape {
  if (text.length > longest) throw new RangeError(`A JSON text of ${text.length} characters is too long to be read.`);
  let tape: JsonTape = new Int32Array(1024);
  let length = 0;
  let at = 0;
  /** Tape indices of the ancestors of the current value. */
  const open: number[] = [];

  function skip(pattern: RegExp, expected: string): number {
    pattern.lastIndex = at;
    if (!pattern.test(text)) throw new JsonSyntaxError(at, expected);
    at = pattern.lastIndex;
    return at;
  }

  function skipSpace(): number {
    const code = text.charCodeAt(at);
    if (code <= 0x20) skip(space, "");
    return text.charCodeAt(at);
  }

  function readText(expected: string): void {
    if (text.charCodeAt(at) !== quote) throw new JsonSyntaxError(at, expected);
    at++;
    for (;;) {
      skip(plainText, "");
      const code = text.charCodeAt(at);
      if (code === quote) break;
      if (code !== backslash) throw new JsonSyntaxError(at, '"');
      skip(escaped, "an escape such as \\n");
    }
    at++;
  }

  function add(keyStart: number, keyEnd: number): number {
    if (length + widthOf > tape.length) {
      const larger = new Int32Array(tape.length * 2);
      larger.set(tape);
      tape = larger;
    }
    const place = length;
    tape[place] = at;
    tape[place + 2] = keyStart;
    tape[place + 3] = keyEnd;
    length += widthOf;
    return place;
  }

  /** Reads a value to its end, or to the start of its first part. */
  function readValue(keyStart: number, keyEnd: number): void {
    const code = skipSpace();
    const place = add(keyStart, keyEnd);
    if (code === brace || code === bracket) {
      at++;
      open.push(place);
      isFirst = true;
      return;
    }
    if (code === quote) readText('"');
    else skip(scalar, "a value");
    tape[place + 1] = length;
    isFirst = false;
  }

  function close(place: number): void {
    at++;
    open.pop();
    tape[place + 1] = length;
    isFirst = false;
  }

  let isFirst = false;
  readValue(0, 0);
  for (let place = open.at(-1); place !== undefined; place = open.at(-1)) {
    const isObject = text.charCodeAt(tape[place] ?? 0) === brace;
    const end = isObject ? endBrace : endBracket;
    let code = skipSpace();
    if (code === end) {
      close(place);
      continue;
    }
    const what = isObject ? "a key in quotes" : "a value";
    if (!isFirst) {
      if (code !== comma) throw new JsonSyntaxError(at, isObject ? ", or }" : ", or ]");
      at++;
      code = skipSpace();
    } else if (isObject && code !== quote) throw new JsonSyntaxError(at, `${what} or }`);
    if (!isObject) {
      readValue(0, 0);
      continue;
    }
    const keyStart = at + 1;
    readText(what);
    const keyEnd = at - 1;
    if (skipSpace() !== colon) throw new JsonSyntaxError(at, ":");
    at++;
    readValue(keyStart, keyEnd);
  }
  skipSpace();
  if (at < text.length) throw new JsonSyntaxError(at, "the end");
  return tape.subarray(0, length);
}

const quote = 0x22;
const comma = 0x2c;
const colon = 0x3a;
const bracket = 0x5b;
const backslash = 0x5c;
const endBracket = 0x5d;
const brace = 0x7b;
const endBrace = 0x7d;
