import type { z } from "zod";
import { memo } from "#portal/contract/parse/memo.ts";
import { isRecord, schemaAt, shapeOf } from "#portal/contract/parse/shape.ts";
import { isStructureKey, structures } from "#portal/contract/structures/registry.ts";
import { defaultStructureKeys } from "#portal/contract/structures/structure-keys.ts";
import { fieldMeta } from "#portal/contract/values/field.ts";

/** Kinds of contacts that offices publish. */
export type ContactKind = "email" | "phone" | "account";

const examples = { email: "posta@mpsv.example", phone: "+420 950 100 300", account: "19-2000145399/0710" } as const;

/** Kinds of contacts that a field is declared for: it accepts such values and no other text. */
export const contactKindsOf = memo((schema: z.ZodType): readonly ContactKind[] => {
  const shape = shapeOf(schema);
  if (shape.kind !== "leaf") return [];
  const takes = (value: string) => shape.schema.safeParse(value).success;
  return takes("x") ? [] : (["email", "phone", "account"] as const).filter((kind) => takes(examples[kind]));
});

/** True for a place in a record with a contact that an office publishes, not a person's. */
export function isPublicContact(record: unknown, path: readonly (string | number)[]): boolean {
  const { structure, data } = isRecord(record) ? record : {};
  const cmsKey = isRecord(structure) ? structure["key"] : null;
  const key = typeof cmsKey === "string" ? defaultStructureKeys[cmsKey] : undefined;
  if (!key || !isStructureKey(key) || path[0] !== "data") return false;
  const schemas = path.map((_, index) => schemaAt(structures[key].data, data, path.slice(1, index + 1)));
  const own = schemas.at(-1);
  return own ? contactKindsOf(own).length > 0 && !schemas.some((each) => each && fieldMeta.get(each)?.personal) : false;
}
