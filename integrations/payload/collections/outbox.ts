import type { CollectionConfig } from "payload";
import { nobody } from "../access.ts";

/** Latest state of every record that the read service serves, written with each save (outbox.ts reads it). */
export const outbox: CollectionConfig = {
  slug: "outbox",
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  timestamps: false,
  fields: [
    { name: "kind", type: "text", required: true },
    { name: "recordKey", type: "text", required: true, index: true },
    { name: "language", type: "text" },
    { name: "published", type: "textarea" },
    { name: "draft", type: "textarea" },
    { name: "changedAt", type: "text", required: true },
  ],
};
