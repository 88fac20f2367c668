import type { z } from "zod";
import { kindOf } from "../fields/kinds.ts";
import { valueName } from "../fields/names.ts";
import { childOf, fromPointer, isRecord, shapeOf } from "../portal.ts";

type Path = readonly (string | number)[];

/** Returns the form path for a place in a record, such as `data.odkazy.0.adresa`. */
export function formPath(schema: z.ZodType, pointer: string, record: unknown): string {
  const [first, ...rest] = fromPointer(pointer);
  if (first !== "data")
    return first === "friendlyURLs" ? "address" : first === "webId" ? "web" : String(first ?? "name");
  const value = isRecord(record) ? record["data"] : undefined;
  return ["data", ...stepsOf(schema, value, rest)].join(".");
}

/** Segments of a form path; it ends at a control that holds the rest of the value. */
function stepsOf(schema: z.ZodType, value: unknown, path: Path): Path {
  const [step, ...rest] = path;
  if (step === undefined) return [];
  const kind = kindOf(schema);
  const inner = childOf(value, step);
  switch (kind.kind) {
    case "group":
    case "switchable":
      return [step, ...fieldSteps(kind.schema, String(step), inner, rest)];
    case "rows":
      return [step, ...stepsOf(kind.item, inner, rest)];
    case "values":
      return [step, valueName, ...stepsOf(kind.item, inner, rest)];
    case "blocks": {
      const item = kind.isSingle ? value : inner;
      const member = kind.members.find(({ name, key }) => isRecord(item) && item[key] === name);
      const place = kind.isSingle ? 0 : step;
      const after = kind.isSingle ? path : rest;
      return member ? [place, ...stepsOf(member.schema, item, after)] : [place];
    }
    default:
      return [];
  }
}

function fieldSteps(schema: z.ZodType, key: string, value: unknown, rest: Path): Path {
  const shape = shapeOf(schema);
  const field = shape.kind === "object" ? shape.fields.find((each) => each.key === key) : undefined;
  return field ? stepsOf(field.schema, value, rest) : [];
}
