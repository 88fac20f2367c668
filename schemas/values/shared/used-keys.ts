import { namesValue } from "./resolve-values.ts";
import { mayHaveReference, replaceReferences } from "./value-references.ts";

/** A valid reference to a shared value in a record as the CMS sent it. */
export interface UsedKey {
  key: string;
  path: (string | number)[];
  /** The reference as written. */
  written: string;
  /** Time for which the value is written, in milliseconds; null for the present. */
  at: number | null;
  /** True for a field that names the value. */
  isField: boolean;
}

/** Returns the references of a record: those in its texts, and fields that name a value. */
export function usedKeys({ name, description, data }: Readonly<Record<string, unknown>>): UsedKey[] {
  const used: UsedKey[] = [];
  walk(name, ["name"]);
  walk(description, ["description"]);
  walk(data, ["data"]);
  return used;

  function walk(value: unknown, path: UsedKey["path"]): void {
    if (typeof value === "string") {
      if (namesValue(path.at(-1))) used.push({ key: value, path, written: value, at: null, isField: true });
      else used.push(...keysIn(value).map((each) => ({ ...each, path })));
    } else if (typeof value === "object" && value !== null) {
      const isList = Array.isArray(value);
      for (const [key, part] of Object.entries(value)) walk(part, [...path, isList ? Number(key) : key]);
    }
  }
}

/** Returns the valid references of a text. */
export function keysIn(text: string): Omit<UsedKey, "path">[] {
  const used: Omit<UsedKey, "path">[] = [];
  if (!mayHaveReference(text)) return used;
  replaceReferences(text, (reference) => {
    if (reference) used.push({ key: reference.key, written: reference.written, at: reference.at, isField: false });
    return "";
  });
  return used;
}
