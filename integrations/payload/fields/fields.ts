import type { Block, Field } from "payload";
import type { z } from "zod";
import { words } from "../locales/words.ts";
import { fieldMeta, type SchemaField, shapeOf } from "../portal.ts";
import { labelOf as choiceLabel, toOptions } from "./choice-labels.ts";
import { images, takesAll, withComponent, withCzech, withImage, withPages, withTitle } from "./controls.ts";
import { hintOf, isLong } from "./hint.ts";
import { type Kind, kindOf, type Member } from "./kinds.ts";
import { labelOf, rowLabels } from "./labels.ts";
import { blockSlug, isSizeKey, keyName, storedName, valueName } from "./names.ts";

/** The context of a field. */
interface FieldContext {
  /** True when an empty field is an error, because none of its ancestors is optional. */
  isNeeded: boolean;
  /** Schemas of its ancestors; a recursive tree of units is expanded to a fixed depth. */
  ancestors: readonly z.ZodType[];
  /** True next to a file, from which some values are derived. */
  hasFile?: boolean;
}

/** Maximum depth of a recursive schema. */
const mostLevels = 8;

/** Form fields for an object's schema, without a union's discriminator. */
export function fieldsOf(schema: z.ZodType, context: FieldContext, omitted?: string): Field[] {
  const shape = shapeOf(schema);
  if (shape.kind !== "object") throw new Error(`A form is made of an object, not of a ${shape.kind}.`);
  const ancestors = [...context.ancestors, shape.schema];
  const hasFile = shape.fields.some(({ schema: own }) => kindOf(own).kind === "document");
  return shape.fields
    .filter(({ key, schema: own }) => key !== omitted && !isTooDeep(own, ancestors))
    .flatMap((field) => toFields(field, { ...context, ancestors, hasFile }));
}

function isTooDeep(schema: z.ZodType, ancestors: readonly z.ZodType[]): boolean {
  const shape = shapeOf(schema);
  const inner = shape.kind === "list" ? shapeOf(shape.item).schema : shape.schema;
  return ancestors.filter((each) => each === inner).length >= mostLevels;
}

/** Fields for one key; a reference has a hidden field next to it. */
function toFields(field: SchemaField, context: FieldContext): Field[] {
  const kind = kindOf(field.schema);
  const own = toField(field, kind, context);
  return kind.kind === "page" || kind.kind === "embedded" || kind.kind === "document"
    ? [own, { name: storedName(field.key), type: "text", admin: { hidden: true } }]
    : [own];
}

function toField({ key, schema, meta, isRequired }: SchemaField, kind: Kind, context: FieldContext): Field {
  const label = labelOf(schema, key, meta);
  const isNeeded = isRequired && context.isNeeded;
  const hint = meta && hintOf(schema, meta, kind.kind);
  const described = hint ? { description: hint } : {};
  const common = { name: key, label, required: isNeeded, admin: described };
  const text = { ...common, admin: { ...described, ...withCzech } };
  const below = { ancestors: context.ancestors, isNeeded };
  const inRow = { ancestors: context.ancestors, isNeeded: true };
  switch (kind.kind) {
    case "group":
      return { name: key, label, type: "group", admin: described, fields: fieldsOf(kind.schema, below) };
    case "rows":
      return {
        ...{ name: key, label, type: "array", admin: { ...described, ...withTitle, initCollapsed: true } },
        labels: rowLabels(kind.item, label),
        fields: fieldsOf(kind.item, inRow),
      };
    case "values":
      return {
        ...{ name: key, label, type: "array", admin: { ...described, ...withTitle } },
        labels: rowLabels(kind.item, label),
        fields: toFields(itemField(kind.item), inRow),
      };
    case "map":
      return {
        ...{ name: key, label, type: "array", admin: { ...described, ...withTitle } },
        labels: { singular: words("row"), plural: label },
        fields: [{ name: keyName, type: "text", label: words("map.key") }, ...toFields(itemField(kind.value), inRow)],
      };
    case "blocks":
      return {
        ...{ name: key, label, type: "blocks", admin: { ...described, initCollapsed: true } },
        blocks: kind.members.map((member) => toBlock(member, kind.members, inRow)),
        ...(kind.isSingle && { maxRows: 1 }),
      };
    case "switchable":
      return {
        ...{ name: key, label, type: "group", admin: described },
        fields: [
          { name: valueName, type: "select", label: words("switch.label"), options: toOptions(kind.options) },
          ...fieldsOf(kind.schema, { ...below, isNeeded: false }),
        ],
      };
    case "choices":
      return { ...common, type: "select", hasMany: true, options: toOptions(kind.options), validate: takesAll };
    case "choice":
      return { ...common, type: "select", options: toOptions(kind.options), validate: takesAll };
    case "page":
    case "embedded":
      return {
        ...common,
        type: "relationship",
        relationTo: "pages",
        validate: takesAll,
        admin: { ...described, ...withPages },
      };
    case "document":
      return {
        ...{ ...common, type: "upload", relationTo: "documents", validate: takesAll },
        ...(kind.isImage && { admin: { ...described, ...withImage }, filterOptions: images }),
      };
    case "number":
      return context.hasFile && isSizeKey(key)
        ? {
            ...common,
            type: "number",
            validate: takesAll,
            admin: { readOnly: true, description: words("hint.fromFile") },
          }
        : { ...common, type: "number", validate: takesAll };
    case "html":
      return withComponent(common, "html-field.tsx#HtmlField");
    case "date":
      return withComponent(common, "date-field.tsx#DateField");
    case "dateTime":
      return withComponent(common, "date-field.tsx#DateTimeField");
    case "grid":
      return withComponent(common, "grid-field.tsx#GridField", kind.isSingleRow ? { rows: 1 } : {});
    case "value":
      return withComponent(common, "values/value-field.tsx#ValueField");
    case "valueKey":
      return withComponent(common, "values/value-key-field.tsx#ValueKeyField");
    case "markdown":
      return { ...text, type: "textarea", validate: takesAll };
    case "text":
      return isLong(meta)
        ? { ...text, type: "textarea", validate: takesAll }
        : { ...text, type: "text", validate: takesAll };
  }
}

function toBlock({ name, key, schema }: Member, members: readonly Member[], context: FieldContext): Block {
  const names = members.map((member) => member.name);
  const label = fieldMeta.has(schema) ? labelOf(schema, name, null) : choiceLabel(name, names);
  return { slug: blockSlug(name), labels: { singular: label, plural: label }, fields: fieldsOf(schema, context, key) };
}

function itemField(item: z.ZodType): SchemaField {
  return { key: valueName, schema: item, meta: fieldMeta.get(item) ?? null, isRequired: true };
}
