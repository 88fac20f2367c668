import { z } from "zod";
import { isBlockList } from "#schemas/blocks/registry.ts";
import { type Field, isRecord, type Shape, shapeOf } from "#schemas/parse/shape.ts";
import { wireContent } from "#schemas/site/content.ts";
import { holdsSettings, parseSettings, wireConfig } from "#schemas/site/web-config.ts";
import { type StructureKey, structures } from "#schemas/structures/registry.ts";
import { type FieldMeta, fieldMeta } from "#schemas/values/field.ts";
import { regionCodes } from "#schemas/values/office/region.ts";
import type { RecordPath } from "./rule.ts";
import { regionInBothLanguages } from "./texts.ts";

/** One step of the path from a record to a place in it. */
export interface Step {
  part: string | number;
  /** The value; undefined when absent. */
  value: unknown;
  /** Null when the schema has no such place. */
  schema: z.ZodType | null;
  /** Metadata of a field; null for items, map values and unknown fields. */
  meta: FieldMeta | null;
  kind: "block" | "item" | "field";
  /** True when it or an ancestor may hold personal data. */
  isPersonal: boolean;
  /** Allowed values when the schema enumerates them, such as the types of blocks. */
  choices: readonly Choice[];
}

export interface Choice {
  value: string;
  /** Null when the value is its own label. */
  label: { cs: string; en: string } | null;
  /** Name in place of the value, which is a code that editors never see. */
  name: { cs: string; en: string } | null;
}

/** A value with the schemas that may apply to it. */
interface Container {
  value: unknown;
  /** Candidates; the first that has the next part applies. */
  schemas: readonly z.ZodType[];
}

/** Returns the steps to a place in a record; after an invalid value the schema is unknown, but the path continues. */
export function stepsTo(key: StructureKey, record: unknown, path: RecordPath): Step[] {
  const steps: Step[] = [];
  let container: Container = { value: record, schemas: [wireContent] };
  for (const [index, part] of path.entries()) {
    const own = stepFrom(container, part);
    const step = { ...own, isPersonal: Boolean(steps.at(-1)?.isPersonal || own.meta?.personal) };
    steps.push(step);
    const isData = index === 0 && part === "data";
    const isSettings = isData && isRecord(step.value) && isRecord(record) && holdsSettings(record["friendlyURLs"]);
    container = {
      // Settings may be JSON inside a string; paths continue into it.
      value: isSettings && isRecord(step.value) ? parseSettings(step.value) : step.value,
      schemas: [
        ...(isData ? [isSettings ? wireConfig : structures[key].data] : []),
        ...(step.schema ? [step.schema] : []),
      ],
    };
  }
  return steps;
}

/** Returns the names of the schema's fields at the end of a path, for suggestions to a mistyped name. */
export function fieldsAt(key: StructureKey, steps: readonly Step[]): string[] {
  const last = steps.at(-1);
  const schemas = steps.length === 1 && last?.part === "data" ? [structures[key].data] : [last?.schema ?? wireContent];
  return schemas.flatMap((schema) => membersOf(shapeOf(schema), last?.value).flatMap(keysOf));
}

function stepFrom({ value: parent, schemas }: Container, part: string | number): Omit<Step, "isPersonal"> {
  const value = childOf(parent, part);
  for (const schema of schemas) {
    const shape = shapeOf(schema);
    if (shape.kind === "list" && typeof part === "number") {
      const kind = isBlockList(schema) ? "block" : "item";
      return { part, value, schema: memberOf(shape.item, value), meta: null, kind, choices: optionsOf(shape.item) };
    }
    if (shape.kind === "map")
      return { part, value, schema: shape.value, meta: null, kind: "field", choices: optionsOf(shape.value) };
    for (const member of membersOf(shape, parent)) {
      const field = fieldOf(member, String(part));
      if (field) return { part, value, ...field, kind: "field", choices: choicesOf(shape, field) };
    }
  }
  return { part, value, schema: null, meta: null, kind: typeof part === "number" ? "item" : "field", choices: [] };
}

/** Returns the union member that a value names, so that a block has its own label; else the union. */
function memberOf(schema: z.ZodType, value: unknown): z.ZodType {
  const shape = shapeOf(schema);
  const [member, ...others] = membersOf(shape, value);
  return shape.kind === "union" && member && others.length === 0 ? member : schema;
}

/** Returns the schemas that may apply to a value. */
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

function choicesOf(parent: Shape, { key, schema }: Field): Choice[] {
  if (parent.kind === "union" && parent.discriminator?.key === key)
    return [...parent.discriminator.members].map(([value, member]) => ({
      value: String(value),
      label: fieldMeta.get(member) ?? null,
      name: null,
    }));
  const shape = shapeOf(schema);
  return optionsOf(shape.kind === "list" ? shape.item : shape.schema);
}

function optionsOf(schema: z.ZodType): Choice[] {
  const leaf = shapeOf(schema).schema;
  const values = leaf instanceof z.ZodEnum ? leaf.options : leaf instanceof z.ZodLiteral ? [...leaf.values] : [];
  const areRegions = values.length > 0 && values.every((value) => regionCodes.some((code) => code === value));
  return values.map((value) => ({
    value: String(value),
    label: null,
    name: areRegions ? regionInBothLanguages(String(value)) : null,
  }));
}

/** Returns an own property or item of a value. */
export function childOf(parent: unknown, part: string | number): unknown {
  if (Array.isArray(parent)) return parent[Number(part)];
  return isRecord(parent) && Object.hasOwn(parent, part) ? parent[part] : undefined;
}

/** Sorts places in the order of the record; missing ones come last within their parent. */
export function inOrder<Placed extends { path: RecordPath }>(placed: readonly Placed[], record: unknown): Placed[] {
  return placed
    .map((each) => ({ each, order: orderOf(record, each.path) }))
    .toSorted((a, b) => compare(a.order, b.order))
    .map(({ each }) => each);
}

function orderOf(record: unknown, path: RecordPath): number[] {
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
