import { isRecord } from "#schemas/parse/shape.ts";
import { suggestion } from "#schemas/parse/suggestion.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import type { FormulaFault } from "./derived-values.ts";
import { nextChange, periodAt, type SharedValue } from "./shared-value.ts";
import { valueReference } from "./value-item.ts";
import { mayHaveReference, replaceReferences, type ValueReference } from "./value-references.ts";
import type { SharedValues } from "./value-sets.ts";
import { textOfValue } from "./value-text.ts";

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

/** The shared values of a content item, and its references without one. */
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

/** True for the name of a field that holds the key of a shared value. */
export function namesValue(field: string | number | undefined): boolean {
  return typeof field === "string" && field.endsWith(numberEnding);
}

/** True for a content item or record that refers to shared values. */
export function usesValues({ name, description, data }: Texts): boolean {
  return [name, description, data].some(hasReference);
}

function hasReference(part: unknown): boolean {
  if (typeof part === "string") return mayHaveReference(part);
  if (Array.isArray(part)) return part.some(hasReference);
  if (!isRecord(part)) return false;
  for (const key in part) {
    const value = part[key];
    if (hasReference(value) || holdsKey(key, value)) return true;
  }
  return false;
}

/** True for a field with the key of a value; other fields may happen to have such a name. */
function holdsKey(field: string, value: unknown): value is string {
  return namesValue(field) && typeof value === "string" && valueReference.safeParse(value).success;
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
    ...(typeof name === "string" && { name: resolver.resolve("name", name) }),
    ...(typeof description === "string" && { description: resolver.resolve("description", description) }),
    data: resolver.resolve("data", data),
  };
  return { item: resolved, used: resolver.used() };
}

class Resolver {
  readonly #context: Context;
  readonly #fields = new Map<string, SharedValue>();
  readonly #followed = new Set<SharedValue>();
  readonly #sets = new Set<string>();
  readonly #remarks: ValueRemark[] = [];
  /** Path of the part being resolved. */
  readonly #path: (string | number)[] = [];

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

  /** Returns a part with its texts resolved; unchanged parts stay the same objects. */
  resolve(key: string | number, value: unknown): unknown {
    if (typeof value === "string") return mayHaveReference(value) ? this.#at(key, () => this.#write(value)) : value;
    if (Array.isArray(value)) return this.#at(key, () => this.#resolveList(value));
    return isRecord(value) ? this.#at(key, () => this.#resolveObject(value)) : value;
  }

  #at<Result>(key: string | number, work: () => Result): Result {
    this.#path.push(key);
    const result = work();
    this.#path.pop();
    return result;
  }

  #resolveList(list: readonly unknown[]): readonly unknown[] {
    let isSame = true;
    const items = list.map((item, index) => {
      const resolved = this.resolve(index, item);
      isSame &&= resolved === item;
      return resolved;
    });
    return isSame ? list : items;
  }

  #resolveObject(object: Readonly<Record<string, unknown>>): object {
    const changes: [string, unknown][] = [];
    for (const key in object) {
      const part = object[key];
      const resolved = this.resolve(key, part);
      if (resolved !== part) changes.push([key, resolved]);
      if (!holdsKey(key, part)) continue;
      if (key === valueField) this.#at(key, () => this.#note(part));
      else changes.push(...this.#at(key, () => this.#numberFor(key, part)));
    }
    return changes.length === 0 ? object : Object.fromEntries([...Object.entries(object), ...changes]);
  }

  /** Returns the number that a field such as `maxHodnota` gives for `max`; without a value `max` stays as it is. */
  #numberFor(field: string, key: string): [string, number][] {
    const value = this.#find(key, key);
    if (value) this.#followed.add(value);
    const period = value && periodAt(value, this.#context.now);
    if (value && !period) this.#remark("value.gap", "a value with a period for this day", key);
    if (value?.kind === "date") this.#remark("value.not-money", "an amount or another number", key);
    return period && value?.kind !== "date" ? [[field.slice(0, -numberEnding.length), period.amount]] : [];
  }

  #write(text: string): string {
    return replaceReferences(text, (reference, written, isInTag) => {
      if (reference) return this.#textOf(reference);
      if (isInTag) this.#remark("value.in-tag", "a reference in a text, not in a tag", written);
      else this.#remark("value.malformed", "{{hodnota:set.key}}", written);
      return null;
    });
  }

  #textOf({ written, key, at, form }: ValueReference): string | null {
    const value = this.#find(key, written);
    if (!value) return null;
    const { now, language } = this.#context;
    if (at === null) this.#followed.add(value);
    const period = periodAt(value, at ?? now);
    if (period) return textOfValue(value, period, language, form);
    this.#remark("value.gap", "a value with a period for this day", written);
    return null;
  }

  /** Keeps the value that a field names. */
  #note(key: string): void {
    const value = this.#find(key, key);
    if (!value) return;
    this.#followed.add(value);
    if (value.kind === "money") this.#fields.set(key, value);
    else this.#remark("value.not-money", "an amount of money", key);
  }

  #find(key: string, received: string): SharedValue | null {
    const { values } = this.#context;
    const value = values.find(key);
    if (value) for (const id of value.sets) this.#sets.add(id);
    else {
      // Comparing with thousands of keys takes time.
      const near = this.#remarks.length < maxSuggestions ? suggestion(key, values.keys()) : null;
      this.#remark("value.unknown", near ?? "the key of a value of this site or the main site", received);
    }
    return value;
  }

  #remark(code: ValueRemark["code"], expected: string, received: unknown): void {
    if (this.#remarks.length < maxRemarks) this.#remarks.push({ code, path: [...this.#path], expected, received });
  }
}
