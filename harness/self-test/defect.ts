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
  /** Pointer, element, state or file of the defect. */
  place: string;
  /** Part of the Czech message, such as a suggested name. */
  says?: string;
}

/** A typical defect, and the finding that must report it. */
export interface Defect {
  name: string;
  area: Area;
  expected: Signature;
  /** Findings without the defect; there must be none. */
  original(): Signature[] | Promise<Signature[]>;
  /** Findings with the defect. */
  seeded(): Signature[] | Promise<Signature[]>;
}

/** Caches the result of a function without arguments. */
export function once<Value>(compute: () => Value): () => Value {
  let computed: { value: Value } | null = null;
  return () => {
    computed ??= { value: compute() };
    return computed.value;
  };
}
