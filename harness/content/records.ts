import type { z } from "zod";
import { type Field, type Shape, shapeOf } from "#portal/contract/parse/shape.ts";
import { rulesOf } from "#portal/contract/values/object-rules.ts";
import { exampleOf, leafValue, NoValueError, type ValueName } from "./leaf-value.ts";

type Extent = "minimal" | "maximal";
type ShapeOf<Kind extends Shape["kind"]> = Extract<Shape, { kind: Kind }>;
type Value = Record<string, unknown>;

/** Returns the minimal value of a schema: required fields only. */
export function minimalOf(schema: z.ZodType, name: string): unknown {
  return make(schema, "minimal", { name, nth: 1 }, []);
}

/**
 * Returns the maximal value of a schema: every field, at least two items in each list, and every union member that a
 * list can hold.
 */
export function maximalOf(schema: z.ZodType, name: string): unknown {
  return make(schema, "maximal", { name, nth: 1 }, []);
}

/** Returns the smallest object with a field that the maximal one omits because of a rule. */
export function objectWith(shape: ShapeOf<"object">, { key, schema }: Field, name: string): unknown {
  const value = requiredOf(shape, { name, nth: 1 }, []);
  return withRulesMet(shape, { ...value, [key]: maximalOf(schema, `${name}.${key}`) }, "minimal", { name, nth: 1 }, []);
}

function make(schema: z.ZodType, extent: Extent, place: ValueName, ancestors: readonly z.ZodType[]): unknown {
  const shape = shapeOf(schema);
  const inside = [...ancestors, shape.schema];
  switch (shape.kind) {
    case "leaf":
      return leafValue(schema, place);
    case "map":
      return exampleOf(schema, place) ?? { cs_cz: make(shape.value, extent, part(place, "cs_cz"), inside) };
    case "union":
      return exampleOf(schema, place) ?? make(shape.members[0] ?? schema, extent, place, inside);
    case "list":
      return listOf(shape, extent, place, inside) ?? exampleOf(schema, place) ?? lack(place, "a list as JSON");
    case "object":
      return exampleOf(schema, place) ?? objectOf(shape, extent, place, inside);
  }
}

/** Returns undefined when the schema accepts no number of generated items. */
function listOf({ schema, item }: ShapeOf<"list">, extent: Extent, place: ValueName, inside: readonly z.ZodType[]) {
  const shape = shapeOf(item);
  const members = shape.kind === "union" && extent === "maximal" ? shape.members : [item];
  const counts =
    extent === "minimal" || isDeep(schema, inside.slice(0, -1)) ? [0, 1, 2, 3] : [Math.max(2, members.length), 1, 3];
  for (const length of counts) {
    const list = Array.from({ length }, (_, index) => {
      const own = { name: `${place.name}[]`, nth: index + 1 };
      return make(members[index % members.length] ?? item, extent, own, inside);
    });
    if (schema.safeParse(list).success) return list;
  }
  return undefined;
}

function objectOf(shape: ShapeOf<"object">, extent: Extent, place: ValueName, inside: readonly z.ZodType[]): Value {
  const value = requiredOf(shape, place, inside, extent);
  const isWanted = ({ key, schema }: Field) => !(key in value) && !isDeep(schema, inside);
  const optional = extent === "maximal" ? shape.fields.filter(isWanted) : [];
  for (const { key, schema } of optional) value[key] = make(schema, extent, part(place, key), inside);
  return withRulesMet(shape, value, extent, place, inside);
}

/** True when a recursive schema has been entered twice. */
function isDeep(schema: z.ZodType, ancestors: readonly z.ZodType[]): boolean {
  const own = shapeOf(schema).schema;
  return ancestors.filter((each) => each === own).length > 1;
}

function requiredOf(
  { fields }: ShapeOf<"object">,
  place: ValueName,
  inside: readonly z.ZodType[],
  extent: Extent = "minimal",
) {
  const required = fields.filter(({ isRequired }) => isRequired);
  return Object.fromEntries(required.map(({ key, schema }) => [key, make(schema, extent, part(place, key), inside)]));
}

/** Adds fields that an object's rules require; replaces a field that they forbid with its example, or removes it. */
function withRulesMet(
  { schema, fields }: ShapeOf<"object">,
  value: Value,
  extent: Extent,
  place: ValueName,
  inside: readonly z.ZodType[],
): Value {
  const tried = new Set<string>();
  const exemplary = new Set<string>();
  for (;;) {
    const [{ path = [], message = "" } = {}] = schema.safeParse(value).error?.issues ?? brokenIn(schema, value);
    if (!message) return value;
    const field = fields.find(({ key }) => key === path[0]);
    const example = field && value[field.key] !== undefined ? exampleOf(field.schema, place) : undefined;
    if (field && example !== undefined && !exemplary.has(field.key)) {
      exemplary.add(field.key);
      value[field.key] = example;
      continue;
    }
    if (!field || tried.has(field.key)) return lack(place, `its rule "${message}" at ${path.join(".")} does not hold`);
    tried.add(field.key);
    if (value[field.key] === undefined) value[field.key] = make(field.schema, extent, part(place, field.key), inside);
    else delete value[field.key];
  }
}

function brokenIn(schema: z.ZodType, value: Value) {
  return rulesOf(schema).flatMap(({ code, broken }) => broken(value).map((path) => ({ path, message: code })));
}

function part({ name, nth }: ValueName, key: string): ValueName {
  return { name: `${name}.${key}`, nth };
}

function lack(place: ValueName, what: string): never {
  throw new NoValueError(place, `give it examples that its schema accepts: ${what}`);
}
