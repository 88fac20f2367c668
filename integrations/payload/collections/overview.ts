import type { CollectionConfig, Field } from "payload";
import { nobody } from "../access.ts";

const text = (name: string, index = false): Field => ({ name, type: "text", index });

/**
 * A line for each content item and language, written with each save (hooks/overview.ts): the start page and the search
 * of the admin read it instead of every collection.
 */
export const overview: CollectionConfig = {
  slug: "overview",
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  timestamps: false,
  fields: [
    text("content", true),
    text("structure"),
    text("language"),
    text("name"),
    text("address"),
    // Folded words of name and address, each after a space.
    text("words"),
    // `draft`, `changed` since it was published, or `published`.
    text("state"),
    // Number of fields whose faults would stop publishing.
    { name: "errors", type: "number", index: true },
    // The user who saved this language last, and when; empty for an import.
    text("savedBy", true),
    text("savedAt", true),
  ],
};
