import { z } from "zod";
import { isBlockList } from "#schemas/blocks/registry.ts";
import { type Field, isRecord, type Shape, shapeOf } from "#schemas/parse/shape.ts";
import { wireContent } from "#schemas/site/content.ts";
import { type StructureKey, structures } from "#schemas/structures/registry.ts";
import { type FieldMeta, fieldMeta } from "#schemas/values/field.ts";
import type { Path } from "./rule.ts";

/** One step of the way from a record to a place in it. */
export interface Step {
  part: string | number;
  /** What stands there; undefined where nothing does. */
  value: unknown;
  /** Null where the schema knows of no such place. */
  schema: z.ZodType | null;
  /** Of a field; null for items, values of maps and what the schema does not know. */
  meta: FieldMeta | null;
  kind: "block" | "item" | "field";
  /** It, or what it is in, may hold personal data. */
  isPersonal: boolean;
  /** What may stand there where the schema has a list of it, such as the types of blocks. */
  choices: readonly Choice[];
}

export interface Choice {
  value: string;
  /** Null where the value says it itself. */
  label: { cs: string; en: string } | null;
}

/** What stands around a place. */
interface Around {
  value: unknown;
  /** The first of them that knows the next part is the one. */
  schemas: readonly z.ZodType[];
}

/** The way to a place in a record of a structure, whatever stands there: broken values end what is known, not the way. */
export function stepsTo(key: StructureKey, record: unknown, path: Path): Step[] {
  const steps: Step[] = [];
  let around: Around = { value: record, schemas: [wireContent] };
  for (const [index, part] of path.entries()) {
    const own = stepFrom(around, part);
    const step = { ...own, isPersonal: Boolean(steps.at(-1)?.isPersonal || own.meta?.personal) };
    steps.push(step);
    const isData = index === 0 && part === "data";
    around = {
      value: step.value,
      schemas: [...(isData ? [structures[key].data] : []), ...(step.schema ? [step.schema] : [])],
    };
  }
  return steps;
}

/** Names of the fields that the schema knows at the end of a way, for those who mistyped one. */
export function fieldsAt(key: StructureKey, steps: readonly Step[]): string[] {
  const last = steps.at(-1);
  const schemas = steps.length === 1 && last?.part === "data" ? [structures[key].data] : [last?.schema ?? wireContent];
  return schemas.flatMap((schema) => membersOf(shapeOf(schema), last?.value).flatMap(keysOf));
}

function stepFrom({ value: parent, schemas }: Around, part: string | number): Omit<Step, "isPersonal"> {
  const value = childOf(parent, part);
  for (const schema of schemas) {
    const shape = shapeOf(schema);
    if (shape.kind === "list" && typeof part === "number") {
      const kind = isBlockList(schema) ? "block" : "item";
      return { part, value, schema: memberOf(shape.item, value), meta: null, kind, choices: optionsOf(shape.item) };
    }
    if (shape.kind === "map") return { part, value, schema: shape.value, meta: null, kind: "field", choices: [] };
    for (const member of membersOf(shape, parent)) {
      const field = fieldOf(member, String(part));
      if (field) return { part, value, ...field, kind: "field", choices: choicesOf(shape, field) };
    }
  }
  return { part, value, schema: null, meta: null, kind: typeof part === "number" ? "item" : "field", choices: [] };
}

/** The member of a union that a value names, so that a block has its own label; else the union. */
function memberOf(schema: z.ZodType, value: unknown): z.ZodType {
  const shape = shapeOf(schema);
  const [member, ...others] = membersOf(shape, value);
  return shape.kind === "union" && member && others.length === 0 ? member : schema;
}

/** The schemas that a value may be meant as. */
function membersOf(shape: Shape, value: unknown): readonly z.ZodType[] {
  if (shape.kind !== "union") return [shape.schema];
  const { discriminator, members } = shape;
  const named = discriminator && isRecord(value) ? discriminator.members.get(value[discriminator.key]) : undefined;
  return named ? [named] : members;
}

function fieldOf(schema: z.ZodType, part: string): Field | undefined {
  const shape = shapeOf(schema);
  return shape.kind === "object" ? shape.fields.find(({ key }) => key === part) : undefined;
}

function keysOf(schema: z.ZodType): string[] {
  const shape = shapeOf(schema);
  return shape.kind === "object" ? [...shape.keys] : [];
}

function choicesOf(around: Shape, { key, schema }: Field): Choice[] {
  if (around.kind === "union" && around.discriminator?.key === key)
    return [...around.discriminator.members].map(([value, member]) => ({
      value: String(value),
      label: fieldMeta.get(member) ?? null,
    }));
  const shape = shapeOf(schema);
  return optionsOf(shape.kind === "list" ? shape.item : shape.schema);
}

function optionsOf(schema: z.ZodType): Choice[] {
  const leaf = shapeOf(schema).schema;
  const values = leaf instanceof z.ZodEnum ? leaf.options : leaf instanceof z.ZodLiteral ? [...leaf.values] : [];
  return values.map((value) => ({ value: String(value), label: null }));
}

/** What stands in a value; nothing that it only inherits. */
export function childOf(parent: unknown, part: string | number): unknown {
  if (Array.isArray(parent)) return parent[Number(part)];
  return isRecord(parent) && Object.hasOwn(parent, part) ? parent[part] : undefined;
}

/** Puts what has a place into the order in which the record has its places; what is not there comes last in what lacks it. */
export function inOrder<Placed extends { path: Path }>(placed: readonly Placed[], record: unknown): Placed[] {
  return placed
    .map((each) => ({ each, order: orderOf(record, each.path) }))
    .toSorted((a, b) => compare(a.order, b.order))
    .map(({ each }) => each);
}

function orderOf(record: unknown, path: Path): number[] {
  let node = record;
  return path.map((part) => {
    const index = typeof part === "number" ? part : isRecord(node) ? Object.keys(node).indexOf(part) : -1;
    node = childOf(node, part);
    return index < 0 ? Infinity : index;
  });
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [index, own] of a.entries()) {
    const other = b[index];
    if (other === undefined) return 1;
    if (own !== other) return own < other ? -1 : 1;
  }
  return a.length - b.length;
}
