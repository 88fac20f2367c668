import { LRUCache } from "lru-cache";

/** Buffers that values may share. */
export interface SharedParts<Value> {
  of: (value: Value) => readonly Buffer[];
  sizeOf: (part: Buffer) => number;
}

interface Options<Value> {
  maxBytes: number;
  /** Bytes of a value without its parts, a positive integer. */
  sizeOf: (value: Value) => number;
  parts?: SharedParts<Value>;
}

/** A value as it was counted: its size and its parts may change while it is cached. */
interface Cell<Value> {
  value: Value;
  size: number;
  parts: readonly Buffer[];
}

/** LRU cache bounded in bytes. A part that several values share counts once, as long as one of them is cached. */
export class ByteLru<Value> {
  readonly maxBytes: number;
  readonly #options: Options<Value>;
  readonly #cells: LRUCache<string, Cell<Value>>;
  /** Number of cached values that hold each part. */
  readonly #holders = new Map<Buffer, number>();
  #partBytes = 0;

  constructor(options: Options<Value>) {
    this.maxBytes = options.maxBytes;
    this.#options = options;
    this.#cells = new LRUCache({
      maxSize: options.maxBytes,
      sizeCalculation: ({ size }) => size,
      onInsert: ({ parts }) => this.#hold(parts),
      dispose: ({ parts }) => this.#release(parts),
    });
  }

  /** Bytes of all values. */
  get bytes(): number {
    return this.#cells.calculatedSize + this.#partBytes;
  }

  has(key: string): boolean {
    return this.#cells.has(key);
  }

  get(key: string): Value | undefined {
    return this.#cells.get(key)?.value;
  }

  /** Like `get`, but does not count as a use. */
  peek(key: string): Value | undefined {
    return this.#cells.peek(key)?.value;
  }

  /** Counts a value again whose size has changed. */
  countAgain(key: string): void {
    const cell = this.#cells.peek(key);
    if (cell && cell.size !== this.#options.sizeOf(cell.value)) this.set(key, cell.value);
  }

  /** Stores a value, unless it is larger than the cache. */
  set(key: string, value: Value): void {
    const { sizeOf, parts } = this.#options;
    this.#cells.set(key, { value, size: sizeOf(value), parts: parts?.of(value) ?? [] });
    while (this.bytes > this.maxBytes && this.#cells.size > 0) this.#cells.pop();
  }

  delete(key: string): void {
    this.#cells.delete(key);
  }

  *entries(): Iterable<[key: string, value: Value]> {
    for (const [key, { value }] of this.#cells.entries()) yield [key, value];
  }

  #hold(parts: readonly Buffer[]): void {
    for (const part of parts) {
      const holders = this.#holders.get(part) ?? 0;
      if (holders === 0) this.#partBytes += this.#sizeOf(part);
      this.#holders.set(part, holders + 1);
    }
  }

  #release(parts: readonly Buffer[]): void {
    for (const part of parts) {
      const holders = this.#holders.get(part) ?? 0;
      if (holders > 1) this.#holders.set(part, holders - 1);
      else if (this.#holders.delete(part)) this.#partBytes -= this.#sizeOf(part);
    }
  }

  #sizeOf(part: Buffer): number {
    return this.#options.parts?.sizeOf(part) ?? 0;
  }
}
