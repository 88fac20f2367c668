import { parseContent } from "#portal/contract/parse/parse-page.ts";
import { isRecord } from "#portal/contract/parse/shape.ts";
import { type Content, wireContent } from "#portal/contract/site/content.ts";
import { isStructureKey, type StructureKey, structures } from "#portal/contract/structures/registry.ts";
import type { Structure } from "#portal/contract/structures/structure.ts";
import { defaultStructureKeys } from "#portal/contract/structures/structure-keys.ts";
import { maximalOf, minimalOf } from "./records.ts";

/** Address and site of every generated page. */
export const ownReference = { friendlyURLs: { cs_cz: "rodina/porodne" }, web: { id: "12" } };

const envelope = {
  ...recordFrom(maximalOf(wireContent, "content")),
  ...ownReference,
  webId: ownReference.web.id,
  permissions: null,
};

/** Returns a record as the CMS sends it: data with a complete envelope. */
export function recordOf(key: StructureKey, data: unknown): Record<string, unknown> {
  const cmsKey = Object.keys(defaultStructureKeys).find((cms) => defaultStructureKeys[cms] === key);
  return { ...envelope, structure: { key: cmsKey }, data };
}

/** Returns the record as parsed content; throws when its envelope has issues. */
export function contentOf(key: StructureKey, data: unknown): Content {
  const { content, issues } = parseContent(recordOf(key, data));
  if (!content || issues.length > 0) throw new Error(`the generated envelope has issues: ${JSON.stringify(issues)}`);
  return content;
}

/** Returns the context of a generated page: the smallest and the largest item of each structure that it lists. */
export function generatedContext(key: StructureKey) {
  const { lists }: Structure = structures[key];
  const keys = Array.isArray(lists) ? lists.filter(isStructureKey) : [];
  const listed = keys.flatMap((key) =>
    [minimalOf, maximalOf].map((of) => contentOf(key, of(structures[key].data, key))),
  );
  return { keys: defaultStructureKeys, listed, czech: null };
}

function recordFrom(value: unknown): Record<string, unknown> {
  if (isRecord(value)) return value;
  throw new Error("A content record is an object.");
}
