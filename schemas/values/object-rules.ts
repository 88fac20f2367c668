import type { z } from "zod";

type Path = readonly (string | number)[];

/** A rule over several fields of an object. Its text is `codes.<code>.rule` in locales/editors. */
export interface ObjectRule<Value> {
  code: string;
  /** Paths of the offending fields within the object; empty when the rule holds. */
  broken(value: Value): readonly Path[];
  /** Field that is removed when the rule is broken, if it is optional. */
  field: string;
  /** Fields of which at least one is required. */
  needs?: readonly string[];
  /**
   * Set when a broken rule makes the object useless, such as a link without a target: the object is removed and the
   * page remains.
   */
  costsObject?: true;
  /** The rule as JSON Schema; `x-order` for orders that JSON Schema cannot express. */
  form?: Readonly<Record<string, unknown>>;
}

/** Rules by schema definition, which clones of a schema share. */
const registry = new WeakMap<object, readonly ObjectRule<unknown>[]>();

/** Attaches rules over its fields to an object schema. Not parsing but `prune` checks them, on valid values. */
export function withRules<Schema extends z.ZodObject>(
  schema: Schema,
  ...rules: readonly ObjectRule<z.output<Schema>>[]
): Schema {
  const own = schema.clone({ ...schema.def });
  const stranger = rules.find(({ field }) => !Object.hasOwn(schema.shape, field));
  if (stranger) throw new Error(`Rule ${stranger.code}: the object has no field ${stranger.field}`);
  registry.set(own.def, rules);
  return own;
}

export function rulesOf(schema: z.ZodType): readonly ObjectRule<unknown>[] {
  return registry.get(schema.def) ?? [];
}

type Part = "costsObject";
type Given<Keys extends string> = { readonly [Key in Keys]?: unknown };

/** Rule: at least one of the fields is filled in. */
export function anyOf<Keys extends string>(
  code: string,
  [field, ...others]: readonly [Keys, ...Keys[]],
  options: Pick<ObjectRule<unknown>, Part> = {},
): ObjectRule<Given<Keys>> {
  const fields = [field, ...others];
  const broken = (value: Given<Keys>) => (fields.some((key) => isFilled(value[key])) ? [] : [[field]]);
  return { code, field, needs: fields, broken, form: { anyOf: fields.map(filled) }, ...options };
}

/** Rule: at least one of the fields is filled in if another field has one of the given values. */
export function anyOfWhen<Key extends string, Keys extends string>(
  code: string,
  when: Key,
  values: readonly string[],
  [field, ...others]: readonly [Keys, ...Keys[]],
  options: Pick<ObjectRule<unknown>, Part> = {},
): ObjectRule<Given<Key | Keys>> {
  const { broken, form, ...need } = anyOf(code, [field, ...others]);
  return {
    ...need,
    broken: (value) => (values.some((each) => each === value[when]) ? broken(value) : []),
    // biome-ignore lint/suspicious/noThenProperty: JSON Schema names it so.
    form: { if: { required: [when], properties: { [when]: { enum: values } } }, then: form },
    ...options,
  };
}

interface Order<Keys extends string> {
  from: Keys;
  to: Keys;
  /** Offending field; the later one by default. */
  at?: Keys;
  /** Set when both values must differ. */
  isStrict?: true;
}

/** Rule: two numbers, days or times are in order. Missing values and words in their place are accepted. */
export function inOrder<Keys extends string>(
  code: string,
  { from, to, at = to, isStrict }: Order<Keys>,
  options: Pick<ObjectRule<unknown>, Part> = {},
): ObjectRule<Given<Keys>> {
  const isRight = (value: Given<Keys>) => {
    const order = compare(value[from], value[to]);
    return order === null || order < 0 || (order === 0 && !isStrict);
  };
  return {
    code,
    field: at,
    broken: (value) => (isRight(value) ? [] : [[at]]),
    form: { "x-order": isStrict ? [from, "<", to] : [from, "<=", to] },
    ...options,
  };
}

/** A rule that JSON Schema cannot express. */
export function rule<Value>(
  code: string,
  field: keyof Value & string,
  broken: (value: Value) => boolean | readonly Path[],
  form?: ObjectRule<Value>["form"],
): ObjectRule<Value> {
  return {
    code,
    field,
    broken: (value) => {
      const paths = broken(value);
      return typeof paths === "boolean" ? (paths ? [[field]] : []) : paths;
    },
    ...(form && { form }),
  };
}

function isFilled(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value === 0 || Boolean(value);
}

/** JSON Schema of an object whose field is filled in. */
export function filled(key: string) {
  return { required: [key], properties: { [key]: { not: { enum: [null, "", []] } } } };
}

/** Compares two numbers or dates, dates to the precision of the shorter one; null for other values. */
function compare(from: unknown, to: unknown): number | null {
  if (typeof from === "number" && typeof to === "number") return from - to;
  if (typeof from !== "string" || typeof to !== "string" || !/^\d/.test(from) || !/^\d/.test(to)) return null;
  const length = Math.min(from.length, to.length);
  const [first, last] = [from.slice(0, length), to.slice(0, length)];
  return first === last ? 0 : first < last ? -1 : 1;
}
