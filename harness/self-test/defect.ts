export const areas = [
  "schema",
  "reference",
  "rule",
  "render",
  "browser",
  "picture",
  "machine",
  "file",
  "report",
] as const;
export type Area = (typeof areas)[number];

/** Code and place of a finding. */
export interface Signature {
  code: string;
  /** Pointer, element, state or file of the mistake. */
  place: string;
  /** Part of the Czech message, such as a suggested name. */
  says?: string;
}

/** A typical mistake, and the finding that must report it. */
export interface Defect {
  name: string;
  area: Area;
  expected: Signature;
  /** Findings without the mistake; must be none. */
  original(): Signature[] | Promise<Signature[]>;
  /** Findings with the mistake. */
  seeded(): Signature[] | Promise<Signature[]>;
}

/** Computes a value on the first call and returns the same one later. */
export function once<Value>(compute: () => Value): () => Value {
  let computed: { value: Value } | null = null;
  return () => {
    computed ??= { value: compute() };
    return computed.value;
  };
}
