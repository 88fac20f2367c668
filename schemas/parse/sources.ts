import { toPointer } from "./issue.ts";

type Path = readonly (string | number)[];

const source = Symbol("source");

/** Marks each object within a value with its pointer in the record as sent; spread copies keep the mark. */
export function markSources(value: unknown, originOf: (path: Path) => Path | null): void {
  function walk(node: unknown, path: Path): void {
    if (typeof node !== "object" || node === null) return;
    const origin = originOf(path);
    if (!Array.isArray(node) && origin) Reflect.set(node, source, toPointer(origin));
    for (const [key, part] of Object.entries(node)) walk(part, [...path, Array.isArray(node) ? Number(key) : key]);
  }
  walk(value, []);
}

/** Returns the RFC 6901 pointer of a marked part in the record as sent; undefined without a mark. */
export function sourceOf(part: object): string | undefined {
  const pointer: unknown = Reflect.get(part, source);
  return typeof pointer === "string" ? pointer : undefined;
}
