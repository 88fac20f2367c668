import { childOf } from "#checks/place.ts";
import type { RecordPath } from "#checks/rule.ts";
import type { StructureKey } from "#schemas/structures/registry.ts";

/** A record as the CMS sends it, with its structure. */
export interface Version {
  record: unknown;
  key: StructureKey;
}

/** A value with its place. */
export interface Side {
  value: unknown;
  path: RecordPath;
}

/** Returns a part of a value with its place. */
export function at({ value, path }: Side, part: string | number): Side {
  return { value: childOf(value, part), path: [...path, part] };
}
