import { toPointer } from "./issue.ts";

type Path = readonly (string | number)[];

const source = Symbol("source");

/** Tells each object within a value where it stood in the record as sent; copies that a view makes of it know it too. */
export function markSources(value: unknown, originOf: (path: Path) => Path | null): void {
  function walk(node: unknown, path: Path): void {
    if (typeof node !== "object" || node === null) return;
    const origin = originOf(path);
    if (!Array.isArray(node) && origin) Reflect.set(node, source, toPointer(origin));
    for (const [key, part] of Object.entries(node)) walk(part, [...path, Array.isArray(node) ? Number(key) : key]);
  }
  walk(value, []);
}

/** RFC 6901 pointer of a part in the record as sent; undefined unless it was marked. */
export function sourceOf(part: object): string | undefined {
  const pointer: unknown = Reflect.get(part, source);
  return typeof pointer === "string" ? pointer : undefined;
}
