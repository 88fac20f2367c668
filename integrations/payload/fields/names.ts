/** Name of the one field in a row of a list whose items are no objects. */
export const valueName = "hodnota";

/** Name of the key's field in a row of a map. */
export const keyName = "klic";

/** Name of the field with the keys that a translation leaves out on purpose. */
export const omittedName = "vynechano";

/** Name of the hidden field beside a reference, which holds it as it was stored. */
export function storedName(key: string): string {
  return `${key}_puvodni`;
}

/** Slug of a block in forms: slugs have neither hyphens nor upper case. */
export function blockSlug(name: string): string {
  return name.replaceAll("-", "_");
}

/** Keys beside a file that follow from it, by what the library knows of a file. */
export const sizeKeys = { sirka: "width", vyska: "height", velikost: "size" } as const;

export function isSizeKey(key: string): key is keyof typeof sizeKeys {
  return Object.hasOwn(sizeKeys, key);
}
