type Path = readonly PropertyKey[];

/** A copy of a value from which parts are removed; it keeps track of their original paths. */
export class PruneTree {
  readonly root: unknown;
  private readonly origins = new Map<unknown, number[]>();
  private readonly marked = new Map<Record<string, unknown>, Set<PropertyKey>>();

  constructor(value: unknown) {
    this.root = copy(value);
  }

  /** Returns the path that the value at `path` had in the value as sent. */
  originOf(path: Path): (string | number)[] {
    const origin: (string | number)[] = [];
    let node = this.root;
    for (const key of path) {
      origin.push(this.originKey(node, key));
      node = child(node, key);
    }
    return origin;
  }

  /**
   * Marks the value at a path for removal, or its nearest existing ancestor. Returns the original path of the removed
   * part, which may be an ancestor marked before; null for the root.
   */
  mark(path: Path): (string | number)[] | null {
    let last: { parent: Record<string, unknown>; key: PropertyKey; length: number } | null = null;
    let node = this.root;
    for (const [index, key] of path.entries()) {
      const next = child(node, key);
      if (next === undefined || !isRecord(node)) break;
      last = { parent: node, key, length: index + 1 };
      if (this.marked.get(node)?.has(key)) break;
      node = next;
    }
    if (!last) return null;
    const keys = this.marked.get(last.parent) ?? new Set();
    this.marked.set(last.parent, keys.add(last.key));
    return this.originOf(path.slice(0, last.length));
  }

  /** Returns the items that a list keeps when one more is marked. */
  remaining(path: Path): unknown[] {
    const list = valueAt(this.root, path);
    if (!Array.isArray(list)) return [];
    return list.slice((this.marked.get(Object(list))?.size ?? 0) + 1);
  }

  /** Removes the marked values. */
  sweep(): void {
    for (const [parent, keys] of this.marked) {
      if (Array.isArray(parent)) {
        const indices = this.origins.get(parent) ?? [...parent.keys()];
        const isKept = (_: unknown, index: number) => !keys.has(index);
        this.origins.set(parent, indices.filter(isKept));
        const remaining = parent.filter(isKept);
        parent.length = 0;
        for (const item of remaining) parent.push(item);
      } else for (const key of keys) Reflect.deleteProperty(parent, key);
    }
    this.marked.clear();
  }

  private originKey(parent: unknown, key: PropertyKey): string | number {
    if (typeof key !== "number") return String(key);
    return this.origins.get(parent)?.[key] ?? key;
  }
}

/** Copies JSON several times faster than `structuredClone`. */
function copy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copy);
  return isRecord(value) ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copy(part)])) : value;
}

export function valueAt(root: unknown, path: Path): unknown {
  return path.reduce(child, root);
}

function child(node: unknown, key: PropertyKey): unknown {
  if (Array.isArray(node)) return node[Number(key)];
  return isRecord(node) && Object.hasOwn(node, key) ? node[String(key)] : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** Orders paths by document position. */
export function compare(a: Path, b: Path): number {
  for (const [index, key] of a.entries()) {
    const other = b[index];
    if (other === undefined) return 1;
    if (key === other) continue;
    if (typeof key === "number" && typeof other === "number") return key - other;
    return String(key) < String(other) ? -1 : 1;
  }
  return a.length - b.length;
}
