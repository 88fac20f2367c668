import { expect } from "vitest";

/** Parses content lines strictly by RFC 5545 §3.1: line ends, folding, octets, characters. */
export function readLines(file: string): { name: string; value: string }[] {
  expect(file).toMatch(/\r\n$/);
  expect(file.replaceAll("\r\n", "")).not.toMatch(/\p{Cc}/u);
  for (const line of file.split("\r\n")) {
    expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
    expect(line.isWellFormed()).toBe(true);
  }
  const unfolded = file.replaceAll("\r\n ", "").split("\r\n").slice(0, -1);
  return unfolded.map((line) => {
    const [, name = "", value = ""] = /^([A-Z][A-Z-]*(?:;[A-Z]+=[\w/-]+)*):(.*)$/.exec(line) ?? [];
    expect(name, line).not.toBe("");
    return { name, value };
  });
}

/** The values of a property. */
export function valuesOf(file: string, wanted: string): string[] {
  return readLines(file).flatMap(({ name, value }) => (name === wanted ? [value] : []));
}

/** Decodes a text value. */
export function unescapeText(value: string): string {
  return value.replace(/\\([\\,;nN])/g, (_, character: string) => (/n/i.test(character) ? "\n" : character));
}
