const ids = new WeakMap<object, number>();
let last = 0;

/** Returns a number that stands for an object as long as it lives, and for no other one. */
export function objectId(object: object): number {
  const id = ids.get(object) ?? ++last;
  ids.set(object, id);
  return id;
}
