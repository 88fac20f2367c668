import type { z } from "zod";
import { memo } from "#schemas/parse/memo.ts";
import { shapeOf } from "#schemas/parse/shape.ts";

/** Kinds of contacts that offices publish. */
export type ContactKind = "email" | "phone" | "account";

const examples = { email: "posta@mpsv.example", phone: "+420 950 100 300", account: "19-2000145399/0710" } as const;

/** Kinds of contacts that a field is declared for: it takes such a value and no other text. */
export const contactKindsOf = memo((schema: z.ZodType): readonly ContactKind[] => {
  const shape = shapeOf(schema);
  if (shape.kind !== "leaf") return [];
  const takes = (value: string) => shape.schema.safeParse(value).success;
  return takes("x") ? [] : (["email", "phone", "account"] as const).filter((kind) => takes(examples[kind]));
});
