/** Limits of a record that is compared; the CMS client allows less. */
const most = { depth: 64, values: 500_000 };

/** Returns a copy of a value without what is too deep, too much, or a part of itself. */
export function bounded(value: unknown): unknown {
  let left = most.values;
  const open = new Set<unknown>();

  function copy(node: unknown): unknown {
    left -= 1;
    if (typeof node !== "object" || node === null) return node;
    if (open.size >= most.depth || open.has(node) || left <= 0) return undefined;
    open.add(node);
    const own = Array.isArray(node)
      ? node.map(copy)
      : Object.fromEntries(Object.entries(node).map(([key, part]) => [key, copy(part)]));
    open.delete(node);
    return own;
  }
  return copy(value);
}
