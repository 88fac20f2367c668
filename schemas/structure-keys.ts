import type { StructureKey } from "./registry.ts";

/** The CMS's structure keys and ours; configuration extends the table, unknown keys use the default template. */
export const defaultStructureKeys: Readonly<Record<string, StructureKey>> = {
  aktualita: "news-item",
  stranka: "standard-page",
  "hlavni-stranka": "main-page",
};
