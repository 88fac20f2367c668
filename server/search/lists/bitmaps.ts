import {
  addStored,
  type Bits,
  chunkSize,
  countBits,
  countStored,
  emptyBits,
  hasBit,
  positionsIn,
  setBit,
  toDifference,
  toIntersection,
} from "./bitmap-chunks.ts";

/** Character codes. */
const comma = 44;
const zero = 48;

/** A set of rowids. It has the methods of a `Set`, but takes a bit a row and combines 32 rows at a time. */
export class Bitmap {
  /** By number of the chunk. */
  readonly #chunks = new Map<number, Bits>();

  static of(rowids: Iterable<number>): Bitmap {
    const bitmap = new Bitmap();
    for (const rowid of rowids) bitmap.#add(rowid);
    return bitmap;
  }

  /** Reads decimal numbers separated by commas: much faster than a row for each. */
  static ofDecimals(text: Uint8Array): Bitmap {
    const bitmap = new Bitmap();
    let rowid = 0;
    for (const code of text) {
      if (code === comma) bitmap.#add(rowid);
      rowid = code === comma ? 0 : rowid * 10 + code - zero;
    }
    if (text.length > 0) bitmap.#add(rowid);
    return bitmap;
  }

  get size(): number {
    return [...this.#chunks.values()].reduce((sum, bits) => sum + countBits(bits), 0);
  }

  has(rowid: number): boolean {
    const bits = this.#chunks.get(Math.floor(rowid / chunkSize));
    return bits !== undefined && hasBit(bits, rowid % chunkSize);
  }

  /** In ascending order within each chunk. */
  rowids(): number[] {
    return [...this.#chunks].flatMap(([chunk, bits]) => positionsIn(bits).map((at) => chunk * chunkSize + at));
  }

  intersection(other: Bitmap): Bitmap {
    const both = new Bitmap();
    for (const [chunk, bits] of this.#chunks) {
      const others = other.#chunks.get(chunk);
      if (others) both.#chunks.set(chunk, toIntersection(bits, others));
    }
    return both;
  }

  difference(other: Bitmap): Bitmap {
    const rest = new Bitmap();
    for (const [chunk, bits] of this.#chunks) {
      const others = other.#chunks.get(chunk);
      rest.#chunks.set(chunk, others ? toDifference(bits, others) : bits.slice());
    }
    return rest;
  }

  with(rowids: Iterable<number>): Bitmap {
    const more = this.difference(new Bitmap());
    for (const rowid of rowids) more.#add(rowid);
    return more;
  }

  /** Adds the rowids of a chunk as the index stores it. */
  addStored(chunk: number, stored: Uint8Array): void {
    addStored(stored, this.#chunkAt(chunk));
  }

  /** Number of the rowids of a stored chunk that are in this set. */
  countStored(chunk: number, stored: Uint8Array): number {
    const bits = this.#chunks.get(chunk);
    return bits ? countStored(stored, bits) : 0;
  }

  #add(rowid: number): void {
    setBit(this.#chunkAt(Math.floor(rowid / chunkSize)), rowid % chunkSize);
  }

  #chunkAt(chunk: number): Bits {
    const bits = this.#chunks.get(chunk) ?? emptyBits();
    this.#chunks.set(chunk, bits);
    return bits;
  }
}
