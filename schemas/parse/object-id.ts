const ids = new WeakMap<object, number>();
let last = 0;

/** Returns a number that identifies an object for its lifetime. */
export function objectId(object: object): number {
  const id = ids.get(object) ?? ++last;
  ids.set(object, id);
  return id;
}
