import type { z } from "zod";
import { isRecord, shapeOf } from "#schemas/parse/shape.ts";
import { withTypes } from "#schemas/parse/typed-values.ts";
import { wireContent } from "#schemas/site/content.ts";
import { structures } from "#schemas/structures/registry.ts";
import { bounded } from "./bounded.ts";
import type { Changes } from "./change.ts";
import { createComparison } from "./compare.ts";
import { createNotes } from "./notes.ts";
import { at, type Side, type Version } from "./side.ts";

/** Fields of the envelope that change with every version, that say where a record is kept, or that are compared apart. */
const ofWire: ReadonlySet<string> = new Set([
  ...["id", "versionId", "published", "updatedAt", "webId", "web"],
  ...["structure", "data"],
]);

/**
 * Returns what differs between two versions of a content item, in the order of the schema. Values that mean the same are no
 * difference: null, an empty text and a missing field; another order of fields; ids and times that the CMS sets itself.
 */
export function changesBetween(before: Version, after: Version): Changes {
  return differencesOf(before, after, false);
}

/**
 * Returns what a version in another language has to follow: numbers in texts, days, amounts, images and items of lists that
 * differ, but no words and no addresses. What one of the versions lacks is no difference, because the Czech value is shown.
 */
export function changesAcrossLanguages(translation: Version, original: Version): Changes {
  return differencesOf(translation, original, true);
}

function differencesOf(before: Version, after: Version, acrossLanguages: boolean): Changes {
  const versions = { before: cleaned(before), after: cleaned(after) };
  const notes = createNotes(versions);
  const compare = createComparison(notes, acrossLanguages);
  const own = { value: versions.before.record, path: [] };
  const other = { value: versions.after.record, path: [] };
  const both = (name: string) => [at(own, name), at(other, name)] as const;
  if (!isRecord(own.value) || !isRecord(other.value)) {
    compare(null, own, other);
    return notes.result();
  }
  if (!acrossLanguages)
    for (const { key, schema } of fieldsOf(wireContent)) if (!ofWire.has(key)) compare(schema, ...both(key));
  const [oldStructure, newStructure] = both("structure");
  compare(null, at(oldStructure, "key"), at(newStructure, "key"));
  compareData(both("data"), { before, after }, compare);
  return notes.result();
}

/** Compares data by the fields of the structure, or of both when it is another one. */
function compareData(
  [own, other]: readonly [Side, Side],
  { before, after }: { before: Version; after: Version },
  compare: ReturnType<typeof createComparison>,
): void {
  if (!isRecord(own.value) || !isRecord(other.value)) {
    compare(null, own, other);
    return;
  }
  const schemas = [wireContent.shape.data, structures[before.key].data, structures[after.key].data];
  const fields = new Map(schemas.flatMap(fieldsOf).map(({ key, schema }) => [key, schema]));
  for (const [key, schema] of fields) compare(schema, at(own, key), at(other, key));
}

/** Returns a record with values in the types of its schema, which a CMS may send as texts. */
function cleaned({ record, key }: Version): Version {
  const copy = bounded(record);
  if (!isRecord(copy)) return { record: copy, key };
  const typed = withTypes(wireContent, copy);
  return { record: isRecord(typed) ? { ...typed, data: withTypes(structures[key].data, copy["data"]) } : typed, key };
}

function fieldsOf(schema: z.ZodType) {
  const shape = shapeOf(schema);
  return shape.kind === "object" ? shape.fields : [];
}
