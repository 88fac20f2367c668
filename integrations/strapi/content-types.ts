import { trialStructures } from "#portal/adapter/launch/fixture-subset.ts";
import { type Field, isRecord, shapeOf } from "#portal/contract/parse/shape.ts";
import { structures } from "#portal/contract/structures/registry.ts";

type Attribute = Readonly<Record<string, unknown>>;

interface Component {
  /** Folder and name, such as `aktualita.odkazy`. */
  uid: string;
  schema: object;
}

const localized = { pluginOptions: { i18n: { localized: true } } };
const shared = { pluginOptions: { i18n: { localized: false } } };

/** Fields of every content item beside its data. */
const envelope: Readonly<Record<string, Attribute>> = {
  portalId: { type: "string", unique: false, ...shared },
  name: { type: "text", required: true, ...localized },
  address: { type: "text", ...localized },
  description: { type: "text", ...localized },
  web: { type: "relation", relation: "manyToOne", target: "api::site.site", ...shared },
  displayAt: { type: "datetime", ...localized },
  categories: { type: "json", ...localized },
  tags: { type: "json", ...localized },
  roles: { type: "json", ...localized },
};

/** Records that are no pages keep the words of the contract. */
export const plainTypes = ["site", "settings", "menu", "vocabulary", "tag", "document"] as const;

const plain = { portalId: { type: "string", required: true }, record: { type: "json", required: true } };

/** Picture of the library with the words of its use. */
const picture: Component = {
  uid: "portal.picture",
  schema: component("portal.picture", "Obrázek", {
    soubor: { type: "media", multiple: false, allowedTypes: ["images"] },
    alt: { type: "text" },
    popisek: { type: "text" },
    autor: { type: "text" },
    stred: { type: "json" },
  }),
};

/** Returns the content types and components of Strapi by name. */
export function contentTypes() {
  const components = [picture];
  const pages = trialStructures.map((key) => {
    const { names, data } = structures[key];
    const shape = shapeOf(data);
    const fields = shape.kind === "object" ? shape.fields : [];
    const own = fields.map((field) => [field.key, attributeOf(field, names.cms, components)] as const);
    return [names.cms, contentType(names.cms, names.cs, { ...envelope, ...Object.fromEntries(own) }, true)] as const;
  });
  const others = plainTypes.map((name) => [name, contentType(name, name, plain, false)] as const);
  return { types: new Map([...others, ...pages]), components };
}

function contentType(name: string, displayName: string, attributes: object, isPage: boolean): object {
  return {
    kind: "collectionType",
    collectionName: name.replaceAll("-", "_"),
    info: { singularName: name, pluralName: pluralOf(name), displayName },
    options: { draftAndPublish: isPage },
    pluginOptions: { i18n: { localized: isPage } },
    attributes,
  };
}

/** Name of a type in the addresses of the REST API. */
export function pluralOf(name: string): string {
  return `${name}-all`;
}

function component(uid: string, displayName: string, attributes: object): object {
  return { collectionName: `components_${uid.replace(/\W/g, "_")}`, info: { displayName }, options: {}, attributes };
}

function attributeOf({ key, schema, meta }: Field, type: string, components: Component[]): Attribute {
  const shape = shapeOf(schema);
  const item = shape.kind === "list" ? shapeOf(shape.item) : shape;
  if (item.kind !== "object") return { ...leafOf(schema), ...localized };
  const repeatable = shape.kind === "list";
  if (item.keys.has("sirka")) return { type: "component", component: picture.uid, repeatable, ...localized };
  // A page is chosen by its record, in the words of the contract.
  if (item.keys.has("friendlyURLs")) return { type: "json", ...localized };
  const uid = `${type}.${key.toLowerCase()}`;
  const parts = item.fields.map((field) => [field.key, { ...leafOf(field.schema), ...timeless(field) }] as const);
  components.push({ uid, schema: component(uid, meta?.cs ?? key, Object.fromEntries(parts)) });
  return { type: "component", component: uid, repeatable, ...localized };
}

/** Times in components are those of Prague. */
function timeless({ schema }: Field): Attribute {
  return definitionOf(shapeOf(schema).schema).format === "dateTime" ? { type: "string" } : {};
}

function leafOf(schema: Field["schema"]): Attribute {
  const shape = shapeOf(schema);
  if (shape.kind !== "leaf") return { type: "json" };
  const { type, format, options } = definitionOf(shape.schema);
  if (type === "number") return { type: "float" };
  if (type === "boolean") return { type };
  if (options.length > 0 && options.every((each) => /^[a-z][\w-]*$/i.test(each)))
    return { type: "enumeration", enum: options };
  return { type: format === "dateTime" ? "datetime" : format === "date" ? "date" : "text" };
}

/** Facts of a leaf of a schema. */
function definitionOf({ def }: { def: unknown }) {
  const { type, format, entries } = isRecord(def) ? def : {};
  return { type, format, options: isRecord(entries) ? Object.values(entries).map(String) : [] };
}
