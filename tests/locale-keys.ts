/** Texts of a language by keys, nested as in locales/. */
export interface Texts {
  [key: string]: string | Texts;
}

/** End of the keys of plural forms. */
export const plural = /_(zero|one|two|few|many|other)$/;

export function flatten(texts: Texts, prefix = ""): Record<string, string> {
  const entries = Object.entries(texts).flatMap(([key, value]) =>
    typeof value === "string" ? [[prefix + key, value]] : Object.entries(flatten(value, `${prefix}${key}.`)),
  );
  return Object.fromEntries(entries);
}

/** Keys without the ends of their plural forms. */
export function baseKeys(texts: Record<string, string>): string[] {
  return [...new Set(Object.keys(texts).map((key) => key.replace(plural, "")))].toSorted();
}
