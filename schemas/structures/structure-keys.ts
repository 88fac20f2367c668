import { isStructureKey, type StructureKey, structures } from "./registry.ts";

/** Our structure keys by those of the CMS; configuration extends the table, unknown keys use the default template. */
export const defaultStructureKeys: Readonly<Record<string, StructureKey>> = Object.fromEntries(
  Object.keys(structures)
    .filter(isStructureKey)
    .map((key) => [structures[key].names.cms, key]),
);
