import { trialStructures } from "#portal/adapter/launch/fixture-subset.ts";
import { type Field, shapeOf } from "#portal/contract/parse/shape.ts";
import { languages } from "#portal/contract/site/languages.ts";
import { structures } from "#portal/contract/structures/registry.ts";
import { choices, idField, jsonField, type StoredField, storedField, textField, timeField } from "./fields.ts";

/** A collection as the REST API of Directus takes it. */
export interface Collection {
  collection: string;
  meta: Readonly<Record<string, unknown>>;
  schema: object;
  fields: StoredField[];
}

export interface Relation {
  collection: string;
  field: string;
  related_collection: string;
  meta: { one_field?: string; sort_field?: string; junction_field?: string };
  schema: { on_delete: "CASCADE" | "SET NULL" };
}

/** Records that are no pages, and pages of other structures, keep the words of the contract. */
export const plainCollections = ["site", "settings", "menu", "vocabulary", "tag", "document", "page"] as const;

/** Pictures of the library with the words of their use. */
export const pictures = "obrazky";

/** Name of the collection of a structure, whose key on the wire is `key`. */
export function collectionOf(key: string): string {
  return key.replaceAll("-", "_");
}

/** A collection of pages, and the fields of its translations. */
export interface PageCollection {
  name: string;
  translations: string;
  fields: readonly StoredField[];
}

/** Returns the collections of pages, made from the schemas. */
export function pageCollections(): PageCollection[] {
  return trialStructures.map((key) => {
    const { names, data } = structures[key];
    const shape = shapeOf(data);
    const fields: readonly Field[] = shape.kind === "object" ? shape.fields : [];
    const name = collectionOf(names.cms);
    return { name, translations: `${name}_translations`, fields: [...envelope, ...fields.map(storedField)] };
  });
}

/** Fields of every content item in one language beside its data. */
const envelope: readonly StoredField[] = [
  {
    field: "status",
    type: "string",
    meta: { interface: "select-dropdown", options: { choices: choices(["draft", "published"]) } },
    schema: { default_value: "draft" },
  },
  ...["name", "address", "description"].map(textField),
  timeField("displayAt"),
  { ...timeField("updatedAt"), meta: { special: ["date-created", "date-updated"], readonly: true, hidden: true } },
  ...["categories", "tags", "roles"].map(jsonField),
];

/** Returns all collections, and the relations between them, in the order in which they can be made. */
export function allCollections(): { collections: Collection[]; relations: Relation[] } {
  const pages = pageCollections();
  const relations: Relation[] = [relation(pictures, "soubor", "directus_files")];
  const picture: StoredField[] = [
    idField("integer"),
    { field: "soubor", type: "uuid", meta: { interface: "file-image", special: ["file"] } },
    ...["alt", "popisek", "autor"].map(textField),
    jsonField("stred"),
    { field: "sort", type: "integer", meta: { hidden: true } },
  ];
  const ofPages = pages.flatMap(({ name, translations, fields }): Collection[] => {
    relations.push(
      relation(name, "web", "site"),
      relation(translations, "item", name, { one_field: "translations", junction_field: "languages_code" }, "CASCADE"),
      relation(translations, "languages_code", "languages", { junction_field: "item" }, "CASCADE"),
    );
    for (const { field, target } of fields)
      if (target === "gallery") {
        const owner = `${translations}_${field}`;
        picture.push({ field: owner, type: "integer", meta: { hidden: true } });
        relations.push(relation(pictures, owner, translations, { one_field: field, sort_field: "sort" }, "CASCADE"));
      } else if (target) relations.push(relation(translations, field, target === "picture" ? pictures : "page"));
    const page: StoredField[] = [
      idField("uuid"),
      { field: "portalId", type: "string", meta: { hidden: true } },
      { field: "web", type: "string", meta: { interface: "select-dropdown-m2o", special: ["m2o"], required: true } },
      {
        field: "translations",
        type: "alias",
        meta: { interface: "translations", special: ["translations"], options: { languageField: "name" } },
      },
    ];
    const links: StoredField[] = [
      { field: "item", type: "uuid", meta: { hidden: true } },
      { field: "languages_code", type: "string", meta: { hidden: true } },
    ];
    const stored = [idField("integer"), ...links, ...fields.map(({ target: _, ...field }) => field)];
    return [collection(name, page, { versioning: true }), collection(translations, stored, { hidden: true })];
  });
  const language: StoredField[] = [
    { field: "code", type: "string", meta: {}, schema: { is_primary_key: true } },
    { field: "name", type: "string", meta: {} },
  ];
  const plain = plainCollections.map((name) => collection(name, [idField("string"), jsonField("record")]));
  return {
    collections: [collection("languages", language), ...plain, collection(pictures, picture), ...ofPages],
    relations,
  };
}

/** Languages of the translations. */
export const languageRows = Object.values(languages).map(({ tag: code, name }) => ({ code, name }));

function collection(name: string, fields: StoredField[], meta: object = {}): Collection {
  return { collection: name, meta: { ...meta }, schema: {}, fields };
}

function relation(
  collection: string,
  field: string,
  related: string,
  meta: Relation["meta"] = {},
  onDelete: "CASCADE" | "SET NULL" = "SET NULL",
): Relation {
  return { collection, field, related_collection: related, meta, schema: { on_delete: onDelete } };
}
