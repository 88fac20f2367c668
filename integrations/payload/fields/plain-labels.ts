import type { CollectionConfig, Field } from "payload";
import { editorLanguage } from "../locales/words.ts";
import { isRecord } from "../portal.ts";

/**
 * Turns labels of fields into plain texts in the language of the editor. Payload 3.90 puts a label as it is into the names of the
 * buttons that sort a list: an object with languages would be read as "[object Object]".
 */
export function withPlainLabels(collection: CollectionConfig): CollectionConfig {
  return { ...collection, fields: collection.fields.map(withPlainLabel) };
}

function withPlainLabel(field: Field): Field {
  const label: unknown = "label" in field ? field.label : null;
  if (!isRecord(label)) return field;
  return Object.assign({}, field, { label: ({ i18n }: { i18n: object }) => String(label[editorLanguage({ i18n })]) });
}
