import { type Bits, chunkSize, emptyBits, hasBit, numbersIn, setBit } from "./bitmap-chunks.ts";

/** Numbers of contents in chunks. */
export type Numbers = ReadonlyMap<number, Bits>;

export function toNumbers(list: Iterable<number>): Map<number, Bits> {
  const numbers = new Map<number, Bits>();
  for (const number of list) {
    const chunk = Math.floor(number / chunkSize);
    const bits = numbers.get(chunk) ?? emptyBits();
    numbers.set(chunk, bits);
    setBit(bits, number % chunkSize);
  }
  return numbers;
}

export function hasNumber(numbers: Numbers, number: number): boolean {
  const bits = numbers.get(Math.floor(number / chunkSize));
  return bits !== undefined && hasBit(bits, number % chunkSize);
}

/** Numbers of contents in their order. */
export function listOf(numbers: Numbers): number[] {
  return [...numbers].flatMap(([chunk, bits]) => numbersIn(bits).map((at) => chunk * chunkSize + at));
}
