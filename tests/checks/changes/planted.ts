import { z } from "zod";
import { isNothing, richKind } from "#checks/changes/meaning.ts";
import { type Node, nodesOf, withValue } from "#harness/content/nodes.ts";
import type { createRandom } from "#harness/content/random.ts";
import { toPointer } from "#schemas/parse/issue.ts";
import { isRecord, schemaAt, shapeOf } from "#schemas/parse/shape.ts";
import { type StructureKey, structures } from "#schemas/structures/registry.ts";
import { daysAfter } from "#schemas/time/dates.ts";

type Random = ReturnType<typeof createRandom>;

/** One edit of a record, and what a comparison has to tell of it. */
export interface Edit {
  name: string;
  before: unknown;
  after: unknown;
  expected: string[];
}

/** Returns edits of single fields and items of a record, each kind in turn. */
export function plantedEdits(key: StructureKey, record: unknown, count: number, random: Random): Edit[] {
  const data = isRecord(record) ? record["data"] : null;
  const nodes = nodesOf(structures[key].data, data, ["data"]).filter((node) => node.path.length > 1);
  const edits = random.several(nodes, nodes.length).flatMap((node) => editsOf(node, key, record, random));
  const byKind = Object.values(Object.groupBy(edits, ({ name }) => name.split(" ")[0] ?? ""));
  const inTurn = edits.flatMap((_, turn) => byKind.flatMap((own) => own?.[turn] ?? []));
  return inTurn.slice(0, count);
}

function editsOf(node: Node, key: StructureKey, record: unknown, random: Random): Edit[] {
  const { shape, value, field, path } = node;
  const place = placeOf(node, key, isRecord(record) ? record["data"] : null);
  const set = (what: string, next: unknown, expected = place): Edit => ({
    name: `${what} ${toPointer(path)}`,
    before: record,
    after: withValue(record, path, next),
    expected: [`${what} ${expected}`],
  });
  const undo = ({ before, after, expected }: Edit): Edit => ({
    name: `added ${toPointer(path)}`,
    before: after,
    after: before,
    expected: expected.map((each) => each.replace("removed", "added")),
  });
  if (node.isDiscriminator || isNothing(node.schema, value)) return [];
  const removal =
    field && !field.isRequired && place === toPointer(path) && typeof value !== "boolean"
      ? bothWays(set("removed", null))
      : [];
  if (shape.kind === "leaf") {
    const next = otherLeaf(node);
    return [...removal, ...(next === undefined ? [] : [set("changed", next)])];
  }
  if (shape.kind !== "list" || !Array.isArray(value) || place !== toPointer(path)) return removal;
  const index = random.whole(0, value.length - 1);
  const isDistinct = new Set(value.map((item) => JSON.stringify(item))).size === value.length;
  if (!isDistinct || value.length < 3) return removal;
  return [
    ...removal,
    ...bothWays(set("removed", value.toSpliced(index, 1), toPointer([...path, index]))),
    set("moved", [...value.slice(1), value[0]], toPointer([...path, value.length - 1])),
  ];

  function bothWays(edit: Edit): Edit[] {
    return [edit, undo(edit)];
  }
}

/** References to pages are told as a whole. */
function placeOf({ path }: Node, key: StructureKey, data: unknown): string {
  for (let length = 2; length < path.length; length++) {
    const schema = schemaAt(structures[key].data, data, path.slice(1, length));
    const shape = schema && shapeOf(schema);
    if (shape?.kind === "object" && shape.keys.has("friendlyURLs")) return toPointer(path.slice(0, length));
  }
  return toPointer(path);
}

/** Returns another value that the schema takes; undefined when there is none. */
function otherLeaf({ schema, shape, value }: Node): unknown {
  if (shape.kind !== "leaf") return undefined;
  return candidates(shape.schema, richKind(shape), value).find(
    (next) => next !== value && schema.safeParse(next).success,
  );
}

function candidates(schema: z.ZodType, rich: "html" | "markdown" | null, value: unknown): unknown[] {
  if (typeof value === "boolean") return [!value];
  if (typeof value === "number") return [value + 1, value - 1];
  if (schema instanceof z.ZodEnum) return schema.options;
  if (typeof value !== "string") return [];
  if (rich === "html") return [`${value}<p>Věta navíc.</p>`];
  if (rich === "markdown") return [`${value}\n\nVěta navíc.`];
  const digits = value.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10));
  const day = /^\d{4}-\d\d-\d\d/.test(value) ? [daysAfter(value.slice(0, 10), 1) + value.slice(10)] : [];
  return [...day, `${value} navíc`, `${value}-navic`, digits, `${value}x`];
}
