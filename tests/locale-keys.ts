/** Texts of a language by key, nested as in locales/. */
export interface Texts {
  [key: string]: string | Texts;
}

/** Suffix of plural keys. */
export const plural = /_(zero|one|two|few|many|other)$/;

export function flatten(texts: Texts, prefix = ""): Record<string, string> {
  const entries = Object.entries(texts).flatMap(([key, value]) =>
    typeof value === "string" ? [[prefix + key, value]] : Object.entries(flatten(value, `${prefix}${key}.`)),
  );
  return Object.fromEntries(entries);
}

/** Keys without their plural suffixes. */
export function baseKeys(texts: Record<string, string>): string[] {
  return [...new Set(Object.keys(texts).map((key) => key.replace(plural, "")))].toSorted();
}
