import type { TextareaField } from "payload";
import type { Words } from "../locales/words.ts";

/** Rows are known by their first words. */
export const withTitle = { components: { RowLabel: "/admin/row-label.tsx#RowLabel" } };

interface Common {
  name: string;
  label: Words;
  required: boolean;
  admin: { description?: Words };
}

/** A text with a control of our own, which are all in `admin/`. */
export function withComponent(common: Common, component: string, more: TextareaField["admin"] = {}): TextareaField {
  const admin = { ...common.admin, ...more, components: { Field: `/admin/${component}` } };
  return { ...common, type: "textarea", admin, validate: takesAll };
}

/** Drafts may lack what publishing needs: the schema of the whole record judges values. */
export function takesAll(): true {
  return true;
}
