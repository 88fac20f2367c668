import type { TextareaField, UIField, Where } from "payload";
import type { Words } from "../locales/words.ts";

/** Shows the first words of each row as its title. */
export const withTitle = { components: { RowLabel: "/admin/row-label.tsx#RowLabel" } };

/** Shows the Czech value beside a text of a translation; our own controls show it themselves. */
export const withCzech = { components: { beforeInput: ["/admin/translation/czech-value.tsx#CzechValue"] } };

/** A part of a form without a field, in the column beside it. */
export function partOfForm(name: string, component: string): UIField {
  return { name, type: "ui", admin: { position: "sidebar", components: { Field: `/admin/${component}` } } };
}

/** Chooses a page by a search over all of them. */
export const withPages = { components: { Field: "/admin/pages/page-field.tsx#PageField" } };

/** Offers images of the library only. */
export const images: Where = { mimeType: { contains: "image/" } };

/** Shows a chosen image with the point that stays in sight, and the description that its file has. */
export const withImage = { components: { afterInput: ["/admin/image/image-tools.tsx#ImageTools"] } };

interface Common {
  name: string;
  label: Words;
  required: boolean;
  admin: { description?: Words };
}

/** A text field with one of our own controls in `admin/`. */
export function withComponent(common: Common, component: string, more: TextareaField["admin"] = {}): TextareaField {
  const admin = { ...common.admin, ...more, components: { Field: `/admin/${component}` } };
  return { ...common, type: "textarea", admin, validate: takesAll };
}

/** Accepts any value: drafts may lack what publishing needs, so values are validated by the whole record's schema. */
export function takesAll(): true {
  return true;
}
