import type { CollectionConfig, Field, PayloadRequest } from "payload";
import { publishers, signedIn } from "../access.ts";
import { partOfForm, withPages, withTitle } from "../fields/controls.ts";
import { storedName } from "../fields/names.ts";
import { publish, publishAtOnce } from "../hooks/simple-changes.ts";
import { loadTargets } from "../hooks/targets.ts";
import { languageCodes, languages } from "../languages.ts";
import { words } from "../locales/words.ts";
import { readData } from "../wire/data.ts";
import { folderOfForm, formOfFolder, toFolder } from "../wire/folders.ts";
import type { Doc } from "../wire/record.ts";
import { idField, storedField } from "./content-fields.ts";

/** Maximum depth of a menu. */
const levels = 4;

/** Menus of the sites: trees of names with pages or addresses. */
export const folders: CollectionConfig = {
  slug: "folders",
  labels: { singular: words("folder.one"), plural: words("folder.many") },
  access: { read: signedIn, create: publishers, update: publishers, delete: publishers },
  admin: { useAsTitle: "name", group: words("group.site") },
  hooks: {
    beforeChange: [
      // Imported menus are already in the stored format, without a form.
      ({ data, operation }) =>
        Array.isArray(data["items"]) && !(operation === "create" && data["stored"])
          ? { ...data, stored: JSON.stringify({ children: folderOfForm(data["items"]) }) }
          : data,
    ],
    ...publishAtOnce("folders", "folder", toRecord),
  },
  fields: [
    idField,
    { name: "name", type: "text", localized: true, required: true, label: words("content.name") },
    storedField("stored", false),
    partOfForm("siteReload", "reload-after-publish.tsx#ReloadAfterPublish"),
    {
      ...itemsField("items", levels),
      virtual: true,
      hooks: {
        afterRead: [({ siblingData }) => formOfFolder(readData(siblingData["stored"])["children"])],
      },
    },
  ],
};

async function toRecord(doc: Doc, req: PayloadRequest) {
  const children: unknown = readData(doc["stored"])["children"];
  return toFolder(doc, children, await loadTargets(req, children, "visitor"));
}

/** Writes a menu after its pages have changed. */
export function publishFolder(req: PayloadRequest, id: string): Promise<void> {
  return publish(req, "folders", "folder", id, toRecord);
}

function itemsField(name: string, depth: number): Extract<Field, { type: "array" }> {
  return {
    name,
    type: "array",
    label: words(name === "items" ? "folder.items" : "folder.children"),
    labels: { singular: words("folder.item"), plural: words("folder.items") },
    admin: { ...withTitle, initCollapsed: true, readOnly: false },
    fields: [
      {
        type: "row",
        fields: languageCodes.map((code) => ({ name: code, type: "text", label: languages[code].name })),
      },
      { name: "page", type: "relationship", relationTo: "pages", label: words("folder.page"), admin: withPages },
      { name: "url", type: "text", label: words("folder.url") },
      { name: storedName("page"), type: "text", admin: { hidden: true } },
      ...(depth > 1 ? [itemsField("children", depth - 1)] : []),
    ],
  };
}
