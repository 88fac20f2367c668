import type { z } from "zod";
import type { StoreFault } from "#harness/fixtures/store-findings.ts";
import { type Provenance, schemaVersion } from "#harness/record/provenance.ts";
import { isRecord, shapeOf } from "#portal/contract/parse/shape.ts";
import { isStructureKey, structures } from "#portal/contract/structures/registry.ts";
import { defaultStructureKeys } from "#portal/contract/structures/structure-keys.ts";

/** A recorded content item. */
export interface RecordedItem {
  path: string;
  record: unknown;
  origin: Provenance | null;
}

interface FaultAt {
  path: string;
  fault: StoreFault;
}

/**
 * Compares the schemas with the recording: fields that are always or never present, structures without content, older
 * schemas.
 */
export function schemaDrift(items: readonly RecordedItem[]): FaultAt[] {
  const byStructure = Map.groupBy(items, ({ record }) => structureOf(record));
  const fields = [...byStructure].flatMap(([cmsKey, own]) => {
    const key = cmsKey === null ? undefined : defaultStructureKeys[cmsKey];
    return key && isStructureKey(key) ? fieldsDrift(structures[key].data, own) : [];
  });
  const seen = new Set<string | undefined>([...byStructure.keys()].map((cmsKey) => defaultStructureKeys[cmsKey ?? ""]));
  const without = Object.keys(structures).filter((key) => !seen.has(key));
  const older = items
    .filter((item) => isOfOlderSchema(item))
    .map(({ path }): FaultAt => ({ path, fault: { code: "drift.other-schema", severity: "info" } }));
  return [
    ...fields,
    ...without.map(
      (key): FaultAt => ({ path: `contents/*/${key}`, fault: { code: "drift.no-fixture", severity: "warning" } }),
    ),
    ...older,
  ];
}

/** True for content that was recorded with another version of its schema. */
export function isOfOlderSchema({ record, origin }: RecordedItem): boolean {
  const cmsKey = structureOf(record);
  return origin !== null && origin.schema !== null && cmsKey !== null && origin.schema !== schemaVersion(cmsKey);
}

function fieldsDrift(schema: z.ZodType, items: readonly RecordedItem[]): FaultAt[] {
  const shape = shapeOf(schema);
  const [first] = items;
  if (shape.kind !== "object" || !first) return [];
  return shape.fields.flatMap(({ key, isRequired }): FaultAt[] => {
    const present = items.filter(({ record }) => isThere(record, key)).length;
    if (isRequired || (present > 0 && present < items.length)) return [];
    const code = present === 0 ? "drift.never-present" : "drift.never-absent";
    return [{ path: first.path, fault: { code, severity: "info", pointer: `/data/${key}` } }];
  });
}

function isThere(record: unknown, key: string): boolean {
  const data = isRecord(record) && isRecord(record["data"]) ? record["data"] : {};
  return data[key] !== undefined && data[key] !== null && data[key] !== "";
}

function structureOf(record: unknown): string | null {
  return isRecord(record) && isRecord(record["structure"]) ? String(record["structure"]["key"]) : null;
}
