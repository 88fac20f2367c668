/** Everything that a value is made of, by names that are always the same and in the same order. */
export type Dependencies = Readonly<Record<string, unknown>>;

/**
 * Returns a function that makes a value once for an owner and a variant, and anew only when one of its dependencies is another
 * one; it is forgotten with its owner. `isFirst` says that the owner has no value yet.
 */
export function createMadeOnce<Owner extends object, Value>() {
  const values = new WeakMap<Owner, Map<string, { value: Value; dependencies: Dependencies }>>();
  return function madeOnce(
    owner: Owner,
    variant: string,
    dependencies: Dependencies,
    make: (isFirst: boolean) => Value,
  ): Value {
    const variants = values.get(owner) ?? new Map<string, { value: Value; dependencies: Dependencies }>();
    values.set(owner, variants);
    const made = variants.get(variant);
    if (made && isSame(made.dependencies, dependencies)) return made.value;
    const value = make(variants.size === 0);
    variants.set(variant, { value, dependencies });
    return value;
  };
}

function isSame(a: Dependencies, b: Dependencies): boolean {
  const others = Object.values(b);
  return Object.values(a).every((value, index) => Object.is(value, others[index]));
}
