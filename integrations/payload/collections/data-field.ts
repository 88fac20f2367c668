import type { Field } from "payload";
import { fieldsOf } from "../fields/fields.ts";
import { omittedName } from "../fields/names.ts";
import { words } from "../locales/words.ts";
import { parseSettings, type SchemaField, shapeOf } from "../portal.ts";
import { formOfData, readData } from "../wire/data.ts";
import type { ContentKind } from "./structures.ts";

/** Forms with at most this many fields have no tabs. */
const mostWithoutTabs = 8;

/**
 * The form of a content item's data. It is computed from the stored data on each read and never stored itself, so that
 * schema changes do not change tables (docs/decisions/076-payload-from-the-schemas.md).
 */
export function dataField(kind: ContentKind): Field {
  return {
    name: "data",
    type: "group",
    virtual: true,
    label: false,
    // Lists are read without it.
    admin: { hideGutter: true, readOnly: false, disableListColumn: true, disableListFilter: true },
    hooks: {
      afterRead: [
        ({ siblingData, findMany }) => {
          const stored: unknown = siblingData["stored"];
          if (findMany || typeof stored !== "string") return undefined;
          const data = readData(stored);
          return formOfData(kind.form, kind.isSettings ? parseSettings(data) : data);
        },
      ],
    },
    fields: inTabs(kind),
  };
}

/** Fields that editors should fill in are in the first tab. */
function inTabs({ form }: ContentKind): Field[] {
  const shape = shapeOf(form);
  const fields = shape.kind === "object" ? shape.fields : [];
  const all = fieldsOf(form, { isNeeded: true, ancestors: [] });
  const omitted: Field[] = fields.some(({ isRequired }) => !isRequired) ? [omittedField(fields)] : [];
  if (fields.length <= mostWithoutTabs) return [...all, ...omitted];
  const main = new Set(fields.filter(isMain).map(({ key }) => key));
  const isIn = (field: Field) => "name" in field && main.has(field.name.replace(/_puvodni$/, ""));
  return [
    {
      type: "tabs",
      tabs: [
        { label: words("tab.main"), fields: all.filter(isIn) },
        { label: words("tab.more"), fields: [...all.filter((field) => !isIn(field)), ...omitted] },
      ],
    },
  ];
}

function isMain({ isRequired, meta, schema }: SchemaField): boolean {
  const shape = shapeOf(schema);
  return isRequired || Boolean(meta?.expected) || (shape.kind === "leaf" && shape.format === "html");
}

function omittedField(fields: readonly SchemaField[]): Field {
  const options = fields.flatMap(({ key, meta, isRequired }) =>
    isRequired ? [] : [{ value: key, label: meta ? { cs: meta.cs, en: meta.en } : key }],
  );
  return {
    name: omittedName,
    type: "select",
    hasMany: true,
    options,
    label: words("omitted.label"),
    admin: { description: words("omitted.hint") },
    validate: () => true,
  };
}
