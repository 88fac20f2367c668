import type { z } from "zod";
import { omittedName } from "../fields/names.ts";
import { isRecord, type SchemaField, shapeOf } from "../portal.ts";
import { toForm } from "./to-form.ts";
import { emptyList, type FindFile, toStored } from "./to-wire.ts";

type Values = Record<string, unknown>;

/** Returns the form values of a content item's data, including the fields that it leaves out on purpose. */
export function formOfData(schema: z.ZodType, data: Values): Values {
  const omitted = fieldsOf(schema).flatMap((field) => (isLeftOut(field, data[field.key]) ? [field.key] : []));
  return { ...toForm(schema, data), ...(omitted.length > 0 && { [omittedName]: omitted }) };
}

/** `null`, or an empty optional list: in a translation it means that the Czech value is not to be shown. */
function isLeftOut({ schema }: SchemaField, value: unknown): boolean {
  return value === null || (Array.isArray(value) && value.length === 0 && schema.safeParse([]).success);
}

/** Returns the data of a form; properties unknown to the schema are kept from the previous data. */
export function dataOfForm(schema: z.ZodType, form: Values, before: Values, file: FindFile, isCzech: boolean): Values {
  const fields = fieldsOf(schema);
  const known = new Set(fields.map(({ key }) => key));
  const unknown = Object.entries(before).filter(([key]) => !known.has(key));
  const omitted = Array.isArray(form[omittedName]) ? form[omittedName] : [];
  const own = toStored(schema, form, file) ?? {};
  const entries = fields.flatMap((field): [string, unknown][] => {
    const value = own[field.key];
    const isEmpty = value === undefined || (Array.isArray(value) && value.length === 0);
    if (!isEmpty) return [[field.key, value]];
    if (omitted.includes(field.key)) return [[field.key, field.schema.safeParse([]).success ? [] : null]];
    // In a translation an empty list would replace the Czech one.
    return isCzech ? emptyList(field) : [];
  });
  return Object.fromEntries([...entries, ...unknown]);
}

function fieldsOf(schema: z.ZodType): readonly SchemaField[] {
  const shape = shapeOf(schema);
  return shape.kind === "object" ? shape.fields : [];
}

/** Reads stored data; empty for a record without data. */
export function readData(stored: unknown): Values {
  const data: unknown = typeof stored === "string" && stored !== "" ? JSON.parse(stored) : {};
  return isRecord(data) ? data : {};
}
