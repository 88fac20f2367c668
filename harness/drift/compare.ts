import { toFileText } from "#harness/record/canonical.ts";
import { toPointer } from "#portal/contract/parse/issue.ts";
import { isRecord } from "#portal/contract/parse/shape.ts";

/** One difference between a response of the CMS and its recording. */
export interface Difference {
  kind: "field-added" | "field-removed" | "field-renamed" | "content-changed";
  /** RFC 6901 pointer into the recording; for an added field, of the nearest existing place. */
  pointer: string;
  /** Type of an added or removed field. */
  type: string;
  recorded: unknown;
  live: unknown;
  /** New name of a renamed field. */
  to?: string;
}

/**
 * Compares shapes, in which all items of a list are equal, and values, field by field. A field with another type counts
 * as removed and added. `isIgnored` selects places whose values are not compared.
 */
export function compareBodies(
  recorded: unknown,
  live: unknown,
  isIgnored: (pointer: string) => boolean = () => false,
): Difference[] {
  const [before, after] = [placesOf(recorded), placesOf(live)];
  const shape = [
    ...missingIn(after, before).map((place) => toDifference("field-added", place)),
    ...missingIn(before, after).map((place) => toDifference("field-removed", place)),
  ];
  const ofShape = new Set(shape.map(({ pointer }) => fieldOf(pointer)));
  const fields = new Set([...fieldsOf(recorded), ...fieldsOf(live)]);
  const values = [...fields].flatMap((field): Difference[] => {
    const [one, other] = [valueAt(recorded, field), valueAt(live, field)];
    if (ofShape.has(field) || isIgnored(field) || toFileText(one) === toFileText(other)) return [];
    return [{ kind: "content-changed", pointer: field, type: typeOf(other), recorded: one, live: other }];
  });
  return [...withRenames(shape), ...values];

  function toDifference(kind: Difference["kind"], { pointer, type }: TypedPointer): Difference {
    return { kind, pointer, type, recorded: valueAt(recorded, pointer), live: valueAt(live, pointer) };
  }
}

/** Joins a removed field and an added one beside it with the same value: the field has another name. */
function withRenames(differences: readonly Difference[]): Difference[] {
  const parentOf = ({ pointer }: Difference) => pointer.slice(0, pointer.lastIndexOf("/"));
  const pairs = new Map<Difference, Difference>();
  for (const removed of differences.filter(({ kind }) => kind === "field-removed")) {
    const added = differences.filter(
      (each) =>
        each.kind === "field-added" &&
        !pairs.has(each) &&
        parentOf(each) === parentOf(removed) &&
        toFileText(each.live) === toFileText(removed.recorded),
    );
    const [only] = added;
    if (only && added.length === 1) pairs.set(only, removed).set(removed, only);
  }
  return differences.flatMap((each): Difference[] => {
    const other = pairs.get(each);
    if (!other) return [each];
    const to = other.pointer.slice(other.pointer.lastIndexOf("/") + 1);
    return each.kind === "field-added" ? [] : [{ ...each, kind: "field-renamed", to, live: other.live }];
  });
}

interface TypedPointer {
  pointer: string;
  type: string;
}

/** Returns the types of every place by pointer with list indexes folded, each with its first pointer. */
function placesOf(value: unknown): Map<string, TypedPointer> {
  const places = new Map<string, TypedPointer>();
  const walk = (node: unknown, path: (string | number)[], folded: string): void => {
    const type = typeOf(node);
    // Empty values do not reveal a type.
    if (type !== "null" && !places.has(`${folded} ${type}`))
      places.set(`${folded} ${type}`, { pointer: toPointer(path), type });
    if (Array.isArray(node)) for (const [index, item] of node.entries()) walk(item, [...path, index], `${folded}/*`);
    else if (isRecord(node))
      for (const [key, member] of Object.entries(node)) walk(member, [...path, key], `${folded}/${key}`);
  };
  walk(value, [], "");
  return places;
}

/** Returns the places that the other value lacks, without places inside of those. */
function missingIn(of: ReadonlyMap<string, TypedPointer>, other: ReadonlyMap<string, TypedPointer>): TypedPointer[] {
  const missing = [...of].filter(([key]) => !other.has(key));
  const isInside = (folded: string) => missing.some(([key]) => folded.startsWith(`${key.split(" ")[0]}/`));
  return missing.filter(([key]) => !isInside(key)).map(([, place]) => place);
}

/** Returns the fields whose values are compared: those of the record and those of its data. */
function fieldsOf(value: unknown): string[] {
  if (!isRecord(value)) return [""];
  return Object.entries(value).flatMap(([key, member]) =>
    key === "data" && isRecord(member)
      ? Object.keys(member).map((field) => toPointer(["data", field]))
      : [toPointer([key])],
  );
}

export function fieldOf(pointer: string): string {
  const [, first = "", second] = pointer.split("/");
  return first === "data" && second !== undefined ? `/data/${second}` : `/${first}`;
}

function valueAt(value: unknown, pointer: string): unknown {
  return pointer
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"))
    .reduce<unknown>(
      (node, part) => (Array.isArray(node) ? node[Number(part)] : isRecord(node) ? node[part] : undefined),
      value,
    );
}

function typeOf(value: unknown): string {
  return value === null || value === undefined ? "null" : Array.isArray(value) ? "list" : typeof value;
}
