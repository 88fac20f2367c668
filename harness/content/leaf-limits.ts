import { z } from "zod";
import { memo } from "#portal/contract/parse/memo.ts";

const limits = z.looseObject({
  type: z.unknown().optional(),
  pattern: z.string().optional(),
  allOf: z.array(z.looseObject({ pattern: z.string().optional() })).optional(),
  format: z.string().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minimum: z.number().optional(),
  exclusiveMinimum: z.number().optional(),
  maximum: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
});

type Limits = z.output<typeof limits>;

/** Returns the limits of a schema in terms of JSON Schema. */
export const limitsOf = memo(
  (schema: z.ZodType): Limits => limits.parse(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" })),
);

/** Returns the codes of issues that a schema reports for a text or list: limits, patterns and custom rules. */
export function reasonsAgainst(schema: z.ZodType, value: string | unknown[]): string[] {
  if (schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral) return ["invalid-value"];
  const {
    pattern,
    allOf = [],
    format,
    minLength = 0,
    maxLength = Infinity,
    minItems = 0,
    maxItems = Infinity,
  } = limitsOf(schema);
  const isText = typeof value === "string";
  const patterns = [pattern, ...allOf.map((each) => each.pattern)].filter((each) => each !== undefined);
  return [
    ...(value.length < (isText ? minLength : minItems) ? ["too-small"] : []),
    ...(value.length > (isText ? maxLength : maxItems) ? ["too-big"] : []),
    ...(isText && (format || patterns.some((each) => !new RegExp(each, "u").test(value))) ? ["invalid-format"] : []),
    ...rulesAgainst(schema, value),
  ];
}

/** Custom rules carry their code as message; those without one are `custom`. */
function rulesAgainst(schema: z.ZodType, value: unknown): string[] {
  const { error } = schema.safeParse(value);
  const rules = error?.issues.filter(({ code, path }) => code === "custom" && path.length === 0) ?? [];
  return rules.map(({ message }) => (message.includes(".") ? message : "custom"));
}
