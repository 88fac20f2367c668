import { join } from "node:path";
import type { CollectionConfig } from "payload";
import { editors, publishers, signedIn } from "../access.ts";
import { altOfFile } from "../hooks/alt-of-file.ts";
import { checkFile, renameFile, turnSize } from "../hooks/files.ts";
import { publishAtOnce } from "../hooks/simple-changes.ts";
import { keepUsedDocument } from "../hooks/usage.ts";
import { languageCodes, languages } from "../languages.ts";
import { words } from "../locales/words.ts";
import { dataFolder } from "../settings.ts";
import { readData } from "../wire/data.ts";
import { fileTypes } from "../wire/file-types.ts";
import type { Doc } from "../wire/record.ts";
import { documentUrl } from "../wire/references.ts";
import { idField, storedField, wireIdField } from "./content-fields.ts";

/** Folder of the library's files, by their names in addresses. */
export const filesFolder = join(dataFolder, "files");

/** Files of the library, identified by name because content items contain their addresses. */
export const documents: CollectionConfig = {
  slug: "documents",
  labels: { singular: words("document.one"), plural: words("document.many") },
  access: { read: signedIn, create: editors, update: editors, delete: publishers },
  admin: {
    useAsTitle: "name",
    defaultColumns: ["filename", "name", "mimeType", "filesize"],
    group: words("group.library"),
  },
  upload: {
    staticDir: filesFolder,
    displayPreview: true,
    adminThumbnail: "thumbnail",
    imageSizes: [{ name: "thumbnail", width: 320, withoutEnlargement: true }],
    mimeTypes: [...new Set(Object.values(fileTypes))],
  },
  hooks: {
    beforeOperation: [renameFile],
    beforeValidate: [checkFile, turnSize, altOfFile],
    beforeDelete: [keepUsedDocument],
    ...publishAtOnce("documents", "document", toDocument),
  },
  fields: [
    idField,
    { name: "name", type: "text", required: true, label: words("content.name") },
    { name: "alt", type: "text", label: words("document.alt") },
    { name: "web", type: "relationship", relationTo: "webs", required: true, label: words("content.web") },
    {
      name: "language",
      type: "select",
      label: words("document.language"),
      options: languageCodes.map((code) => ({ value: languages[code].wire, label: languages[code].name })),
    },
    wireIdField,
    storedField("envelope", false),
  ],
};

export function toDocument(doc: Doc) {
  const envelope = readData(doc["envelope"]);
  const name = String(doc["filename"] ?? "");
  const web = String(doc["web"] ?? "");
  const { width, height, alt, language } = doc;
  return {
    ...envelope,
    id: String(doc["wireId"] || doc["id"]),
    webId: web,
    web: { id: web },
    name: String(doc["name"] ?? ""),
    fileName: name,
    mimeType: doc["mimeType"],
    size: doc["filesize"],
    url: documentUrl(name),
    ...(language ? { language } : {}),
    createdAt: envelope["createdAt"] ?? wireTime(doc["createdAt"]),
    updatedAt: envelope["updatedAt"] ?? wireTime(doc["updatedAt"]),
    ...(typeof width === "number" && typeof height === "number" && { width, height }),
    ...(alt ? { alt } : {}),
  };
}

/** Times of records are UTC without a zone. */
function wireTime(value: unknown): string {
  return String(value ?? "").replace(/Z$/, "");
}
