import type { z } from "zod";
import { type ObjectRule, rulesOf } from "#schemas/values/object-rules.ts";
import { memo } from "./memo.ts";
import { expectedOf } from "./prune-errors.ts";
import { isRecord, memberFor, type Shape, shapeOf } from "./shape.ts";

type Path = (string | number)[];

/** Code of a missing required field. */
export const missing = "missing";

/** Missing required fields are treated as broken rules; `expected` is the field's type. */
type Rule = ObjectRule<unknown> & { expected?: string };

export interface BrokenRule {
  rule: Rule;
  object: Path;
  path: Path;
}

/**
 * Returns the rules that a value breaks and its missing required fields, innermost objects first. Rules of an object
 * are only checked if the object itself is valid; `isValid` skips that check for a value known to be valid.
 */
export function brokenRules(schema: z.ZodType, value: unknown, isValid = true): BrokenRule[] {
  const broken: BrokenRule[] = [];
  const path: Path = [];
  walk(schema, value);
  return broken;

  function walk(schema: z.ZodType, value: unknown): void {
    if (!hasRules(schema) || value === undefined || value === null) return;
    const shape = shapeOf(schema);
    if (shape.kind === "union") {
      const member = memberFor(shape, value);
      if (member) walk(member, value);
    } else if (shape.kind === "list" && Array.isArray(value)) {
      for (const [index, item] of value.entries()) enter(index, shape.item, item);
    } else if (shape.kind === "map" && isRecord(value)) {
      for (const key of Object.keys(value)) enter(key, shape.value, value[key]);
    } else if (shape.kind === "object" && isRecord(value)) {
      for (const { key, schema } of shape.fields) enter(key, schema, value[key]);
      const rules = rulesFor(shape.schema);
      if (rules.length === 0 || !(isValid || shape.schema.safeParse(value).success)) return;
      for (const rule of rules)
        for (const rulePath of rule.broken(value))
          broken.push({ rule, object: [...path], path: [...path, ...rulePath] });
    }
  }

  function enter(key: string | number, schema: z.ZodType, value: unknown): void {
    path.push(key);
    walk(schema, value);
    path.pop();
  }
}

/** True for schemas with rules anywhere inside. */
const hasRules = memo((schema: z.ZodType): boolean => {
  const seen = new Set<z.ZodType>();
  const open = [schema];
  for (let next = open.pop(); next; next = open.pop()) {
    const shape = shapeOf(next);
    if (seen.has(shape.schema)) continue;
    seen.add(shape.schema);
    if (shape.kind === "object") {
      if (rulesFor(shape.schema).length > 0) return true;
      open.push(...shape.fields.map((field) => field.schema));
    } else if (shape.kind === "list") open.push(shape.item);
    else if (shape.kind === "map") open.push(shape.value);
    else if (shape.kind === "union") open.push(...shape.members);
  }
  return false;
});

const rulesFor = memo((schema: z.ZodType): readonly Rule[] => [...rulesOf(schema), ...requiredIn(shapeOf(schema))]);

function requiredIn(shape: Shape): Rule[] {
  if (shape.kind !== "object") return [];
  return shape.fields.flatMap(({ key, schema, meta }): Rule[] => {
    if (!meta?.required) return [];
    const isAbsent = (value: unknown) => !isRecord(value) || value[key] === undefined || value[key] === null;
    const [error] = shapeOf(schema).schema.safeParse(undefined).error?.issues ?? [];
    const expected = error ? { expected: expectedOf(error) } : {};
    return [{ code: missing, field: key, broken: (value) => (isAbsent(value) ? [[key]] : []), ...expected }];
  });
}
