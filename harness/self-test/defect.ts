export const areas = ["schema", "reference", "rule", "render", "browser", "machine", "bench"] as const;
export type Area = (typeof areas)[number];

/** One thing that the bench says. */
export interface Told {
  code: string;
  /** Pointer, element, state or file: where the mistake is. */
  place: string;
  /** Part of the message in Czech that must stand there as well, such as what is suggested. */
  says?: string;
}

/** A mistake as people make them, and what the bench has to say of it. */
export interface Defect {
  name: string;
  area: Area;
  expected: Told;
  /** What the bench says of the real thing as it is. */
  original(): Told[] | Promise<Told[]>;
  /** What it says of the same with the mistake in it. */
  seeded(): Told[] | Promise<Told[]>;
}

/** Looks at something once, however many defects start from it. */
export function once<Value>(look: () => Value): () => Value {
  let kept: { value: Value } | null = null;
  return () => {
    kept ??= { value: look() };
    return kept.value;
  };
}
