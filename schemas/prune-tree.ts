type Path = readonly PropertyKey[];

/** A copy of the value from which parts are removed while their original places stay known. */
export class PruneTree {
  root: unknown;
  private readonly origins = new Map<unknown, number[]>();

  constructor(value: unknown) {
    this.root = structuredClone(value);
  }

  /** Where the value at a path stood in the value as it was sent. */
  originOf(path: Path): (string | number)[] {
    const origin: (string | number)[] = [];
    let node: unknown = this.root;
    for (const key of path) {
      origin.push(this.originKey(node, key));
      node = child(node, key);
    }
    return origin;
  }

  /** Removes the value at a path, or the nearest part around it when it is not there; null when that is the root. */
  remove(path: Path): (string | number)[] | null {
    for (let length = path.length; length > 0; length--) {
      const part = path.slice(0, length);
      if (valueAt(this.root, part) === undefined) continue;
      const origin = this.originOf(part);
      this.drop(valueAt(this.root, part.slice(0, -1)), part.at(-1) ?? "");
      return origin;
    }
    return null;
  }

  private drop(parent: unknown, key: PropertyKey): void {
    if (Array.isArray(parent)) {
      const indices = this.origins.get(parent) ?? [...parent.keys()];
      this.origins.set(parent, indices.toSpliced(Number(key), 1));
      parent.splice(Number(key), 1);
    } else if (isRecord(parent)) Reflect.deleteProperty(parent, key);
  }

  private originKey(parent: unknown, key: PropertyKey): string | number {
    if (typeof key !== "number") return String(key);
    return this.origins.get(parent)?.[key] ?? key;
  }
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

export function startsWith(path: Path, prefix: Path): boolean {
  return prefix.every((key, index) => path[index] === key);
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
