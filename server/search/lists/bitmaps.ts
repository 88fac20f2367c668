import { type Bits, chunkSize, emptyBits, hasBit, positionsIn, setBit } from "./bitmap-chunks.ts";

/** A set of rowids: chunks by their index. */
export type Bitmap = ReadonlyMap<number, Bits>;

export function toBitmap(list: Iterable<number>): Map<number, Bits> {
  const bitmap = new Map<number, Bits>();
  for (const rowid of list) {
    const chunk = Math.floor(rowid / chunkSize);
    const bits = bitmap.get(chunk) ?? emptyBits();
    bitmap.set(chunk, bits);
    setBit(bits, rowid % chunkSize);
  }
  return bitmap;
}

export function isInBitmap(bitmap: Bitmap, rowid: number): boolean {
  const bits = bitmap.get(Math.floor(rowid / chunkSize));
  return bits !== undefined && hasBit(bits, rowid % chunkSize);
}

/** Rowids in ascending order within each chunk. */
export function rowidsIn(bitmap: Bitmap): number[] {
  return [...bitmap].flatMap(([chunk, bits]) => positionsIn(bits).map((at) => chunk * chunkSize + at));
}
