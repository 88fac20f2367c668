import { humanPath } from "#checks/human-path.ts";
import type { Path } from "#checks/rule.ts";
import { toPointer } from "#schemas/parse/issue.ts";
import { isRecord } from "#schemas/parse/shape.ts";
import type { StructureKey } from "#schemas/structures/registry.ts";
import { withoutTags } from "#schemas/values/text.ts";
import type { ShownField } from "./data.ts";

/** Greatest number of fields; more than any ordinary content item has. */
const mostFields = 400;
const longestText = 120;

/** The texts and images of a record, by which the panel finds a field on the page. */
export function fieldsIn(key: StructureKey, record: unknown): ShownField[] {
  const fields: ShownField[] = [];
  const note = (path: Path, part: { text: string } | { image: string }) => {
    if (fields.length >= mostFields) return;
    fields.push({ pointer: toPointer(path), path: humanPath(key, record, path), text: null, image: null, ...part });
  };
  function walk(node: unknown, path: Path): void {
    if (typeof node === "string") for (const part of partsOf(node)) note(path, part);
    else if (Array.isArray(node)) for (const [index, item] of node.entries()) walk(item, [...path, index]);
    else if (isRecord(node)) for (const [name, value] of Object.entries(node)) walk(value, [...path, name]);
  }
  if (!isRecord(record)) return fields;
  walk(record["name"], ["name"]);
  walk(record["data"], ["data"]);
  return fields;
}

/** Matches codes, dates and addresses, which no page shows as they are written. */
const notWords = /^(?:[a-z\d_-]+|\d{4}-\d\d-\d\d\S*|(?:https?:|mailto:|tel:|[/#?])\S*)$/;

function* partsOf(value: string): Iterable<{ text: string } | { image: string }> {
  if (/^\/documents\/\S+$/.test(value)) return yield { image: value };
  if (notWords.test(value)) return;
  const isMarkup = value.includes("<");
  const text = plain(value);
  if (text) yield { text: text.slice(0, longestText) };
  if (!isMarkup) return;
  for (const part of value.split(/<(?=h[1-6]\b)/i).slice(1)) {
    const heading = plain(`<${part.split(/<\/h[1-6]/i, 1)[0]}`);
    if (heading) yield { text: heading };
  }
  for (const [, image] of value.matchAll(/<img\s[^<>]*?src="(\/documents\/[^"<>]+)"/gi)) if (image) yield { image };
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " " };

function plain(html: string): string {
  return withoutTags(html, " ")
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (entity, name: string) => entities[name] ?? entity)
    .replace(/\s+/g, " ")
    .trim();
}
