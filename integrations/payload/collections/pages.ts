import type { CollectionConfig, Field } from "payload";
import { nobody, signedIn } from "../access.ts";
import { words } from "../locales/words.ts";
import { idField } from "./content-fields.ts";

const text = (name: string, label: Parameters<typeof words>[0], localized: boolean): Field => ({
  name,
  type: "text",
  localized,
  index: true,
  label: words(label),
});

/**
 * Index of all content items that references can lead to, maintained by their hooks: a single relation instead of one
 * per collection. Its ids are those of the content items. Names and addresses are the latest ones, next to the
 * published ones.
 */
export const pages: CollectionConfig = {
  slug: "pages",
  labels: { singular: words("page.one"), plural: words("page.many") },
  access: { read: signedIn, create: nobody, update: nobody, delete: nobody },
  admin: { useAsTitle: "name", hidden: true, defaultColumns: ["name", "address", "structure"] },
  fields: [
    idField,
    text("name", "content.name", true),
    text("address", "content.address", true),
    text("publicName", "page.publicName", true),
    text("publicAddress", "page.publicAddress", true),
    text("structure", "page.structure", false),
    text("web", "content.web", false),
  ],
};
