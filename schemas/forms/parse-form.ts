import type { z } from "zod";
import { errorMap, type Problem, toProblems } from "./problems.ts";
import type { FormSubmission } from "./submission.ts";

/** State of a form: its values and problems. */
export interface FormState {
  values: Readonly<Record<string, readonly string[]>>;
  /** In the order of the form. */
  problems: readonly Problem[];
}

export const emptyForm: FormState = { values: {}, problems: [] };

/** Maximum length of a value, above that of any field. */
const longestValue = 10_000;

/** Maximum number of values, above that of any list of choices. */
const maxValues = 50;

/** Parses a form to its data, or to the submitted values with the problems. Unknown fields are ignored. */
export function parseForm<Schema extends z.ZodObject>(
  schema: Schema,
  { fields, files }: FormSubmission,
): { data: z.output<Schema> } | ({ data: null } & FormState) {
  const names = Object.keys(schema.shape);
  const valuesOf = (name: string) => (fields.get(name) ?? []).slice(0, maxValues);
  const entries = names.map((name) => [name, [...valuesOf(name), ...files.filter(({ field }) => field === name)]]);
  const tooLong = names.filter((name) => valuesOf(name).some(({ length }) => length > longestValue));
  const { success, data, error } = schema.safeParse(Object.fromEntries(entries), { error: errorMap });
  if (success && tooLong.length === 0) return { data };
  const overlong = tooLong.map((field) => ({ field, code: "maxLength" as const, params: { max: longestValue } }));
  const others = toProblems(error?.issues ?? []).filter(({ field }) => !tooLong.includes(field));
  return {
    data: null,
    values: Object.fromEntries(
      names.map((name) => [name, valuesOf(name).map((value) => value.slice(0, longestValue))]),
    ),
    problems: [...overlong, ...others].toSorted((a, b) => names.indexOf(a.field) - names.indexOf(b.field)),
  };
}
