import type { CollectionConfig, Field, LabelFunction } from "payload";
import { editorLanguage } from "../locales/words.ts";
import { isRecord } from "../portal.ts";

/**
 * Turns the labels of a collection and its fields into plain texts in the editor's language. Payload 3.90 inserts
 * labels as they are into button names, such as those for sorting a list: an object of translations would read "[object
 * Object]".
 */
export function withPlainLabels({ labels, ...collection }: CollectionConfig): CollectionConfig {
  const fields = collection.fields.map(withPlainLabel);
  const own = Object.entries(labels ?? {}).map(([number, label]) => [number, plain(label) ?? label]);
  return { ...collection, labels: Object.fromEntries(own), fields };
}

function withPlainLabel(field: Field): Field {
  const label = "label" in field ? plain(field.label) : null;
  return label === null ? field : Object.assign({}, field, { label });
}

function plain(label: unknown): LabelFunction | null {
  return isRecord(label) ? ({ i18n }) => String(label[editorLanguage({ i18n })]) : null;
}
