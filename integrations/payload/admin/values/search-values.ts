import type { ListedValue } from "../../wire/listed-value.ts";

/** Returns the values whose name, key or present value contains every word, whatever their accents. */
export function searchValues(values: readonly ListedValue[], words: string): ListedValue[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  return values.filter(({ name, key, text }) => {
    const own = plain(`${name} ${key} ${text ?? ""}`);
    return wanted.every((word) => own.includes(word));
  });
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
