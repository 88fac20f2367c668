/** Name of the only field in a row of a list whose items are not objects. */
export const valueName = "hodnota";

/** Name of the key field in a row of a map. */
export const keyName = "klic";

/** Name of the field with the keys that a translation leaves out on purpose. */
export const omittedName = "vynechano";

/** Name of the hidden field next to a reference, which holds the stored reference. */
export function storedName(key: string): string {
  return `${key}_puvodni`;
}

/** Slug of a block in forms: slugs contain neither hyphens nor upper case. */
export function blockSlug(name: string): string {
  return name.replaceAll("-", "_");
}

/** Keys derived from a file, with the matching properties of a library file. */
export const sizeKeys = { sirka: "width", vyska: "height", velikost: "size" } as const;

export function isSizeKey(key: string): key is keyof typeof sizeKeys {
  return Object.hasOwn(sizeKeys, key);
}
