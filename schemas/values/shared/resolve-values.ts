import { suggestion } from "#schemas/parse/suggestion.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import type { FormulaFault } from "./derived-values.ts";
import { nextChange, periodAt, type SharedValue } from "./shared-value.ts";
import { mayHaveReference, replaceReferences, type ValueReference } from "./value-references.ts";
import type { SharedValues } from "./value-sets.ts";
import { formatValue } from "./value-text.ts";

/** The parts of a content item, or of its record, that may refer to shared values. */
interface Texts {
  name?: unknown;
  description?: unknown;
  data?: unknown;
}

/** A reference without a value, at its path in the record. */
export interface ValueRemark {
  code: "value.malformed" | "value.unknown" | "value.gap" | "value.in-tag" | "value.not-money" | FormulaFault["code"];
  path: (string | number)[];
  expected: string;
  received: unknown;
}

/** What a content item takes from shared values. */
export interface UsedValues {
  /** Those that its fields name. Texts already contain theirs. */
  byKey: Readonly<Record<string, SharedValue>>;
  remarks: readonly ValueRemark[];
  /** Keys of the values whose changes change it. */
  keys: readonly string[];
  /** Time until which the texts stay as they are; null while no change is known. */
  changesAt: number | null;
  /** Ids of the sets that it depends on. */
  sets: readonly string[];
  /** The values of the content item itself, when it is a set. */
  ofSet: readonly SharedValue[];
  /** Its parts as the CMS sent them, from which it can be written again. */
  written: { name: string; description: string | null; data: Record<string, unknown> };
}

/** The part that follows from the texts alone. */
type Resolved = Omit<UsedValues, "ofSet" | "written">;

/** Name of the fields of an amount that hold the key of a shared value. */
export const valueField = "sdilenaHodnota";

/** Ending of the fields that hold the key of a shared value for a number: `maxHodnota` for `max`. */
const numberEnding = "Hodnota";

/** True for a content item or record that refers to shared values. */
export function usesValues({ name, description, data }: Texts): boolean {
  const json = JSON.stringify([name, description, data]);
  return json.includes(`${numberEnding}":"`) || mayHaveReference(json);
}

/** A text may repeat its mistake thousands of times. */
const maxRemarks = 100;
const maxSuggestions = 5;

interface Context {
  values: SharedValues;
  language: Language;
  now: number;
}

/**
 * Writes the values of a time into the texts of a content item or record (docs/shared-values.md). A text whose reference has no value
 * loses the sentence around it.
 */
export function resolveValues<Item extends Texts>(item: Item, context: Context): { item: Item; used: Resolved } {
  const resolver = new Resolver(context);
  const { name, description, data } = item;
  const resolved: Item = {
    ...item,
    ...(typeof name === "string" && { name: resolver.resolve(name, ["name"]) }),
    ...(typeof description === "string" && { description: resolver.resolve(description, ["description"]) }),
    data: resolver.resolve(data, ["data"]),
  };
  return { item: resolved, used: resolver.used() };
}

class Resolver {
  readonly #context: Context;
  readonly #fields = new Map<string, SharedValue>();
  readonly #followed = new Set<SharedValue>();
  readonly #sets = new Set<string>();
  readonly #remarks: ValueRemark[] = [];

  constructor(context: Context) {
    this.#context = context;
  }

  used(): Resolved {
    const changes = [...this.#followed].flatMap((value) => nextChange(value, this.#context.now) ?? []);
    return {
      byKey: Object.fromEntries(this.#fields),
      remarks: this.#remarks,
      keys: [...this.#followed].map(({ key }) => key),
      changesAt: changes.length > 0 ? Math.min(...changes) : null,
      sets: [...this.#sets],
    };
  }

  /** Returns a value with its texts resolved; unchanged parts stay the same objects. */
  resolve(value: unknown, path: (string | number)[]): unknown {
    if (typeof value === "string") return mayHaveReference(value) ? this.#write(value, path) : value;
    if (Array.isArray(value)) {
      const items = value.map((item, index) => this.resolve(item, [...path, index]));
      return items.some((item, index) => item !== value[index]) ? items : value;
    }
    if (typeof value !== "object" || value === null) return value;
    const entries = Object.entries(value).map(([key, part]): [string, unknown] => {
      if (key === valueField && typeof part === "string") this.#note(part, [...path, key]);
      return [key, this.resolve(part, [...path, key])];
    });
    const numbers = Object.entries(value).flatMap(([key, part]) => this.#numberFor(key, part, path));
    const isSame = numbers.length === 0 && Object.values(value).every((part, index) => entries[index]?.[1] === part);
    return isSame ? value : Object.fromEntries([...entries, ...numbers]);
  }

  /** Returns the number that a field such as `maxHodnota` gives for `max`; without a value `max` stays as it is. */
  #numberFor(field: string, key: unknown, path: ValueRemark["path"]): [string, number][] {
    if (!field.endsWith(numberEnding) || field === valueField || typeof key !== "string") return [];
    const own = [...path, field];
    const value = this.#find(key, own, key);
    if (value) this.#followed.add(value);
    const period = value && periodAt(value, this.#context.now);
    if (value && !period) this.#remark("value.gap", own, "a value with a period for this day", key);
    return period ? [[field.slice(0, -numberEnding.length), period.amount]] : [];
  }

  #write(text: string, path: ValueRemark["path"]): string {
    return replaceReferences(text, (reference, written, isInTag) => {
      if (reference) return this.#textOf(reference, path);
      if (isInTag) this.#remark("value.in-tag", path, "a reference in a text, not in a tag", written);
      else this.#remark("value.malformed", path, "{{hodnota:set.key}}", written);
      return null;
    });
  }

  #textOf({ written, key, at, form }: ValueReference, path: ValueRemark["path"]): string | null {
    const value = this.#find(key, path, written);
    if (!value) return null;
    const { now, language } = this.#context;
    if (at === null) this.#followed.add(value);
    const period = periodAt(value, at ?? now);
    if (period) return formatValue(value, period.amount, language, form);
    this.#remark("value.gap", path, "a value with a period for this day", written);
    return null;
  }

  /** Keeps the value that a field names. */
  #note(key: string, path: ValueRemark["path"]): void {
    const value = this.#find(key, path, key);
    if (!value) return;
    this.#followed.add(value);
    if (value.kind === "money") this.#fields.set(key, value);
    else this.#remark("value.not-money", path, "an amount of money", key);
  }

  #find(key: string, path: ValueRemark["path"], received: string): SharedValue | null {
    const { values } = this.#context;
    const value = values.find(key);
    if (value) for (const id of value.sets) this.#sets.add(id);
    else {
      // Comparing with thousands of keys takes time.
      const near = this.#remarks.length < maxSuggestions ? suggestion(key, values.keys()) : null;
      this.#remark("value.unknown", path, near ?? "the key of a value of this site or the main site", received);
    }
    return value;
  }

  #remark(code: ValueRemark["code"], path: ValueRemark["path"], expected: string, received: unknown): void {
    if (this.#remarks.length < maxRemarks) this.#remarks.push({ code, path, expected, received });
  }
}
