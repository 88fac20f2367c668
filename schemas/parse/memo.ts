/** Memoises a function by its object argument; results are garbage-collected with the object. */
export function memo<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const results = new WeakMap<Key, { value: Value }>();
  return (key) => {
    const cached = results.get(key);
    if (cached) return cached.value;
    const value = compute(key);
    results.set(key, { value });
    return value;
  };
}
