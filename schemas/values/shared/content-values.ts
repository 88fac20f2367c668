import { isRecord } from "#schemas/parse/shape.ts";
import type { Content } from "#schemas/site/content.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import { resolveValues, usesValues } from "./resolve-values.ts";
import type { SharedValue } from "./shared-value.ts";
import type { SharedValues } from "./value-sets.ts";

/** Returns a content item with the values of a time written into its texts; also one that has had others. */
export function withValues(given: Content, values: SharedValues, now: number): Content {
  const content = given.values ? { ...given, ...given.values.written } : given;
  const { name, description, data } = content;
  const { item, used } = resolveValues(content, { values, language: content.language, now });
  const ofSet = values.ofSet(content.id);
  const faults = values.faultsOf(content.id).map((fault) => ({ ...fault, path: ["data", ...fault.path] }));
  return {
    ...item,
    values: { ...used, ofSet, remarks: [...used.remarks, ...faults], written: { name, description, data } },
  };
}

/** Returns a record as the CMS sent it with the values of a time written into its texts; the same one without references. */
export function recordWithValues(record: unknown, language: Language, values: SharedValues, now: number): unknown {
  if (!isRecord(record) || !usesValues(record)) return record;
  return resolveValues(record, { values, language, now }).item;
}

/** Returns the value that a field of a content item names; null when there is none. */
export function sharedValueOf({ values }: Content, key: string | null | undefined): SharedValue | null {
  return (key && values?.byKey[key]) || null;
}
