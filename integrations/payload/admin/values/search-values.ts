import { hasWords } from "../../wire/folded-words.ts";
import type { ListedValue } from "../../wire/listed-value.ts";

/** Returns the values whose name, key or present value contains every word, whatever their accents. */
export function searchValues(values: readonly ListedValue[], words: string): ListedValue[] {
  return values.filter(({ name, key, text }) => hasWords(`${name} ${key} ${text ?? ""}`, words));
}
