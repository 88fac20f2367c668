import type { CollectionConfig, Field } from "payload";
import { administrators, signedIn } from "../access.ts";
import { publishAtOnce } from "../hooks/simple-changes.ts";
import { keepUsedWeb } from "../hooks/usage.ts";
import { words } from "../locales/words.ts";
import { onWire, textsOf } from "../wire/localized.ts";
import type { Doc } from "../wire/record.ts";
import { idField } from "./content-fields.ts";

const text = (name: string, label: Parameters<typeof words>[0]): Field => ({ name, type: "text", label: words(label) });

const texts = ["defaultLanguage", "friendlyURL", "theme", "url", "host", "locale"] as const;

/** Sites; content items refer to them by id. */
export const webs: CollectionConfig = {
  slug: "webs",
  labels: { singular: words("web.one"), plural: words("web.many") },
  access: { read: signedIn, create: administrators, update: administrators, delete: administrators },
  admin: { useAsTitle: "name", defaultColumns: ["name", "friendlyURL", "host"], group: words("group.site") },
  hooks: { beforeDelete: [keepUsedWeb], ...publishAtOnce("webs", "web", toWeb) },
  fields: [
    idField,
    { name: "name", type: "text", localized: true, required: true, label: words("content.name") },
    ...texts.map((name) => text(name, `web.${name}`)),
    { name: "noIndex", type: "checkbox", label: words("web.noIndex") },
  ],
};

export function toWeb(doc: Doc) {
  const plain = Object.fromEntries(texts.map((key) => [key, doc[key] || null]));
  const noIndex = doc["noIndex"] === true ? { noIndex: true } : {};
  return { id: String(doc["id"]), name: onWire(textsOf(doc["name"])), ...plain, ...noIndex };
}
