/** Everything that a value is computed from. */
export type Dependencies = Readonly<Record<string, unknown>>;

/**
 * Returns a memoising function: it computes a value per owner and variant, and again only when a dependency has changed
 * (by identity). Values are garbage-collected with their owner. `isFirst` tells `make` that the owner has no value yet.
 */
export function createDependencyMemo<Owner extends object, Value>() {
  const values = new WeakMap<Owner, Map<string, { value: Value; dependencies: Dependencies }>>();
  return function memoised(
    owner: Owner,
    variant: string,
    dependencies: Dependencies,
    make: (isFirst: boolean) => Value,
  ): Value {
    const variants = values.get(owner) ?? new Map<string, { value: Value; dependencies: Dependencies }>();
    values.set(owner, variants);
    const cached = variants.get(variant);
    if (cached && isSame(cached.dependencies, dependencies)) return cached.value;
    const value = make(variants.size === 0);
    variants.set(variant, { value, dependencies });
    return value;
  };
}

function isSame(a: Dependencies, b: Dependencies): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => Object.is(a[name], b[name]));
}
