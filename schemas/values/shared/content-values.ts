import type { Content } from "#schemas/site/content.ts";
import { resolveValues } from "./resolve-values.ts";
import type { SharedValue } from "./shared-value.ts";
import type { SharedValues } from "./value-sets.ts";

/** Returns a content item with the values of a time written into its texts. */
export function withValues(content: Content, values: SharedValues, now: number): Content {
  const { item, used } = resolveValues(content, { values, language: content.language, now });
  const ofSet = values.ofSet(content.id);
  const faults = values.faultsOf(content.id).map((fault) => ({ ...fault, path: ["data", ...fault.path] }));
  return { ...item, values: { ...used, ofSet, remarks: [...used.remarks, ...faults] } };
}

/** Returns the value that a field of a content item names; null when there is none. */
export function valueOf({ values }: Content, key: string | null | undefined): SharedValue | null {
  return (key && values?.byKey[key]) || null;
}
