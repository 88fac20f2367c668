/** Returns the value at a JSON pointer (RFC 6901), own members only; undefined if there is none. */
export function valueAt(json: unknown, pointer: string): unknown {
  let value = json;
  for (const token of pointer.slice(1).split("/")) {
    const name = token.replaceAll("~1", "/").replaceAll("~0", "~");
    if (typeof value !== "object" || value === null) return undefined;
    value = Object.getOwnPropertyDescriptor(value, name)?.value;
  }
  return value;
}
