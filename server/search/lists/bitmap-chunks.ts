/**
 * A bitmap of rowids is split into chunks of this many, each stored as a sorted array while it has few, else as bits
 * (Roaring bitmaps).
 */
export const chunkSize = 65_536;
/** From this many rowids on, an array takes as much space as bits. */
const maxListed = 4000;

/** One chunk as bits. */
export type Bits = Uint32Array;

export function emptyBits(): Bits {
  return new Uint32Array(chunkSize / 32);
}

/** Adds the rowids of a stored chunk to `bits`. */
export function addStored(stored: Uint8Array, bits: Bits): void {
  if (isList(stored)) for (const at of listIn(stored)) setBit(bits, at);
  else for (const [word, value] of wordsIn(stored).entries()) bits[word] = (bits[word] ?? 0) | value;
}

/** Returns how many rowids of a stored chunk are in `bits`. */
export function countStored(stored: Uint8Array, bits: Bits): number {
  let count = 0;
  if (isList(stored)) {
    const list = listIn(stored);
    for (let at = 0; at < list.length; at += 1) if (hasBit(bits, list[at] ?? 0)) count += 1;
    return count;
  }
  const words = wordsIn(stored);
  for (let word = 0; word < words.length; word += 1) count += onesIn((words[word] ?? 0) & (bits[word] ?? 0));
  return count;
}

/** Returns the stored form of a chunk and the number of its rowids. */
export function toStored(bits: Bits): { stored: Uint8Array; count: number } {
  const count = countBits(bits);
  if (count >= maxListed) return { stored: new Uint8Array(bits.buffer, bits.byteOffset, bits.byteLength), count };
  const list = Uint16Array.from(positionsIn(bits));
  return { stored: new Uint8Array(list.buffer), count };
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) count += onesIn(bits[word] ?? 0);
  return count;
}

export function positionsIn(bits: Bits): number[] {
  const positions: number[] = [];
  for (let word = 0; word < bits.length; word += 1)
    for (let left = bits[word] ?? 0; left !== 0; left &= left - 1)
      positions.push(word * 32 + 31 - Math.clz32(left & -left));
  return positions;
}

export function toIntersection(bits: Bits, others: Bits): Bits {
  const both = emptyBits();
  for (let word = 0; word < bits.length; word += 1) both[word] = (bits[word] ?? 0) & (others[word] ?? 0);
  return both;
}

export function toDifference(bits: Bits, others: Bits): Bits {
  const rest = emptyBits();
  for (let word = 0; word < bits.length; word += 1) rest[word] = (bits[word] ?? 0) & ~(others[word] ?? 0);
  return rest;
}

export function setBit(bits: Bits, at: number): void {
  bits[at >>> 5] = (bits[at >>> 5] ?? 0) | (1 << (at & 31));
}

export function clearBit(bits: Bits, at: number): void {
  bits[at >>> 5] = (bits[at >>> 5] ?? 0) & ~(1 << (at & 31));
}

export function hasBit(bits: Bits, at: number): boolean {
  return (((bits[at >>> 5] ?? 0) >>> (at & 31)) & 1) === 1;
}

function isList({ byteLength }: Uint8Array): boolean {
  return byteLength < chunkSize / 8;
}

function listIn(stored: Uint8Array): Uint16Array {
  const own = aligned(stored);
  return new Uint16Array(own.buffer, own.byteOffset, own.byteLength / 2);
}

function wordsIn(stored: Uint8Array): Uint32Array {
  const own = aligned(stored);
  return new Uint32Array(own.buffer, own.byteOffset, own.byteLength / 4);
}

function aligned(stored: Uint8Array): Uint8Array {
  return stored.byteOffset % 4 === 0 ? stored : stored.slice();
}

function onesIn(word: number): number {
  let bits = word - ((word >>> 1) & 0x5555_5555);
  bits = (bits & 0x3333_3333) + ((bits >>> 2) & 0x3333_3333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}
