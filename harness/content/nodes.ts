import type { z } from "zod";
import { toPointer } from "#portal/contract/parse/issue.ts";
import { type Field, isRecord, memberFor, type Shape, shapeOf } from "#portal/contract/parse/shape.ts";

export type ValuePath = readonly (string | number)[];

/** A place in a value with its schema. */
export interface Node {
  path: ValuePath;
  schema: z.ZodType;
  shape: Shape;
  value: unknown;
  /** Null for list items and map values. */
  field: Field | null;
  /** True for the field that selects the member of the union around it. */
  isDiscriminator: boolean;
}

/** Returns every part of a value that its schema describes, the value itself first. */
export function nodesOf(schema: z.ZodType, value: unknown, path: ValuePath = [], field: Field | null = null): Node[] {
  const shape = shapeOf(schema);
  return [{ path, schema, shape, value, field, isDiscriminator: false }, ...partsOf(shape, value, path)];
}

function partsOf(shape: Shape, value: unknown, path: ValuePath): Node[] {
  if (shape.kind === "list" && Array.isArray(value)) {
    return value.flatMap((item, index) => nodesOf(shape.item, item, [...path, index]));
  }
  if (shape.kind === "map" && isRecord(value)) {
    return Object.entries(value).flatMap(([key, item]) => nodesOf(shape.value, item, [...path, key]));
  }
  if (shape.kind === "union") {
    const member = memberFor(shape, value);
    const parts = member ? partsOf(shapeOf(member), value, path) : [];
    return parts.map((node) => (isNameOf(shape, node, path) ? { ...node, isDiscriminator: true } : node));
  }
  if (shape.kind !== "object" || !isRecord(value)) return [];
  return shape.fields.flatMap((field) =>
    value[field.key] === undefined ? [] : nodesOf(field.schema, value[field.key], [...path, field.key], field),
  );
}

function isNameOf({ discriminator }: Extract<Shape, { kind: "union" }>, node: Node, path: ValuePath): boolean {
  return discriminator !== null && node.path.length === path.length + 1 && node.path.at(-1) === discriminator.key;
}

/** Returns the parts of a value; of list items with the same type only the last. */
export function distinctNodesOf(schema: z.ZodType, value: unknown): Node[] {
  const nodes = nodesOf(schema, value);
  const spare = nodes.flatMap(({ shape, path, value: list }) =>
    shape.kind === "list" && Array.isArray(list) ? spareIndices(shape.item, list).map((index) => [...path, index]) : [],
  );
  const pointers = new Set(spare.map(toPointer));
  return nodes.filter(({ path }) => !path.some((_, index) => pointers.has(toPointer(path.slice(0, index + 1)))));
}

function spareIndices(item: z.ZodType, list: readonly unknown[]): number[] {
  const shape = shapeOf(item);
  const kinds = list.map((each) => (shape.kind === "union" ? memberFor(shape, each) : item));
  return [...list.keys()].filter((index) => kinds.lastIndexOf(kinds[index] ?? null) > index);
}

/** Returns a copy with another value at a path; undefined removes the current one. */
export function withValue(root: unknown, [key, ...rest]: ValuePath, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(root)) return root.with(Number(key), withValue(root[Number(key)], rest, value));
  if (!isRecord(root)) throw new Error(`There is no parent for ${key}.`);
  const { [key]: own, ...others } = root;
  const next = withValue(own, rest, value);
  return next === undefined ? others : { ...root, [key]: next };
}
