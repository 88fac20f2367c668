import { isStructureKey, type StructureKey, structures } from "./registry.ts";

/** Maps structure keys of the CMS to ours; configuration adds some. Unknown keys use the default template. */
export const defaultStructureKeys: Readonly<Record<string, StructureKey>> = Object.fromEntries(
  Object.keys(structures)
    .filter(isStructureKey)
    .map((key) => [structures[key].names.cms, key]),
);
