/** Converts a field that may be absent; null when it is. Further arguments are passed to the conversion. */
export function optional<Wire, View, Rest extends readonly unknown[]>(
  wire: Wire | null | undefined,
  to: (wire: Wire, ...rest: Rest) => View,
  ...rest: Rest
): View | null {
  return wire ? to(wire, ...rest) : null;
}

/** Converts the items of a list; an absent list is empty. */
export function listOf<Wire, View, Rest extends readonly unknown[]>(
  wire: readonly Wire[] | null | undefined,
  to: (wire: Wire, ...rest: Rest) => View,
  ...rest: Rest
): View[] {
  return (wire ?? []).map((item) => to(item, ...rest));
}
