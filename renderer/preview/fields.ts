import { contentName, pathOfSteps } from "#checks/human-path.ts";
import { type Step, stepsTo } from "#checks/place.ts";
import type { RecordPath } from "#checks/rule.ts";
import { clean, parseHtml } from "#checks/rules/html.ts";
import { markdownAsHtml } from "#checks/rules/markdown.ts";
import { maxTextLength } from "#renderer/preview/texts/shown-text.ts";
import { toPointer } from "#schemas/parse/issue.ts";
import { isRecord, shapeOf } from "#schemas/parse/shape.ts";
import type { StructureKey } from "#schemas/structures/registry.ts";
import { documentPattern } from "#schemas/values/image.ts";
import { markdown } from "#schemas/values/markdown.ts";
import type { ShownField } from "./data.ts";

/** Maximum numbers of fields, texts and characters that are read; ordinary content items have fewer. */
const most = { fields: 400, texts: 1500, characters: 500_000 };

/** Returns the fields of a record with the texts and images by which the panel finds them on the page. */
export function fieldsIn(
  key: StructureKey,
  record: unknown,
  editOf: (pointer: string) => string | null = () => null,
): ShownField[] {
  const fields: ShownField[] = [];
  if (!isRecord(record)) return fields;
  const name = contentName(key, record);
  const left = { ...most };
  function walk(node: unknown, path: RecordPath): void {
    if (typeof node === "string") note(node, path);
    else if (Array.isArray(node)) for (const [index, item] of node.entries()) walk(item, [...path, index]);
    else if (isRecord(node)) for (const [part, value] of Object.entries(node)) walk(value, [...path, part]);
  }
  function note(value: string, path: RecordPath): void {
    if (left.fields <= 0 || left.texts <= 0 || left.characters <= 0 || notWords.test(value)) return;
    const steps = stepsTo(key, record, path);
    const { texts, images } = partsOf(value.slice(0, left.characters), steps);
    if (texts.length + images.length === 0) return;
    const pointer = toPointer(path);
    fields.push({
      pointer,
      path: pathOfSteps(name, steps),
      texts: texts.slice(0, left.texts),
      images,
      edit: editOf(pointer),
    });
    left.fields -= 1;
    left.texts -= texts.length;
    left.characters -= value.length;
  }
  walk(record["name"], ["name"]);
  walk(record["data"], ["data"]);
  return fields;
}

/**
 * Matches codes, dates and addresses, which pages show in another form or not at all. Files of the CMS are not matched:
 * they may be images.
 */
const notWords = /^(?:[a-z\d_-]+|\d{4}-\d\d-\d\d\S*|(?:https?:|mailto:|tel:|[#?]|\/(?!documents\/))\S*)$/;

/** Returns the lines of a text as a page shows them, and the addresses of its images. */
function partsOf(value: string, steps: readonly Step[]): Pick<ShownField, "texts" | "images"> {
  if (documentPattern.test(value)) return { texts: [], images: [value] };
  const schema = steps.at(-1)?.schema;
  const isMarkdown = schema && shapeOf(schema).schema.def === markdown.def;
  const source = isMarkdown ? markdownAsHtml(value) : value;
  if (!source.includes("<")) return { texts: distinct([clean(source)]), images: [] };
  const { lines, elements } = parseHtml(source, "cs");
  const sources = elements.flatMap(({ tag, attributes }) => (tag === "img" ? (attributes.get("src") ?? []) : []));
  return {
    texts: distinct(lines.map(({ text }) => text)),
    images: [...new Set(sources.filter((each) => documentPattern.test(each)))],
  };
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts.map((text) => text.slice(0, maxTextLength)).filter((text) => text !== ""))];
}
