import { randomUUID } from "node:crypto";
import type { DefaultValue, Field, TextareaField } from "payload";
import { nobody, sharedFields } from "../access.ts";
import { takesAll, withComponent, withCzech } from "../fields/controls.ts";
import { ownRequest } from "../hooks/own-request.ts";
import { words } from "../locales/words.ts";

const sidebar = { position: "sidebar" } as const;

/** Only programs of this CMS, such as the import, give values; in requests they are left out. */
const notGiven = { create: nobody, update: nobody };

/** The record's id on the wire; new records get a unique one. */
export const idField: Field = {
  name: "id",
  type: "text",
  defaultValue: () => randomUUID(),
  access: notGiven,
  admin: { hidden: true },
};

/** The id of an imported record that has another one in this CMS. */
export const wireIdField: Field = { name: "wireId", type: "text", access: notGiven, admin: { hidden: true } };

/** A stored field that is not edited: written and read only by hooks. */
export function storedField(name: string, localized: boolean, hooks: TextareaField["hooks"] = {}): Field {
  return {
    hooks,
    ...{ name, type: "textarea", localized, admin: { disabled: true }, validate: takesAll },
    access: { read: nobody, ...notGiven },
  };
}

export const headFields: Field[] = [
  {
    ...({ name: "name", type: "text", localized: true, label: words("content.name"), required: true } as const),
    ...{ validate: takesAll, admin: withCzech },
  },
  {
    name: "description",
    type: "textarea",
    localized: true,
    label: words("content.description"),
    admin: { description: words("content.descriptionHint"), ...withCzech },
  },
];

/** The site of an editor's new content items: the first one. Programs name theirs. */
const firstWeb: DefaultValue = async ({ req, user }) => {
  if (!user) return undefined;
  const query = { collection: "webs", sort: "createdAt", limit: 1, depth: 0 } as const;
  return (await req.payload.find({ ...query, req: await ownRequest(req) })).docs[0]?.id;
};

/** Fields of every content item, whatever its structure (schemas/site/content.ts). */
export const sidebarFields: Field[] = [
  {
    name: "address",
    type: "text",
    localized: true,
    index: true,
    label: words("content.address"),
    // No two pages have one address.
    hooks: { beforeDuplicate: [() => null] },
    admin: { ...sidebar, description: words("content.addressHint") },
  },
  {
    name: "web",
    type: "relationship",
    relationTo: "webs",
    label: words("content.web"),
    defaultValue: firstWeb,
    admin: sidebar,
    access: sharedFields,
  },
  {
    ...withComponent(
      { name: "displayAt", label: words("content.displayAt"), required: false, admin: {} },
      "date-field.tsx#DateTimeField",
      sidebar,
    ),
    access: sharedFields,
  },
  {
    name: "categories",
    type: "relationship",
    relationTo: "categories",
    hasMany: true,
    label: words("content.categories"),
    admin: sidebar,
    access: sharedFields,
  },
  {
    name: "tags",
    type: "relationship",
    relationTo: "tags",
    hasMany: true,
    label: words("content.tags"),
    admin: sidebar,
    access: sharedFields,
  },
  {
    name: "roles",
    type: "text",
    defaultValue: "Guest",
    label: words("content.roles"),
    admin: { ...sidebar, description: words("content.rolesHint") },
    access: sharedFields,
  },
  {
    name: "priority",
    type: "number",
    defaultValue: 0,
    label: words("content.priority"),
    admin: sidebar,
    access: sharedFields,
  },
];
